// Whether the host's memory grows: 20 minutes of mixed traffic at a modest rate, as `npm start` runs it. Prints a Markdown
// table of rss by minute and compares the first quarter after a warm-up with the last one; exits with 1 at a
// status of 500 or where the last quarter lies GROWTH_MB above the first. MINUTES, RATE (requests a second) change it.
import { randomBytes } from "node:crypto";
import { measure, median, memoryMb, pause, stopNode } from "./rig/processes.mjs";
import { backendData, startBackend, startSite, USER_AGENT, Visitor } from "./rig/site.mjs";
import { copyData } from "./rig/talk.mjs";

const MINUTES = Number(process.env.MINUTES || 20);
const RATE = Number(process.env.RATE || 10);
const GROWTH_MB = 10;
/** Caches fill and code is compiled meanwhile; what is compared begins after it. */
const WARM_UP_SHARE = 0.25;
const SAMPLE_MS = 5_000;
const EXPECTED = new Set([200, 303, 304, 401, 402, 404, 422, 429, 503]);

const statuses = new Map();
const unexpected = [];

async function asked(name, request) {
  try {
    const answer = await request();
    await answer.arrayBuffer();
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (!EXPECTED.has(answer.status)) unexpected.push(`${name}: ${answer.status}`);
  } catch (error) {
    unexpected.push(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

async function smallPhoto() {
  const { default: sharp } = await import("sharp");
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: "#47a" } })
    .composite([{ input: randomBytes(300 * 300 * 3), raw: { width: 300, height: 300, channels: 3 } }])
    .jpeg()
    .toBuffer();
}

/** What members and visitors do, as often as it stands here. */
async function deedsOf(site) {
  const member = new Visitor(site.origin);
  await member.logIn();
  const { origin } = site;
  const get = (visitor, path) => () => visitor.get(path);
  const stranger = () => new Visitor(origin);
  const id = () => 2 + Math.floor(Math.random() * 200);
  const search = () => `/members?page=${1 + Math.floor(Math.random() * 8)}`;
  let sent = 0;
  const photo = await smallPhoto();
  const addPhoto = async () => {
    const html = await (await member.get("/profile/photos")).text();
    const form = new FormData();
    form.append("_key", /name="_key" value="(photos~[^"]+)"/.exec(html)?.[1] ?? "");
    form.append("photo", new Blob([photo, randomBytes(8)], { type: "image/jpeg" }), "photo.jpg");
    const headers = member.headers({ origin, "sec-fetch-site": "same-origin" });
    return fetch(`${origin}/profile/photos`, { method: "POST", body: form, headers, redirect: "manual" });
  };
  const write = () => {
    sent += 1;
    const at = `/members/${2 + (sent % 20)}/chat`;
    return member.post(at, at, { text: `Number ${sent}` });
  };
  const refusedLogin = () => {
    const email = `nobody${Math.random()}@example.org`;
    return stranger().post("/login", "/login", { email, password: "not the one" });
  };
  const unread = () => fetch(`${origin}/members`, { headers: { "user-agent": USER_AGENT } });
  return [
    ...Array.from({ length: 30 }, () => ["members", () => member.get(search())]),
    ...Array.from({ length: 15 }, () => ["profile", () => member.get(`/members/${id()}`)]),
    ...Array.from({ length: 30 }, () => ["poll", get(member, "/chats/updates")]),
    ...Array.from({ length: 10 }, () => ["chats", get(member, "/chats")]),
    ...Array.from({ length: 10 }, () => ["landing", () => stranger().get(`/members/${id()}/landing`)]),
    ...Array.from({ length: 10 }, () => ["home", () => stranger().get("/")]),
    ...Array.from({ length: 5 }, () => ["lost address", () => stranger().get(`/nothing/${Math.random()}`)]),
    ...Array.from({ length: 5 }, () => ["members without a login", unread]),
    ...Array.from({ length: 6 }, () => ["message", write]),
    ["refused login", refusedLogin],
    ["own data", get(member, "/settings/data.json")],
    ["photo", addPhoto],
  ];
}

/** Megabytes a minute by least squares. */
function slopeOf(samples) {
  const meanX = samples.reduce((sum, { minute }) => sum + minute, 0) / samples.length;
  const meanY = samples.reduce((sum, { mb }) => sum + mb, 0) / samples.length;
  const above = samples.reduce((sum, { minute, mb }) => sum + (minute - meanX) * (mb - meanY), 0);
  return above / samples.reduce((sum, { minute }) => sum + (minute - meanX) ** 2, 0);
}

await measure(async () => {
  const backend = await startBackend({ dataDir: copyData(await backendData()) });
  const site = await startSite(backend.said.origin);
  const deeds = await deedsOf(site);
  const samples = [];
  const startedMs = performance.now();
  const minute = () => (performance.now() - startedMs) / 60_000;
  const sampling = setInterval(
    () => samples.push({ minute: minute(), mb: memoryMb(site.pid).nowMb }),
    SAMPLE_MS,
  );
  const running = new Set();
  for (let count = 0; minute() < MINUTES; count += 1) {
    const [name, request] = deeds[Math.floor(Math.random() * deeds.length)];
    // A machine that is slower than the rate is not buried.
    if (running.size < RATE) {
      const one = asked(name, request).finally(() => running.delete(one));
      running.add(one);
    }
    await pause(Math.max(0, startedMs + (count + 1) * (1_000 / RATE) - performance.now()));
  }
  await Promise.all(running);
  clearInterval(sampling);
  const { peakMb } = memoryMb(site.pid);
  await stopNode(site);
  await stopNode(backend);

  const judged = samples.filter((sample) => sample.minute >= MINUTES * WARM_UP_SHARE);
  const quarter = Math.max(1, Math.floor(judged.length / 4));
  const mbOf = (some) => median(some.map(({ mb }) => mb));
  const [first, last] = [mbOf(judged.slice(0, quarter)), mbOf(judged.slice(-quarter))];
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.log(`Node ${process.versions.node}, ${total} requests in ${MINUTES} minutes\n`);
  console.log("| minute | rss MB (median) |\n|---|---|");
  for (let from = 0; from < MINUTES; from += 1) {
    const here = samples.filter((sample) => Math.floor(sample.minute) === from);
    if (here.length > 0) console.log(`| ${from} | ${mbOf(here).toFixed(0)} |`);
  }
  const words = `first quarter after the warm-up ${first.toFixed(0)} MB, last ${last.toFixed(0)} MB`;
  console.log(`\n${words}, ${slopeOf(judged).toFixed(2)} MB a minute, at most ${peakMb.toFixed(0)} MB`);
  console.log(`statuses: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  for (const one of new Set(unexpected)) console.log(`unexpected: ${one}`);
  return statuses.has(500) || last - first > GROWTH_MB ? 1 : 0;
});
