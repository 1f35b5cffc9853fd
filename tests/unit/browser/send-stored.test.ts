import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendStored } from "#app/browser/send-stored";
import { unsentText } from "#app/browser/stored-outbox";
import { newStorage } from "#tests/support/browser-storage";

const NAME = "7.24";
/** Member 7 is at this browser. */
const OWNER = 7;
const MINUTE_MS = 60_000;

let storage: ReturnType<typeof newStorage>;
/** Keys and texts that were posted, and to where. */
let posted: string[][];
let urls: string[];
/** What the window hears. */
let heard: EventTarget;
let answers: (Response | "lost")[];
const life: AbortController[] = [];

beforeEach(() => {
  storage = newStorage();
  posted = [];
  urls = [];
  answers = [];
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  heard = new EventTarget();
  vi.stubGlobal("addEventListener", heard.addEventListener.bind(heard));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (url: string, { body }: { body: URLSearchParams }) => {
    urls.push(url);
    posted.push([body.get("_key") ?? "", body.get("text") ?? ""]);
    const answer = answers.shift();
    if (!answer || answer === "lost") throw new TypeError("Failed to fetch");
    return answer;
  });
});

afterEach(() => {
  for (const each of life.splice(0)) each.abort();
  vi.unstubAllGlobals();
});

const written = (id: string, ageMs: number, more = {}) => ({
  id,
  text: `Text ${id}`,
  key: `k${id}`,
  atMs: Date.now() - ageMs,
  ...more,
});
const storeFor = (name: string, ...messages: object[]) =>
  storage.setItem(`outbox.${name}`, JSON.stringify(messages));
const store = (...messages: object[]) => storeFor(NAME, ...messages);
const stored = () =>
  (JSON.parse(storage.getItem(`outbox.${NAME}`) ?? "[]") as { id: string }[]).map(({ id }) => id);
const taken = () => Response.json({ ok: true });

async function sendOnce(isLiving = (_name: string) => false): Promise<void> {
  const page = new AbortController();
  life.push(page);
  await new Promise<void>((done) => sendStored(OWNER, isLiving, done, page.signal));
}

test("CHAT-16 what an earlier page left goes from a page that does not show its conversation, in its order, each under its key", async () => {
  store(written("a", 9 * MINUTE_MS), written("b", 8 * MINUTE_MS));
  answers = [taken(), taken()];
  await sendOnce();
  expect(posted).toEqual([
    ["ka", "Text a"],
    ["kb", "Text b"],
  ]);
  expect(storage.length).toBe(0);
});

test("CHAT-16 a first message goes though no list has its conversation yet; what this page sends itself, or another member left, stays", async () => {
  storeFor("7.31", written("new", MINUTE_MS));
  storeFor("7.24", written("living", MINUTE_MS));
  storeFor("70.31", written("other", MINUTE_MS));
  answers = [taken(), taken(), taken()];
  await sendOnce((name) => name === "7.24");
  expect(urls).toEqual(["/members/31/chat/updates"]);
  expect(storage.names()).toEqual(["outbox.7.24", "outbox.70.31"]);
});

test("CHAT-16 a connection that is back while a try from before is under way is used at once", async () => {
  store(written("train", MINUTE_MS));
  answers = ["lost", taken()];
  const sent = sendOnce();
  heard.dispatchEvent(new Event("online"));
  await sent;
  await vi.waitFor(() => expect(stored()).toEqual([]));
  expect(posted).toHaveLength(2);
});

test("CHAT-16 what was refused is not asked for again by the same page, what our side could not take is", async () => {
  store(written("poor", MINUTE_MS));
  answers = [Response.json({ ok: false, refusal: { text: "Not now", waits: true } })];
  await sendOnce();
  answers = [Response.json({ ok: false, refusal: { text: "No credits" } })];
  await sendOnce();
  await sendOnce();
  expect(posted).toHaveLength(2);
  expect(stored()).toEqual(["poor"]);
});

test.each([
  ["no answer", "lost" as const],
  ["a refusal", Response.json({ ok: false, refusal: { text: "No credits" } })],
  ["the end of the login", Response.json(false)],
  ["a page of somebody else's", new Response("<h1>Hotspot</h1>")],
])("CHAT-16 after %s nothing is lost, and nothing overtakes it", async (cause, answer) => {
  store(written(`after ${cause}`, MINUTE_MS), written("b", MINUTE_MS));
  answers = [answer];
  await sendOnce();
  expect(posted).toHaveLength(1);
  expect(stored()).toEqual([`after ${cause}`, "b"]);
});

test("CHAT-16 what another tab has just written is left to it; what lost its key with its day, to the member", async () => {
  store(written("a", 25 * 60 * MINUTE_MS), written("b", MINUTE_MS), written("c", 1_000));
  answers = [taken()];
  await sendOnce();
  expect(posted).toEqual([["kb", "Text b"]]);
  expect(stored()).toEqual(["a", "c"]);
});

test("CHAT-16 a row names what has not gone out, not what is just on its way, and a clock set back hides nothing", () => {
  expect(unsentText(NAME)).toBeUndefined();
  store(written("a", 1_000));
  expect(unsentText(NAME)).toBeUndefined();
  store(written("a", 10_000));
  expect(unsentText(NAME)).toBe("Text a");
  store(written("a", -60 * MINUTE_MS));
  expect(unsentText(NAME)).toBe("Text a");
  storage.setItem(`outbox.${NAME}`, "{");
  expect(unsentText(NAME)).toBeUndefined();
});
