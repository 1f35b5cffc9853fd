// Two members in two browsers talk for ten minutes, one of them on a phone with a bad line that breaks now and then, and
// buy in the middle of it with three kinds of discount. Once a second every screen is held against the operator's books.
// Prints what was untrue, and when; exits with 1 where anything was. SECONDS=60 for a short one, RANDOM_SEED another talk.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "../tests/setup/chromium.mjs";
import { measure, pause } from "./rig/processes.mjs";
import { root, startBackend, startSite, undrawnData } from "./rig/site.mjs";
import { openBooks, preparePeople } from "./two-people/books.mjs";
import { buy, untruePurchase } from "./two-people/buy.mjs";
import { BAD_LINE, startLine } from "./two-people/line.mjs";
import {
  doSomething,
  logIn,
  loseConnection,
  openPerson,
  openTalk,
  say,
  takeBack,
} from "./two-people/person.mjs";
import { startRecorder } from "./two-people/recorder.mjs";
import * as tolerances from "./two-people/tolerances.mjs";

const SECONDS = Number(process.env.SECONDS ?? 600);
const SEED = Number(process.env.RANDOM_SEED ?? 1);
/** When, of the whole talk, who buys what with which discount. */
const PURCHASES = [
  { at: 0.25, who: "sam", kind: "welcome", size: 3, code: "FORSAM15", percentage: 15 },
  { at: 0.45, who: "robin", kind: "time bonus", size: 4, code: "TIMEBONUS25", percentage: 25 },
  { at: 0.7, who: "sam", kind: "code", size: 2, typed: "spring20", code: "SPRING20", percentage: 20 },
];
const REST_MS = [1_500, 6_000];
const CUT_MS = [4_000, 12_000];
const BETWEEN_CUTS_MS = [20_000, 45_000];
const SETTLE_MS = 100_000;

/** Numbers that come again with the same seed (mulberry32). */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const between = ([from, to], random) => from + random() * (to - from);

async function talk(person, partner, endMs, purchases, { books, recorder }) {
  while (Date.now() < endMs) {
    const due = purchases.find(({ atMs, done }) => !done && Date.now() >= atMs);
    if (due) {
      due.done = true;
      person.buys = true;
      while (person.isAway) await pause(500);
      try {
        const said = await buy(person, { size: due.size, code: due.typed });
        const payment = books.newestPayment(person.name);
        for (const untruth of untruePurchase(said, payment, due))
          recorder.add({ who: person.name, ...untruth });
        due.said = said.prices;
        due.payment = payment;
      } catch (error) {
        recorder.add({
          who: person.name,
          name: `buying with ${due.kind}`,
          screen: String(error).split("\n")[0],
          books: "",
        });
      }
      person.buys = false;
      await openTalk(person, partner);
    }
    await doSomething(person, partner);
    await pause(between(REST_MS, person.random));
  }
}

async function breakLine(person, endMs, random) {
  for (let silent = false; Date.now() < endMs; silent = !silent) {
    await pause(between(BETWEEN_CUTS_MS, random));
    if (person.buys || Date.now() >= endMs) continue;
    await loseConnection(person, silent, between(CUT_MS, random));
    person.cuts = (person.cuts ?? 0) + 1;
  }
}

/** Everything that was written is in the books once, in the order in which it was written. */
function untrueInTheEnd(person, { messages }) {
  const found = [];
  const mine = messages.filter(({ sender }) => sender === person.id);
  for (const { text } of person.written) {
    const times = mine.filter((message) => message.text === text).length;
    if (times !== 1) found.push({ name: `written once: ${text}`, screen: "sent", books: `${times} times` });
  }
  for (const { text } of person.returned)
    if (mine.some((message) => message.text === text))
      found.push({ name: `given back: ${text}`, screen: "refused", books: "sent" });
  for (const tab of ["first", "second"]) {
    const wanted = person.written.filter((each) => each.tab === tab).map(({ text }) => text);
    const arrived = mine.map(({ text }) => text).filter((text) => wanted.includes(text));
    if (tab === "first" && wanted.join() !== arrived.join())
      found.push({ name: "order of writing", screen: wanted.join(" | "), books: arrived.join(" | ") });
  }
  const photos = mine.filter(({ kind }) => kind === "photo").length;
  if (photos > person.photos) found.push({ name: "photos", screen: person.photos, books: photos });
  return found;
}

