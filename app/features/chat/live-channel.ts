import type { LiveList } from "./chat-model";

/** Other pages of this member in this browser hear what one of them posts; where there are no channels they ask by themselves. */
export function openChannel(name: string, onList: (list: LiveList) => void): BroadcastChannel | undefined {
  if (!("BroadcastChannel" in window)) return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<LiveList>) => onList(data);
  return channel;
}
