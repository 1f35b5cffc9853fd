// What a member with a poor phone on a poor line waits for and pays: a CPU 6 and 20 times slower, 400 kbit/s, 400 ms, with
// and without Save-Data. Prints Markdown tables: bytes by kind first, which do not depend on this machine, then times.
import { chromium } from "playwright-core";
import { findChromium, findWholeChromium } from "../tests/setup/chromium.mjs";
import { idle, openPhone, PHONE, SETTLE_MS } from "./rig/phone.mjs";
import { measure, median } from "./rig/processes.mjs";
import { backendData, MEMBER, startBackend, startSite, Visitor } from "./rig/site.mjs";
import { copyData, writeTalks } from "./rig/talk.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SLOWDOWNS = (process.env.CPU ?? "6,20").split(",").map(Number);
const MESSAGES = 30;
/** Pictures whose place is on the first screen. */
function picturesInView() {
  return [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    })
    .map(({ currentSrc }) => currentSrc);
}

async function visit({ page, sent }, path) {
  sent.clear();
  await page.goto(path, { timeout: 120_000 });
  await idle(page);
  const { lcpMs, blockedMs } = await page.evaluate(() => ({
    lcpMs: window.lcpMs,
    blockedMs: window.blockedMs,
  }));
  const seen = new Set(await page.evaluate(picturesInView));
  const bytes = {};
  let inView = 0;
  for (const { kind, url, bytes: count } of sent.values()) {
    bytes[kind] = (bytes[kind] ?? 0) + count;
    bytes.all = (bytes.all ?? 0) + count;
    if (kind === "pictures" && seen.has(url)) inView += count;
  }
  return { bytes, inView, lcpMs, blockedMs };
}

/**
 * Runs in the page: milliseconds from the tap to the frame in which `selector` is there, with `words` in it. It looks
 * when the page changes: a look at each frame makes the page draw frames, which 20 times slower delays the answer itself.
 */
function seenAfterTap([selector, words]) {
  sessionStorage.removeItem("tappedMs");
  return new Promise((resolve) => {
    const look = () => {
      const tappedMs = Number(sessionStorage.getItem("tappedMs"));
      const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(words));
      if (!tappedMs || !isThere) return;
      changes.disconnect();
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now() - tappedMs));
    };
    const changes = new MutationObserver(look);
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const kb = (bytes = 0) => (bytes / 1000).toFixed(1);
const seconds = (ms) => (ms / 1000).toFixed(2);
const bytesOf = (sent) => [...sent.values()].reduce((sum, one) => sum + one.bytes, 0);
const typical = (rounds, of) => median(rounds.map(of));

async function likeOf(phone) {
  const { page, sent } = phone;
  await page.goto("/members?gender=all", { timeout: 120_000 });
  await idle(page);
  const button = page.locator('button[name="like"]').first();
  const id = await button.getAttribute("value");
  sent.clear();
  const shown = page.evaluate(seenAfterTap, [`button[value="${id}"] use[href$="-filled"]`, ""]);
  const confirmed = page.evaluate(seenAfterTap, [`button[value="${id}"][name="unlike"]`, ""]);
  await button.tap();
  const [shownMs, confirmedMs] = await Promise.all([shown, confirmed]);
  await page.waitForTimeout(500);
  const bytes = bytesOf(sent);
  // As it was, for the next round.
  await page.locator(`button[value="${id}"]`).tap();
  await page.waitForFunction(
    ([one]) => document.querySelector(`button[value="${one}"]`)?.name === "like",
    [id],
  );
  return { shownMs, confirmedMs, bytes };
}

async function talkOf(phone, [first, second]) {
  const { page, sent } = phone;
  await page.goto(`/chats/${first}`, { timeout: 120_000 });
  await idle(page);
  await page.locator("form .check").waitFor({ state: "detached", timeout: 60_000 });
  const text = `Hello ${Date.now()}`;
  await page.locator("#text").fill(text);
  const shown = page.evaluate(seenAfterTap, [".chat-scroll li", text]);
  await page.locator(".composer > .btn").tap();
  const sendMs = await shown;
  await idle(page);
  // Beside the conversation, where there is room for both.
  await page.setViewportSize({ width: 1000, height: PHONE.height });
  sent.clear();
  const row = page.locator(`#c${second} a`);
  const name = await row.locator("b").textContent();
  const swapped = page.evaluate(seenAfterTap, [".chat-head h1", name]);
  await row.tap();
  const swapMs = await swapped;
  await idle(page);
  const swapBytes = bytesOf(sent);
  return { sendMs, swapMs, swapBytes };
}

/** From the list, which on a phone is a page of its own. */
async function openOf({ page, sent }, id) {
  await page.goto("/chats", { timeout: 120_000 });
  await idle(page);
  sent.clear();
  await page.locator(`#c${id} a`).tap();
  await page.waitForURL(`**/chats/${id}`, { timeout: 60_000 });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const openMs = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("tappedMs"));
  });
  await idle(page);
  return { openMs, openBytes: bytesOf(sent) };
}

