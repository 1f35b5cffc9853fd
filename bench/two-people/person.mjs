// A member who talks: writes, taps twice, reloads, looks at the list, has a second tab, sends a photo, sometimes without a
// connection. Every text is one of its kind, so that it can be found again.
import { pause } from "../rig/processes.mjs";
import { tracePage } from "./trace.mjs";

const PATIENCE_MS = 15_000;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };
const WORDS = [
  "Good morning",
  "and then",
  "the ferry",
  "Gerald the fern",
  "on Saturday",
  "coffee",
  "ha",
  "at ten 😄",
];
/** How often each of these happens, among all that a person does. */
const HABITS = {
  say: 12,
  tapTwice: 2,
  sayThrice: 2,
  lookAtList: 2,
  reload: 1,
  otherTab: 1,
  sendPhoto: 1,
  rest: 2,
};

/** Opens a browser for one of the two; `wide` is a desk, else a phone. */
export async function openPerson(browser, { who, line, wide, random, photo }) {
  const context = await browser.newContext({
    baseURL: line.origin,
    locale: "en-GB",
    ...(wide ? DESK : PHONE),
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const traces = new WeakMap();
  context.on("page", (opened) => traces.set(opened, tracePage(opened)));
  const page = await context.newPage();
  return {
    ...who,
    /** What a page of this browser did lately. */
    traceOf: (one) => traces.get(one)?.() ?? [],
    line,
    wide,
    random,
    photo,
    context,
    page,
    written: [],
    returned: [],
    photos: 0,
    mishaps: [],
    isAway: false,
  };
}

export async function logIn(person) {
  const { page, email } = person;
  await page.goto("/login");
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill("rendez-demo");
  await page.locator("input[type=password]").press("Enter");
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** Opens the conversation and waits until it lives. */
export async function openTalk(person, partner, page = person.page) {
  await page.goto(`/members/${partner.id}/chat`, { timeout: 40_000 });
  await page.locator("form .check").waitFor({ state: "detached", timeout: 40_000 });
}

/**
 * Puts a text into the box and takes out, in the same moment, what was given back there: that was refused, and is not in
 * the books. Between a look and a later change an answer could come, and be overwritten.
 */
async function putInBox(person, box, text) {
  const stood = await box.evaluate((area, next) => {
    const { value } = area;
    area.value = next;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    return value;
  }, text);
  const back = person.written.filter((each) => stood.includes(each.text));
  person.returned.push(...back);
  person.written = person.written.filter((each) => !back.includes(each));
}

/** What came back after the last thing that was done. */
export async function takeBack(person) {
  const box = person.page.locator("#text");
  if ((await box.count()) > 0) await putInBox(person, box, "");
}

/** Writes a text of its own and sends it. */
export async function say(person, page = person.page, click = (button) => button.click()) {
  const box = page.locator("#text");
  person.said = (person.said ?? 0) + 1;
  const word = WORDS[Math.floor(person.random() * WORDS.length)];
  const text = `${person.name} ${person.said}: ${word}`;
  await putInBox(person, box, text);
  person.written.push({ text, atMs: Date.now(), tab: page === person.page ? "first" : "second" });
  if (person.wide && person.random() < 0.5) await box.press("Enter");
  else await click(page.locator('button[name=intent][value="send"]'));
}

const DOES = {
  say: (person) => say(person),
  tapTwice: (person) => say(person, person.page, (button) => button.dblclick()),
  async sayThrice(person) {
    for (let each = 0; each < 3; each += 1) await say(person);
  },
  async lookAtList(person, partner) {
    const { page } = person;
    await page.goto("/chats");
    await pause(4_000 + person.random() * 4_000);
    await page.locator(".chat-list li[id^=c] a").first().click();
    await page.locator("#text").waitFor();
    if (!page.url().includes("/chats")) await openTalk(person, partner);
  },
  async reload({ page }) {
    await page.reload();
    await page.locator("form .check").waitFor({ state: "detached" });
  },
  async otherTab(person, partner) {
    const tab = await person.context.newPage();
    try {
      await openTalk(person, partner, tab);
      await say(person, tab);
      await pause(5_000);
    } finally {
      // What has not left would wait in a tab that is gone; the first one goes on with it after its next load.
      await tab.close();
    }
  },
  async sendPhoto(person) {
    const { page } = person;
    await page.locator("details.attach > summary").click();
    await page
      .locator("#photo")
      .setInputFiles({ name: "beach.jpg", mimeType: "image/jpeg", buffer: person.photo });
    await page.locator(".attach-chosen").waitFor();
    await page.locator('button[name=intent][value="photo"]').click();
    person.photos += 1;
  },
  rest: () => pause(3_000),
};

function chooseHabit(random) {
  const all = Object.entries(HABITS).flatMap(([name, times]) => Array(times).fill(name));
  return all[Math.floor(random() * all.length)];
}

/** Does one thing. Where a page could not be had the person goes back to the conversation, as anybody would. */
export async function doSomething(person, partner, told) {
  const habit = chooseHabit(person.random);
  try {
    await DOES[habit](person, partner, told);
  } catch (error) {
    person.mishaps.push({
      atMs: Date.now(),
      habit,
      why: String(error).split("\n")[0],
      isAway: person.isAway,
    });
    if (!person.isAway) await openTalk(person, partner).catch(() => {});
  }
}

/** Loses the connection now and then: every second time the browser is not told. */
export async function loseConnection(person, silent, forMs) {
  person.isAway = true;
  if (silent) person.line.cut();
  else await person.context.setOffline(true);
  await pause(forMs);
  if (silent) person.line.mend();
  else await person.context.setOffline(false);
  person.isAway = false;
  person.back = { atMs: Date.now(), silent };
}
