// How quick a conversation is: until the other side sees a message, by poll and by push; list and bubble; another
// conversation from memory and on a slow line; a poll without news; frames, long tasks and layout shift beside 10,000
// messages and 1,000 conversations on a CPU six times slower, act by act. Prints a Markdown table with the limits, and
// controls; exits with 1 over a limit. ONLY=frames measures one part, ACTS=scroll,older some acts of it, ROUNDS more or
// less, MESSAGES fewer; TASKS=1 says what the longest tasks consist of.
import { chromium } from "playwright-core";
import { findWholeChromium } from "../tests/setup/chromium.mjs";
import { measure, median } from "./rig/processes.mjs";
import { MEMBER, startBackend, startSite, undrawnData, Visitor } from "./rig/site.mjs";
import { crowd, openBook, writeTalks } from "./rig/talk.mjs";
import { measureActs } from "./talk-speed/acts.mjs";
import { openPushLine } from "./talk-speed/push-line.mjs";
import { measureSeen } from "./talk-speed/seen.mjs";
import { measureSwitches } from "./talk-speed/switches.mjs";
import { longTasks } from "./talk-speed/task-parts.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 8);
const ONLY = process.env.ONLY?.split(",");
/** More than are read: there are older ones. */
const LONG_TALK = 12_000;
const MIDDLE_TALK = 400;
const SHORT_TALK = 31;
const MANY_TALKS = 999;
const FEW_TALKS = 18;
const OTHER = { email: "free@demo.example", password: MEMBER.password };
/** A 304 with everything that travels (CHAT-07). */
const MOST_304_BYTES = 300;

async function loggedIn(origin, who) {
  const visitor = new Visitor(origin);
  await visitor.logIn(who);
  return visitor;
}

/** Says what the longest tasks of an act consist of. */
function tellTasks(what, side, { events, longestMs }) {
  console.error(`${what}, ${side}: ${Math.round(longestMs)} ms`);
  for (const { ms, parts } of longTasks(events).slice(0, 4)) console.error(ms, JSON.stringify(parts));
}

/** Bytes of a poll without news, status line and headers and all. */
async function quietPollBytes(member, partner) {
  const html = await (await member.get(`/members/${partner}/chat`)).text();
  const newest = [...html.matchAll(/id="msg(\d+)"/g)].at(-1)?.[1] ?? 0;
  const url = `/members/${partner}/chat/updates?after=${newest}`;
  const first = await member.raw(url, {});
  const unchanged = await member.raw(url, { "if-none-match": first.headers.etag });
  if (unchanged.status !== 304) throw new Error(`a poll without news answered ${unchanged.status}`);
  const bytes = Object.entries(unchanged.headers).reduce(
    (sum, [name, value]) => sum + name.length + String(value).length + 4,
    27,
  );
  return [{ what: "a poll without news", values: [bytes], unit: "bytes", limit: MOST_304_BYTES }];
}

await measure(async () => {
  const dataDir = await undrawnData();
  crowd(dataDir, MANY_TALKS + 2);
  const [long, ...others] = writeTalks(dataDir, MEMBER.email, [LONG_TALK, ...Array(MANY_TALKS).fill(2)]);
  const [middle, short, ...fewOthers] = writeTalks(dataDir, OTHER.email, [
    MIDDLE_TALK,
    SHORT_TALK,
    ...Array(FEW_TALKS).fill(2),
  ]);
  const talks = { long, middle, short, others: others.slice(-8), fewOthers: fewOthers.slice(-8) };
  const push = await openPushLine(dataDir, OTHER.email);
  const backend = await startBackend({
    dataDir,
    env: { REFERENCE_PUSH: "on", REFERENCE_PUSH_ALSO: push.origin },
  });
  const site = await startSite(backend.said.origin);
  const [alex, robin] = [await loggedIn(site.origin, MEMBER), await loggedIn(site.origin, OTHER)];
  const browser = await chromium.launch({
    // The headless shell ends where a push message comes.
    executablePath: findWholeChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const rig = {
    browser,
    origin: site.origin,
    alex,
    robin,
    push,
    rounds: ROUNDS,
    long: `/chats/${long}`,
    talks,
    book: openBook(dataDir),
    ids: push.ids,
  };
  const parts = {
    seen: () => measureSeen(rig),
    switches: () => measureSwitches(rig),
    quiet: () => quietPollBytes(alex, push.ids.robin),
    frames: () => measureActs(rig, process.env.TASKS ? tellTasks : undefined),
  };
  let isOver = false;
  console.log("| what | median | worst | limit | |\n|---|---:|---:|---:|---|");
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (ONLY && !ONLY.includes(name)) continue;
      for (const { what, values, unit, limit, isControl } of await part()) {
        const worst = Math.max(...values);
        const isHeld = limit === undefined || median(values) <= limit;
        if (!isControl) isOver ||= !isHeld;
        const verdict = isControl ? "control" : isHeld ? "ok" : "over";
        console.log(
          `| ${what} | ${+median(values).toFixed(4)} ${unit} | ${+worst.toFixed(4)} | ${limit ?? ""} | ${verdict} |`,
        );
      }
    }
  } finally {
    await browser.close();
    push.close();
  }
  return isOver ? 1 : 0;
});
