import type { LiveList } from "./chat-model";

export interface LiveChannel {
  tell(list: LiveList): void;
  close(): void;
}

/** Other pages of this member in this browser hear what one of them learnt; where there are no channels they ask by themselves. */
export function openChannel(name: string, onList: (list: LiveList) => void): LiveChannel {
  if (!("BroadcastChannel" in window)) return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveList>) => onList(data);
  return { tell: (list) => channel.postMessage(list), close: () => channel.close() };
}