/** Both come back to the conversation, and wait until nothing is on its way any more. */
async function settle(people, books) {
  const endMs = Date.now() + SETTLE_MS;
  for (const person of people)
    await openTalk(
      person,
      people.find((each) => each !== person),
    );
  const missing = () => {
    const texts = new Set(books.read().messages.map(({ text }) => text));
    return people.flatMap(({ written }) => written).filter(({ text }) => !texts.has(text));
  };
  while (missing().length > 0 && Date.now() < endMs) await pause(1_000);
  for (const person of people) await takeBack(person);
  await pause(tolerances.SEEN_WITHIN_MS + tolerances.RECORDER_MS + tolerances.BAD_LINE_MS + 2_000);
}

await measure(async () => {
  const dataDir = await undrawnData();
  const members = preparePeople(dataDir);
  const backend = await startBackend({ dataDir, env: { DEPLOYMENT: "test" } });
  const site = await startSite(backend.said.origin, { env: { PAYMENT_ORIGINS: backend.said.origin } });
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#2a8" } })
    .jpeg()
    .toBuffer();
  const lines = [await startLine(site.said.port, BAD_LINE), await startLine(site.said.port)];
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const books = openBooks(dataDir, members);
  try {
    const random = randomOf(SEED);
    const sam = await openPerson(browser, {
      who: members.sam,
      line: lines[0],
      wide: false,
      random: randomOf(SEED + 1),
      photo,
    });
    const robin = await openPerson(browser, {
      who: members.robin,
      line: lines[1],
      wide: true,
      random: randomOf(SEED + 2),
      photo,
    });
    const people = [sam, robin];
    sam.isBad = true;
    for (const person of people) await logIn(person);
    for (const person of people) {
      await openTalk(
        person,
        people.find((each) => each !== person),
      );
      await say(person);
    }
    // A control: with polls that go nowhere the recorder must find untruths.
    if (process.env.CONTROL) await robin.context.route(/updates\?after/, (route) => route.abort());
    const startedMs = Date.now();
    const endMs = startedMs + SECONDS * 1_000;
    const recorder = startRecorder({ books, people, startedMs });
    const purchases = PURCHASES.map((each) => ({ ...each, atMs: startedMs + each.at * SECONDS * 1_000 }));
    const of = (name) => purchases.filter(({ who }) => who === name);
    await Promise.all([
      talk(sam, robin, endMs, of("sam"), { books, recorder }),
      talk(robin, sam, endMs, of("robin"), { books, recorder }),
      breakLine(sam, endMs, random),
    ]);
    await settle(people, books);
    await recorder.stop();
    const last = books.read();
    for (const person of people)
      for (const untruth of untrueInTheEnd(person, last)) recorder.add({ who: person.name, ...untruth });
    for (const { done, payment, kind } of purchases)
      if (!done || !payment)
        recorder.add({ who: "both", name: `nothing bought with ${kind}`, screen: "", books: "" });
    return report({ people, purchases, recorder, last });
  } finally {
    await browser.close();
    for (const line of lines) line.stop();
    books.close();
  }
});

function report({ people, purchases, recorder, last }) {
  console.log(`| who | wrote | given back | photos | connection lost | mishaps | credits in the books |`);
  console.log("|---|---:|---:|---:|---:|---:|---:|");
  for (const person of people)
    console.log(
      `| ${person.name} | ${person.written.length} | ${person.returned.length} | ${person.photos} | ${person.cuts ?? 0} | ${person.mishaps.length} | ${last.of[person.name].credits} |`,
    );
  console.log(
    `\n${last.messages.length} messages in the books; ${recorder.looks()} screens held against them in ${SECONDS} s; the machine was late by ${recorder.latestMs()} ms at most.\n`,
  );
  for (const { kind, who, said, payment } of purchases)
    console.log(
      `${kind} (${who}): ${JSON.stringify(said)} · charged ${payment?.amount} ${payment?.currency} of ${payment?.full}`,
    );
  const named = Object.entries(tolerances).map(([name, ms]) => `${name} ${ms}`);
  console.log(`\nTolerances (ms, times): ${named.join(", ")}.`);
  const folder = join(root, "test-results");
  mkdirSync(folder, { recursive: true });
  const mishaps = people.flatMap(({ name, mishaps: own }) => own.map((each) => ({ name, ...each })));
  writeFileSync(
    join(folder, "two-people.json"),
    JSON.stringify({ untruths: recorder.untruths, mishaps }, undefined, 2),
  );
  const { untruths } = recorder;
  console.log(
    untruths.length === 0 ? "\nNothing on the screen was untrue." : `\n${untruths.length} untruths:`,
  );
  for (const { atS, who, tab, name, screen, books, stoodMs } of untruths)
    console.log(
      `- ${atS.toFixed(1)} s, ${who} (${tab}): ${name}: screen ${screen} · books ${books} · stood ${stoodMs} ms`,
    );
  return untruths.length === 0 ? 0 : 1;
}
