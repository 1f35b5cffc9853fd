// What a conversation costs: opening one of 10,000 messages beside one of 100, and polls without news beside the bare
// upstream limit: once with the reference backend behind both, once with a replay that answers at once, which shows what
// the host itself costs. Prints Markdown tables; exits with 1 when the long one costs noticeably more, or when polls
// are slower than half of either limit. SECONDS and ROUNDS change the length.
import { requestHead, startLoad } from "./rig/members-page.mjs";
import { isPinned, measure, median, tell } from "./rig/processes.mjs";
import { once, startLimit, warnOfOthers } from "./rig/rounds.mjs";
import { backendData, MEMBER, startBackend, startReplay, startSite, Visitor } from "./rig/site.mjs";
import { copyData, writeTalks } from "./rig/talk.mjs";

const LENGTHS = [100, 10_000];
const OPENINGS = 60;
const MAX_RATIO = 1.25;
const MIN_SHARE = 0.5;
const CONNECTIONS = 16;
const ROUNDS = Number(process.env.ROUNDS || 3);
const DURATION_MS = Number(process.env.SECONDS || 4) * 1000;
/** V8 still optimises after a thousand polls; the first numbers must not pay for that. */
const WARM_UP_MS = 10_000;
/** A 304 with everything that travels (CHAT-07). */
const MOST_304_BYTES = 300;

async function timed(run) {
  const startedMs = performance.now();
  const { status } = await run();
  if (status !== 200) throw new Error(`a conversation answered ${status}`);
  return performance.now() - startedMs;
}

/** Opens both in turns, so that whatever else happens here happens to both. */
async function openings(member, chats) {
  const times = chats.map(() => []);
  for (let turn = 0; turn < OPENINGS; turn += 1)
    for (const [at, chat] of chats.entries()) times[at].push(await timed(() => member.raw(chat, {})));
  console.log("| opening a conversation of | median ms | fastest ms |\n|---|---:|---:|");
  for (const [at, list] of times.entries())
    console.log(`| ${LENGTHS[at]} messages | ${median(list).toFixed(1)} | ${Math.min(...list).toFixed(1)} |`);
  const [short, long] = times.map(median);
  console.log(
    `\nThe long one costs ${(long / short).toFixed(2)} times the short one (at most ${MAX_RATIO}).\n`,
  );
  return long / short;
}

async function loggedInAt(origin) {
  const visitor = new Visitor(origin);
  await visitor.logIn();
  return visitor;
}

await measure(async () => {
  const dataDir = copyData(await backendData());
  const chats = writeTalks(dataDir, MEMBER.email, LENGTHS).map((id) => `/chats/${id}`);
  const backend = await startBackend({ dataDir });
  const replay = await startReplay(backend.said.origin);
  const site = await startSite(replay.origin);
  const member = await loggedInAt(site.origin);
  const ratio = await openings(member, chats);

  const html = await (await member.get(chats[1])).text();
  const partner = /href="\/members\/(\d+)\/block"/.exec(html)?.[1];
  const newest = [...html.matchAll(/id="msg(\d+)"/g)].at(-1)?.[1];
  const url = `/members/${partner}/chat/updates?after=${newest}`;
  await tell(replay, "replay");
  const first = await member.raw(url, {});
  const known = { "if-none-match": first.headers.etag };
  await tell(replay, "calls");
  const unchanged = await member.raw(url, known);
  if (unchanged.status !== 304) throw new Error(`a poll without news answered ${unchanged.status}`);
  const { calls } = await tell(replay, "calls");
  // The same site and the same limit, once more before the backend itself.
  const real = await startSite(backend.said.origin);
  member.takeCookies(await loggedInAt(real.origin));
  const asks = { CALLS: JSON.stringify(calls), COOKIE: member.cookieHeader() };
  const bare = await startLimit(unchanged, { ...asks, UPSTREAM_ORIGIN: replay.origin });
  const realBare = await startLimit(unchanged, { ...asks, UPSTREAM_ORIGIN: backend.said.origin });
  const load = await startLoad();
  const pollOf = ({ said, pid }) => {
    const head = requestHead(member, said.port, undefined, url);
    const condition = `\r\nif-none-match: ${first.headers.etag}\r\n\r\n`;
    return { port: said.port, pid, wanted: 304, head: head.replace(/\r\n\r\n$/, condition) };
  };
  const limitName = `bare node:http, ${calls.length} upstream calls`;
  const subjects = [
    { name: "polls without news", ...pollOf(site) },
    { name: limitName, ...pollOf(bare) },
    { name: "polls without news, reference backend", ...pollOf(real) },
    { name: `${limitName}, reference backend`, ...pollOf(realBare) },
  ];
  const runs = subjects.map(() => []);
  for (const subject of subjects) await once(load, subject, CONNECTIONS, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, subject] of subjects.entries())
      runs[at].push(await once(load, subject, CONNECTIONS, DURATION_MS));

  console.log(
    `| ${CONNECTIONS} connections${isPinned() ? ", one pinned core" : ""} | req/s | CPU ms | p99 ms |\n|---|---:|---:|---:|`,
  );
  const [own, limit, realOwn, realLimit] = subjects.map(({ name }, at) => {
    const of = (field) => median(runs[at].map((run) => run[field]));
    console.log(
      `| ${name} | ${Math.round(of("perSecond"))} | ${of("cpu").toFixed(2)} | ${of("p99Ms").toFixed(1)} |`,
    );
    return of("perSecond");
  });
  const percent = (one, other) => Math.round((one / other) * 100);
  const wire = Object.entries(unchanged.headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    27,
  );
  console.log(
    `\nPolls reach ${percent(realOwn, realLimit)} % of bare node:http before the reference backend and ${percent(own, limit)} % before an upstream that answers at once (at least ${MIN_SHARE * 100} % each). A poll asks ${calls.map((path) => `\`${path}\``).join(", ")}; its 304 is ${wire} bytes (under ${MOST_304_BYTES}).`,
  );
  warnOfOthers(runs[0]);
  const share = Math.min(own / limit, realOwn / realLimit);
  return ratio > MAX_RATIO || share < MIN_SHARE || wire >= MOST_304_BYTES ? 1 : 0;
});
