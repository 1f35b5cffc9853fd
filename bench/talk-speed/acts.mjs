// What members do in a conversation on a CPU six times slower, act by act and in turns: an empty page (what the machine
// itself can do), 31 messages beside 20 conversations, and 10,000 beside 1,000.
import { pause } from "../rig/processes.mjs";
import { framesOf } from "./frames.mjs";
import { isLast, loadOlder, readUpward, swipeList, swipeTalk, typeWords } from "./touch.mjs";
import { emulate, isLive, openWindow } from "./watch.mjs";

const SLOWDOWN = 6;
const MESSAGES = Number(process.env.MESSAGES ?? 10_000);
const ONLY_ACTS = process.env.ACTS?.split(",");
const LONGEST_TASK_MS = 100;
const MAX_SHIFT = 0.01;
/** The compositor scrolls, whatever the page does meanwhile. */
const MAX_BY_MAIN = 0;
/** So many more frames may miss their turn than on an empty page. */
const MORE_MISSED = 0.05;

const EMPTY_PAGE = `<!doctype html><title>Empty</title><body style="margin:0;height:100vh;overflow:hidden">
<div style="height:80vh;overflow-y:auto" class="chat-scroll"><div style="height:20000px;background:repeating-linear-gradient(red,blue 90px)"></div></div>
<textarea id="text"></textarea><input id="list-q">`;

const scrollTo = (page, top) =>
  page.evaluate((px) => document.querySelector(".chat-scroll").scrollTo({ top: px }), top);

/** Lets a whole answer of the page pass, so that nothing of it is measured. */
const settle = () => pause(700);

/** Each act: what is done before, and what is traced. */
const ACTS = {
  scroll: {
    what: "scrolling in what was loaded",
    isMoving: true,
    before: ({ page, startPx }) => scrollTo(page, startPx),
    act: async ({ session }) => {
      await swipeTalk(session, 1_500);
      await swipeTalk(session, -1_500);
    },
  },
  older: {
    what: "scrolling into older ones",
    isMoving: true,
    before: async ({ page, older }) => {
      if (older) await openTalk(page, older);
      await page.evaluate(() => {
        const box = document.querySelector(".chat-scroll");
        box.scrollTop = box.clientHeight * 3.2 - box.scrollHeight;
      });
    },
    act: async ({ page, session }) => {
      const parts = () => page.evaluate(() => document.querySelectorAll(".past").length);
      const before = await parts();
      await readUpward(session, 6);
      if ((await parts()) === before) console.error("nothing older came");
    },
    after: ({ page, older, path }) => older && openTalk(page, path),
  },
  type: {
    what: "typing",
    isOnEmpty: true,
    before: ({ page }) => scrollTo(page, 0),
    act: ({ page }) => typeWords(page, "text", "Good morning"),
    after: ({ page }) => clear(page, "text"),
  },
  send: {
    what: "sending",
    before: ({ page }) => scrollTo(page, 0),
    act: async ({ page, round }) => {
      await send(page, `One more, the ${round}th`);
      await pause(500);
    },
  },
  arrive: {
    what: "a message arrives by poll",
    before: ({ page }) => scrollTo(page, 0),
    act: async ({ page, round, book, talk }) => {
      book.write(talk, `Here it comes, the ${round}th`);
      await page.evaluate(isLast, `Here it comes, the ${round}th`);
      await pause(300);
    },
  },
  list: {
    what: "scrolling the list",
    isMoving: true,
    act: async ({ session }) => {
      await swipeList(session, -600);
      await swipeList(session, 600);
    },
  },
  search: {
    what: "typing into the list's search",
    act: ({ page }) => typeWords(page, "list-q", "annabel"),
    after: ({ page }) => clear(page, "list-q"),
  },
  row: {
    what: "a poll that changes one row",
    act: async ({ page, round, book, others }) => {
      const other = others[round % others.length];
      book.write(other, `Somebody else, the ${round}th`);
      await page.evaluate(
        async ([id, text]) => {
          const last = () => document.querySelector(`#c${id} .last`)?.textContent ?? "";
          while (!last().includes(text)) await new Promise((next) => setTimeout(next, 100));
        },
        [other, `Somebody else, the ${round}th`],
      );
      await pause(300);
    },
  },
  switch: {
    what: "another conversation, from memory",
    isTimed: true,
    before: async ({ page, others }) => {
      // The first time it is fetched.
      await page.evaluate(tapRow, others[0]);
      await page.evaluate(tapRow, others[1]);
      await settle();
    },
    act: async ({ page, others }) => [await page.evaluate(tapRow, others[0])],
  },
  back: {
    what: "back to this conversation, from memory",
    isTimed: true,
    before: ({ page, others }) => page.evaluate(tapRow, others[0]),
    act: async ({ page, talk }) => [await page.evaluate(tapRow, talk)],
  },
  // Last: it is another page.
  find: {
    what: "the list searched by name",
    isTimed: true,
    before: async ({ page, path }) => {
      await openTalk(page, path);
      await page.evaluate(() => document.getElementById("list-q").focus({ preventScroll: true }));
      await page.keyboard.insertText("an");
    },
    act: async ({ page }) => {
      const startedMs = performance.now();
      await page.keyboard.press("Enter");
      await page.waitForSelector(".list-which [role=status]");
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0))));
      return [performance.now() - startedMs];
    },
  },
};

