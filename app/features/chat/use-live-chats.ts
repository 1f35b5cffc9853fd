import { useCallback, useEffect, useRef, useState } from "react";
import { type Counts, showCounts } from "#app/browser/live/counts";
import { type Poller, startPoller } from "#app/browser/live/poller";
import { paths } from "#app/paths";
import type { ChatRow, ConversationNews, LiveList } from "./chat-model";
import { CHAT_PACE } from "./chat-pace";
import { openChannel } from "./live-channel";

/** A conversation that is asked for together with the list. */
export interface Attended {
  /** Where its news are; undefined while it is nobody's to read. */
  url(): string | undefined;
  onNews(news: ConversationNews): void;
  /** The site has answered; that nothing changed, or something else. */
  onReached(isUnchanged: boolean): void;
  /** Nobody is logged in any more. */
  onLoggedOut(): void;
}

/** What lives on a page with conversations: one poll brings the list, the counts and what is new in the open one (CHAT-15). */
export interface LiveChats {
  rows: ChatRow[];
  /** Scripts run and ask by themselves: no button is needed for it. */
  polling: boolean;
  /** The login ended; it is looked for whenever somebody comes back to the page. */
  isLoggedOut: boolean;
  /** Whether a script of this page was ever answered. */
  isOnline(): boolean;
  /** Asks for this conversation too, until the answer is called. */
  attend(conversation: Attended): () => void;
  /** Asks at once. */
  wake(): void;
  /** A message was sent: this is the list now. */
  moved(rows: ChatRow[]): void;
}

/** The one poll of a page with conversations; a push message and other tabs wake it. */
export function useLiveChats(first: ChatRow[], channelName: string, owner: number): LiveChats {
  const [rows, setRows] = useState(first);
  const [polling, setPolling] = useState(false);
  const [isLoggedOut, setLoggedOut] = useState(false);
  const answered = useRef(false);
  const attended = useRef<Attended>();
  const poller = useRef<Poller>();
  const channel = useRef<BroadcastChannel>();
  const counts = useRef<Counts>();

  const wake = useCallback(() => poller.current?.askNow(), []);

  useEffect(() => {
    let lastText = "";
    const show = (list: LiveList): boolean => {
      const text = JSON.stringify([list.rows, list.counts]);
      if (text === lastText) return false;
      lastText = text;
      counts.current = list.counts;
      setRows(list.rows);
      showCounts(list.counts);
      return true;
    };
    let asked: Attended | undefined;
    channel.current = openChannel(channelName, (list) => show(list) && wake());
    poller.current = startPoller<LiveList | ConversationNews>({
      url: () => {
        const own = attended.current?.url();
        asked = own === undefined ? undefined : attended.current;
        return own ?? paths.chatsUpdates();
      },
      pace: CHAT_PACE,
      onReached: (isUnchanged) => attended.current?.onReached(isUnchanged),
      onNews: (news) => {
        // Somebody else logged in: nothing of theirs belongs on this page.
        if (news.owner !== owner) return location.reload();
        answered.current = true;
        setLoggedOut(false);
        const { rows, counts } = news;
        if (show({ owner, rows, counts })) channel.current?.postMessage({ owner, rows, counts });
        // The member may have gone to another conversation meanwhile.
        if ("messages" in news && asked === attended.current) asked?.onNews(news);
      },
      onLoggedOut: () => {
        answered.current = true;
        setLoggedOut(true);
        attended.current?.onLoggedOut();
      },
    });
    setPolling(true);
    // Without it everything is where it belongs all the same.
    import("./moves").then(
      (part) => part.followMoves(),
      () => {},
    );
    // A push message says that there is something new (APP-03).
    navigator.serviceWorker?.addEventListener("message", wake);
    return () => {
      navigator.serviceWorker?.removeEventListener("message", wake);
      poller.current?.stop();
      channel.current?.close();
    };
  }, [channelName, owner, wake]);

  const attend = useCallback((conversation: Attended) => {
    attended.current = conversation;
    return () => {
      if (attended.current === conversation) attended.current = undefined;
    };
  }, []);
  const moved = useCallback(
    (list: ChatRow[]) => {
      setRows(list);
      if (counts.current) channel.current?.postMessage({ owner, rows: list, counts: counts.current });
    },
    [owner],
  );
  const isOnline = useCallback(() => answered.current, []);

  return { rows, polling, isLoggedOut, isOnline, attend, wake, moved };
}
