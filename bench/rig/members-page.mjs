// What members.mjs and start.mjs share: a logged-in /members with 24 cards behind a replayed upstream.
import { join } from "node:path";
import { OTHER_CORE, startNode, tell } from "./processes.mjs";
import { startBackend, startReplay, startSite, Visitor } from "./site.mjs";

const CARDS = 24;
export const PAGE = "/members";
export const ACCEPT_ENCODING = "gzip, deflate, br, zstd";

/** Starts everything, logs in, and checks that the page is the one that is meant. */
export async function startMembersPage(options) {
  const backend = await startBackend();
  const replay = await startReplay(backend.said.origin);
  const site = await startSite(replay.origin, options);
  const visitor = new Visitor(site.origin);
  await visitor.logIn();
  const html = await (await visitor.get(PAGE)).text();
  const cards = html.match(/<li class="mc"/g)?.length ?? 0;
  if (cards < CARDS) throw new Error(`${PAGE} shows ${cards} cards instead of ${CARDS}`);
  await tell(replay, "replay");
  await visitor.get(PAGE);
  return { replay, site, visitor };
}

/** The request as a browser sends it; load tools count as bots without its user agent. */
export function requestHead(visitor, port, acceptEncoding, page = PAGE) {
  const headers = visitor.headers(acceptEncoding ? { "accept-encoding": acceptEncoding } : {});
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${page} HTTP/1.1`, `host: 127.0.0.1:${port}`, ...lines, "", ""].join("\r\n");
}

export function startLoad() {
  return startNode(join(import.meta.dirname, "load.mjs"), { core: OTHER_CORE });
}