/** Runs in the page: presses a row and waits for the frame with its conversation. */
async function tapRow(id) {
  const row = document.querySelector(`#c${id} a`);
  const name = row.querySelector("b").textContent;
  await new Promise((next) => setTimeout(next, 300));
  const tappedMs = performance.now();
  row.click();
  do await new Promise(requestAnimationFrame);
  while (
    location.pathname !== `/chats/${id}` ||
    !document.querySelector(".chat-head h1")?.textContent.includes(name)
  );
  // Until that frame is drawn and the thread is free again.
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 0)));
  return performance.now() - tappedMs;
}

async function openTalk(page, path) {
  await page.goto(path);
  await isLive(page);
  await settle();
}

const clear = (page, id) =>
  page.evaluate((field) => {
    const box = document.getElementById(field);
    if (!box) return;
    box.value = "";
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }, id);

async function send(page, text) {
  await page.evaluate(() => document.getElementById("text").focus({ preventScroll: true }));
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
  await page.evaluate(isLast, text);
}

/** One turn of one act on one side: what it took. */
async function turn(side, act, round, onTraced) {
  const { page, session } = side;
  await page.bringToFront();
  const at = { ...side, round };
  await act.before?.(at);
  await settle();
  await page.evaluate(() => {
    window.shifts = 0;
    window.shifted = [];
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const traced = await framesOf(session, () => act.act(at));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const { shifts, shifted } = await page.evaluate(() => ({
    shifts: window.shifts ?? 0,
    shifted: window.shifted,
  }));
  if (shifts > MAX_SHIFT) console.error(act.what, side.name, shifts, shifted);
  await act.after?.(at);
  onTraced?.(act.what, side.name, traced);
  return { ...traced, events: undefined, shifts };
}

/** The rows of a table: each act with its controls beside it. */
function rowsOf(act, sides, results) {
  const rows = [];
  const row = (what, unit, of, limit) => {
    for (const { name, isControl } of sides) {
      const values = results.get(name)?.map(of);
      if (values) rows.push({ what: `${act.what}: ${what}, ${name}`, values, unit, limit, isControl });
    }
  };
  const least = (of) => {
    const values = results
      .get(sides[0].name)
      ?.map(of)
      .sort((a, b) => a - b);
    return values ? values[values.length >> 1] + MORE_MISSED : undefined;
  };
  if (act.isMoving) {
    row("frames a second", "", ({ perSecond }) => perSecond);
    row("scrolled by the main thread", "", ({ byMain }) => byMain, MAX_BY_MAIN);
    row(
      "over 16.7 ms",
      "",
      ({ missedOne }) => missedOne,
      least(({ missedOne }) => missedOne),
    );
    row(
      "over 33 ms",
      "",
      ({ missedTwo }) => missedTwo,
      least(({ missedTwo }) => missedTwo),
    );
  }
  if (act.isTimed) row("seen after", "ms", ({ told }) => told[0]);
  row("longest task", "ms", ({ longestMs }) => longestMs, LONGEST_TASK_MS);
  row("tasks over 50 ms", "", ({ over50 }) => over50);
  row("layout shift", "", ({ shifts }) => shifts, MAX_SHIFT);
  return rows;
}

async function openSide(browser, origin, side) {
  const context = await openWindow(browser, origin, side.cookies);
  const page = await context.newPage();
  if (side.path) await openTalk(page, side.path);
  else await page.setContent(EMPTY_PAGE);
  const session = await emulate(page, {});
  if (side.wanted) side.name = `${await page.evaluate(loadOlder, side.wanted)} messages`;
  return { ...side, context, page, session };
}

export async function measureActs({ browser, origin, alex, robin, talks, book, rounds }, onTraced) {
  const { long, short, middle, others, fewOthers } = talks;
  const sides = [
    { name: "empty page", isControl: true, isEmpty: true, cookies: robin.cookieHeader(), startPx: 5_000 },
    {
      name: "31 messages",
      isControl: true,
      cookies: robin.cookieHeader(),
      path: `/chats/${short}`,
      older: `/chats/${middle}`,
      talk: short,
      others: fewOthers,
      startPx: -50,
    },
    {
      name: "10,000 messages",
      cookies: alex.cookieHeader(),
      path: `/chats/${long}`,
      wanted: MESSAGES,
      talk: long,
      others,
      startPx: -20_000,
    },
  ].map((side) => ({ ...side, book }));
  const open = [];
  for (const side of sides) open.push(await openSide(browser, origin, side));
  const rows = [];
  for (const [name, act] of Object.entries(ACTS)) {
    if (ONLY_ACTS && !ONLY_ACTS.includes(name)) continue;
    const results = new Map();
    for (let round = 0; round < rounds; round += 1) {
      for (const side of open) {
        if (side.isEmpty && !(act.isMoving && name === "scroll") && !act.isOnEmpty) continue;
        const done = await turn(side, act, round, onTraced);
        results.set(side.name, [...(results.get(side.name) ?? []), done]);
      }
    }
    rows.push(...rowsOf(act, open, results));
  }
  for (const { context } of open) await context.close();
  return rows;
}