/** Back from a profile to the search: bytes that travel, and whether the page was kept. */
async function backOf({ page, sent, refusals }) {
  await page.goto("/members?gender=all", { timeout: 120_000 });
  await idle(page);
  await page.evaluate(() => {
    window.kept = true;
  });
  await page.locator(".mc > a").first().tap();
  await page.waitForURL(/members\/\d+/);
  await idle(page);
  sent.clear();
  await page.goBack({ waitUntil: "commit" });
  await page.waitForTimeout(SETTLE_MS);
  const kept = await page.evaluate(() => window.kept === true);
  const bytes = bytesOf(sent);
  return { kept, bytes, reasons: [...refusals] };
}

await measure(async () => {
  const dataDir = copyData(await backendData());
  const conversations = writeTalks(dataDir, MEMBER.email, [MESSAGES, MESSAGES, 2, 2]);
  const backend = await startBackend({ dataDir });
  const site = await startSite(backend.said.origin);
  const launch = (executablePath) =>
    chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      // Playwright's; members' browsers keep pages for Back.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  const browser = await launch(findChromium());
  // The shell keeps no page for Back.
  const whole = await launch(findWholeChromium());
  const newMember = async () => {
    const member = new Visitor(site.origin);
    await member.logIn();
    return member.cookieHeader();
  };
  const pages = [
    ["/", "visitor", "/"],
    ["/members", "member", "/members?gender=all"],
    ["/members/{id}", "member", "/members/2"],
    ["/chats/{id}", "member", `/chats/${conversations[0]}`],
  ];
  try {
    const heads = ["HTML", "CSS", "scripts", "pictures", "fetch", "other", "all"];
    console.log(
      `| page | CPU | Save-Data | visit | ${heads.map((one) => `${one} KB`).join(" | ")} | pictures in view KB | LCP s | blocked ms |`,
    );
    console.log(`|---|---:|---|---|${heads.map(() => "---:").join("|")}|---:|---:|---:|`);
    for (const [name, who, path] of process.env.ONLY === "acts" ? [] : pages)
      for (const slowdown of SLOWDOWNS)
        for (const saveData of [false, true]) {
          const visits = { first: [], next: [] };
          for (let round = 0; round < ROUNDS; round += 1) {
            const phone = await openPhone(browser, site.origin, who === "member" ? await newMember() : "", {
              slowdown,
              saveData,
            });
            visits.first.push(await visit(phone, path));
            visits.next.push(await visit(phone, path));
            await phone.context.close();
          }
          for (const [which, rounds] of Object.entries(visits))
            console.log(
              `| ${name} | ${slowdown}x | ${saveData ? "on" : "–"} | ${which} | ${heads.map((kind) => kb(typical(rounds, ({ bytes }) => bytes[kind] ?? 0))).join(" | ")} | ${kb(typical(rounds, ({ inView }) => inView))} | ${seconds(typical(rounds, ({ lcpMs }) => lcpMs))} | ${Math.round(typical(rounds, ({ blockedMs }) => blockedMs))} |`,
            );
        }
    console.log("\n| what is done | CPU | shown s | confirmed s | KB |\n|---|---:|---:|---:|---:|");
    for (const slowdown of SLOWDOWNS) {
      const likes = [];
      const talks = [];
      const opens = [];
      const backs = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const phone = await openPhone(browser, site.origin, await newMember(), { slowdown, saveData: false });
        likes.push(await likeOf(phone));
        talks.push(await talkOf(phone, conversations));
        await phone.page.setViewportSize({ width: PHONE.width, height: PHONE.height });
        opens.push(await openOf(phone, conversations[2]));
        await phone.context.close();
        const other = await openPhone(whole, site.origin, await newMember(), { slowdown, saveData: false });
        backs.push(await backOf(other));
        await other.context.close();
      }
      const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
      row(
        "like",
        `${slowdown}x`,
        seconds(typical(likes, ({ shownMs }) => shownMs)),
        seconds(typical(likes, ({ confirmedMs }) => confirmedMs)),
        kb(typical(likes, ({ bytes }) => bytes)),
      );
      row("own message", `${slowdown}x`, seconds(typical(talks, ({ sendMs }) => sendMs)), "", "");
      row(
        "another conversation, beside the list",
        `${slowdown}x`,
        seconds(typical(talks, ({ swapMs }) => swapMs)),
        "",
        kb(typical(talks, ({ swapBytes }) => swapBytes)),
      );
      row(
        "another conversation, from the list on a phone",
        `${slowdown}x`,
        seconds(typical(opens, ({ openMs }) => openMs)),
        "",
        kb(typical(opens, ({ openBytes }) => openBytes)),
      );
      const kept = backs.filter((one) => one.kept).length;
      row(
        `Back to search, kept ${kept} of ${backs.length} ${[...new Set(backs.flatMap(({ reasons }) => reasons))].join(", ")}`,
        `${slowdown}x`,
        "",
        "",
        kb(typical(backs, ({ bytes }) => bytes)),
      );
    }
  } finally {
    await browser.close();
    await whole.close();
  }
  console.log(
    `\nMedians of ${ROUNDS}; ${PHONE.width} x ${PHONE.height} at ${PHONE.deviceScaleFactor} dots a pixel. Bytes as they travel, headers included. Loss is not emulated: DevTools drops packets of WebRTC alone.`,
  );
});
