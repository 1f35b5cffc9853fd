// What a conversation costs: opening one of 10,000 messages beside one of 100, and polls without news beside the bare
// upstream limit. Prints Markdown tables; exits with 1 when the long one costs noticeably more, or when polls are
// slower than half the limit. SECONDS and ROUNDS change the length.
import { requestHead, startLoad } from "./rig/members-page.mjs";
import { isPinned, measure, median, tell } from "./rig/processes.mjs";
import { once, startLimit, warnOfOthers } from "./rig/rounds.mjs";
import { backendData, MEMBER, startBackend, startReplay, startSite, Visitor } from "./rig/site.mjs";
import { copyData, writeTalks } from "./rig/talk.mjs";

const LENGTHS = [100, 10_000];
const OPENINGS = 60;
const MOST_RATIO = 1.25;
const LEAST_SHARE = 0.5;
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
    `\nThe long one costs ${(long / short).toFixed(2)} times the short one (at most ${MOST_RATIO}).\n`,
  );
  return long / short;
}

await measure(async () => {
  const dataDir = copyData(await backendData());
  const chats = writeTalks(dataDir, MEMBER.email, LENGTHS).map((id) => `/chats/${id}`);
  const backend = await startBackend({ dataDir });
  const replay = await startReplay(backend.said.origin);
  const site = await startSite(replay.origin);
  const { port } = site.said;
  const member = new Visitor(site.origin);
  await member.logIn();
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
  const asking = await startLimit(unchanged, {
    CALLS: JSON.stringify(calls),
    UPSTREAM_ORIGIN: replay.origin,
  });
  const load = await startLoad();
  const head = requestHead(member, port, undefined, url).replace(
    /\r\n\r\n$/,
    `\r\nif-none-match: ${first.headers.etag}\r\n\r\n`,
  );
  const subjects = [
    { name: "polls without news", port, pid: site.pid, head, wanted: 304 },
    {
      name: `bare node:http, ${calls.length} upstream calls`,
      port: asking.said.port,
      pid: asking.pid,
      head,
      wanted: 304,
    },
  ];
  // What the embedded backend itself can answer: PHP would be what limits a site that polls as fast as it can.
  const conversation = calls.find((path) => path.includes("chat.php"));
  const backendPort = Number(new URL(backend.said.origin).port);
  subjects.push({
    name: "the reference backend, asked for the conversation alone",
    port: backendPort,
    pid: backend.pid,
    head: requestHead(member, backendPort, undefined, conversation),
  });
  const runs = subjects.map(() => []);
  for (const subject of subjects) await once(load, subject, CONNECTIONS, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [at, subject] of subjects.entries())
      runs[at].push(await once(load, subject, CONNECTIONS, DURATION_MS));

  console.log(
    `| ${CONNECTIONS} connections${isPinned() ? ", one pinned core" : ""} | req/s | CPU ms | p99 ms |\n|---|---:|---:|---:|`,
  );
  const [own, limit, backendOwn] = subjects.map(({ name }, at) => {
    const of = (field) => median(runs[at].map((run) => run[field]));
    console.log(
      `| ${name} | ${Math.round(of("perSecond"))} | ${of("cpu").toFixed(2)} | ${of("p99Ms").toFixed(1)} |`,
    );
    return { perSecond: of("perSecond"), cpu: of("cpu") };
  });
  // Where other work shares the core, CPU a request still tells.
  const share = Math.max(own.perSecond / limit.perSecond, limit.cpu / own.cpu);
  const ofBackend = Math.round((own.perSecond / backendOwn.perSecond) * 100);
  const wire = Object.entries(unchanged.headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    27,
  );
  console.log(
    `\nPolls reach ${Math.round(share * 100)} % of bare node:http (at least ${LEAST_SHARE * 100} %) and ${ofBackend} % of what the reference backend can answer by itself. A poll asks ${calls.map((path) => `\`${path}\``).join(", ")}; its 304 is ${wire} bytes (under ${MOST_304_BYTES}).`,
  );
  warnOfOthers(runs[0]);
  return ratio > MOST_RATIO || share < LEAST_SHARE || wire >= MOST_304_BYTES ? 1 : 0;
});
