import { type Counts, showCounts } from "../browser/live/counts";
import { startPoller } from "../browser/live/poller";
import { fetchPage } from "./answered-page";
import { EnhancedElement } from "./enhanced-element";
import { fillInPlace } from "./fill-in-place";
import { adopt, findPieces } from "./piece";

/** What a poll of a list brings beside its rows, which the page's own HTML shows. */
interface News {
  counts: Counts;
}

/**
 * `<rz-live src data-names data-known data-channel data-pace>`: asks `src` while the page is looked at, and at `rz-news`;
 * where something changed, badges and title follow, and the named pieces are filled from the page, asked for anew.
 * Other pages of this browser are told by the channel.
 */
export default class Live extends EnhancedElement {
  protected start(signal: AbortSignal): void {
    const { names = "", known, channel: channelName = "", pace = "" } = this.dataset;
    const [activeMs = 0, idleMs = 0, steadyFor = 0, idleAfter = 1] = pace.split(" ").map(Number);
    const channel = "BroadcastChannel" in window ? new BroadcastChannel(channelName) : undefined;
    let lastText = "";
    const show = async (news: News, tell?: BroadcastChannel): Promise<void> => {
      const text = JSON.stringify(news);
      if (text === lastText) return;
      showCounts(news.counts);
      await fillPieces(names, signal);
      lastText = text;
      tell?.postMessage(news);
    };
    const poller = startPoller<News>({
      url: () => this.getAttribute("src") ?? "",
      pace: { activeMs, idleMs, steadyFor, idleAfter },
      known,
      onNews: (news) => show(news, channel),
      // The next page that is opened asks for the login.
      onLoggedOut: () => {},
    });
    // What fails here comes by the poll.
    if (channel) channel.onmessage = ({ data }) => void show(data).catch(() => {});
    document.addEventListener("rz-news", poller.askNow, { signal });
    signal.addEventListener("abort", () => {
      poller.stop();
      channel?.close();
    });
  }
}

async function fillPieces(names: string, signal: AbortSignal): Promise<void> {
  const page = await fetchPage(location.href, { signal, headers: { "X-Piece": names } });
  if (!page.document || !page.ok) throw new Error("no page");
  for (const name of names.split(" ")) {
    const [old] = findPieces(document, name);
    const [fresh] = findPieces(page.document, name);
    if (old && fresh) fillInPlace(old, adopt(fresh, page.url));
  }
}
