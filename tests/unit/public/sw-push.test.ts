import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { transform } from "esbuild";
import { beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://site.test";
const SOURCE = readFileSync("public/sw-push.js", "utf8");

/** The browser's storage, as far as the worker uses it. */
function openStorage() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: string) => store.get(pathOf(request))?.clone(),
    put: async (request: string, answer: Response) => void store.set(pathOf(request), answer),
    delete: async (request: string) => store.delete(pathOf(request)),
    keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
    add: async (path: string) => void store.set(path, new Response("")),
  });
  return {
    stores,
    caches: {
      keys: async () => [...stores.keys()],
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => {
        const store = stores.get(name) ?? new Map<string, Response>();
        stores.set(name, store);
        return cacheOf(store);
      },
      match: async (path: string | { url: string }) =>
        [...stores.values()].map((store) => store.get(pathOf(path))?.clone()).find(Boolean),
    },
  };
}

type Listener = (event: Record<string, unknown>) => void;
type Answer = { status?: number; for?: string; as?: string; told?: string; text?: string };

const listeners = new Map<string, Listener>();
let storage: ReturnType<typeof openStorage>;
let answers: (path: string) => Answer | undefined;
let asked: string[];
let nowMs: number;

beforeEach(() => {
  storage = openStorage();
  asked = [];
  nowMs = Date.parse("2026-03-01T12:00:00Z");
  class Clock extends Date {
    static override now = () => nowMs;
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    location: new URL(ORIGIN),
    navigator: {},
    registration: {
      getNotifications: async () => [],
      pushManager: { getSubscription: async () => null },
    },
    clients: { claim: vi.fn(), get: async () => undefined },
    skipWaiting: vi.fn(),
  };
  const fetchNow = async (request: string | { url: string }) => {
    const { pathname } = new URL(typeof request === "string" ? request : request.url, ORIGIN);
    asked.push(pathname);
    const found = answers(pathname);
    if (!found) throw new TypeError("offline");
    const headers = {
      ...(found.for ? { "Kept-For": found.for } : {}),
      ...(found.as ? { "Kept-As": found.as } : {}),
      ...(found.told === undefined ? {} : { "Told-Zone": found.told }),
    };
    const status = found.status ?? 200;
    return new Response([204, 304].includes(status) ? null : (found.text ?? pathname), { status, headers });
  };
  const setTimeout = (due: () => void) => void queueMicrotask(due);
  const world = {
    self,
    caches: storage.caches,
    fetch: fetchNow,
    setTimeout,
    Response,
    Headers,
    URL,
    URLSearchParams,
    Date: Clock,
  };
  runInContext(SOURCE, createContext(world));
});

/** What the page gets, once all that the worker does about it is over. */
async function request(
  path: string,
  { mode = "navigate", method = "GET" } = {},
): Promise<string | undefined> {
  const waits: Promise<unknown>[] = [];
  let given: Promise<Response> | undefined;
  listeners.get("fetch")?.({
    request: { url: ORIGIN + path, mode, method },
    respondWith: (answer: Promise<Response>) => {
      given = answer;
    },
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
  });
  const text = await given?.then(
    (answer) => answer.text(),
    () => "failed",
  );
  for (const work of waits) await work;
  return text;
}

const keptPaths = () =>
  [...storage.stores].flatMap(([name, store]) => (name.startsWith("chats-") ? [...store.keys()] : []));

/** A site that says for whom it answers; conversation n is that of member 100 + n. */
const siteOf = (login: string | undefined) => (path: string) => {
  const id = /(\d+)/.exec(path)?.[1];
  if (!path.endsWith("/kept")) return { for: login };
  const profile = path.startsWith("/members") ? Number(id) : 100 + Number(id);
  return {
    for: login,
    as: id ? `/members/${profile}/chat /chats/${profile - 100}` : "/chats",
    text: `kept ${path}`,
  };
};
const offline = () => undefined;

test("CHAT-20 the time zone of the device is told where a page knows another one or none, and nothing of a visitor's", async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const toldAfter = async (told: string | undefined) => {
    asked = [];
    answers = () => (told === undefined ? {} : { told });
    await request("/members");
    return asked.filter((path) => path === "/time-zone").length;
  };
  expect(await toldAfter("")).toBe(1);
  expect([await toldAfter(timeZone), await toldAfter(undefined)]).toEqual([0, 0]);
  // The traveler's next page, or a cookie that was thrown away.
  expect(await toldAfter("Mars/Base")).toBe(1);
});

test("CHAT-20 a zone that the site does not know is told once, not with each page; one that was not heard is told again", async () => {
  let status = 503;
  answers = (path) => (path === "/time-zone" ? { status } : { told: "" });
  await request("/members");
  status = 422;
  for (let pages = 3; pages > 0; pages -= 1) await request("/members");
  expect(asked.filter((path) => path === "/time-zone")).toHaveLength(2);
  expect([...storage.stores].flatMap(([, store]) => [...store.keys()])).toEqual(["/time-zone"]);
});

test("APP-01 engines of 2018 can read the service worker, and the one that takes itself away", async () => {
  for (const file of ["public/sw-push.js", "public/sw-push-off.js"]) {
    const source = readFileSync(file, "utf8");
    const { code } = await transform(source, { target: "chrome64" });
    expect((await transform(source, { target: "esnext" })).code).toBe(code);
  }
});

test("APP-01 a file is fetched once, and comes as well where the device has no room for it or stores nothing", async () => {
  answers = () => ({});
  const file = "/assets/app-1234.css";
  const get = () => request(file, { mode: "no-cors" });
  expect([await get(), await get()]).toEqual([file, file]);
  expect(asked).toEqual([file]);

  storage.stores.clear();
  const refuse = async () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const { open } = storage.caches;
  storage.caches.open = async (name) => ({ ...(await open(name)), put: refuse });
  expect(await get()).toBe(file);
  Object.assign(storage.caches, { open: refuse, match: refuse });
  expect(await get()).toBe(file);
});

test("APP-01 where nobody allows it no conversation is kept, and polls go past the worker", async () => {
  answers = siteOf("nobody");
  await request("/chats/1");
  expect(keptPaths()).toEqual([]);
  expect(asked).toEqual(["/chats/1"]);
  expect(await request("/members/101/chat/updates", { mode: "cors" })).toBeUndefined();
});

test("APP-01 visited conversations are read offline under both addresses, and others are not there", async () => {
  answers = siteOf("anna");
  await request("/chats/1");
  answers = offline;
  expect(await request("/chats/1")).toBe("kept /chats/1/kept");
  expect(await request("/members/101/chat")).toBe("kept /chats/1/kept");
  expect(await request("/chats")).toBe("kept /chats/kept");
  expect(await request("/chats/2")).toBe("failed");
  expect(await request("/chats/1?before=7")).toBe("failed");
  expect(await request("/likes")).toBe("failed");
});

test("APP-01 ten conversations are kept, the last visited ones, beside the list", async () => {
  answers = siteOf("anna");
  for (let id = 1; id <= 12; id += 1) await request(`/chats/${id}`);
  await request("/chats/3");
  await request("/chats/13");
  const ids = keptPaths().flatMap((path) => /^\/chats\/(\d+)$/.exec(path)?.slice(1).map(Number) ?? []);
  expect(ids).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 3, 13]);
  expect(keptPaths()).toHaveLength(21);
  expect(keptPaths()).toContain("/chats");
});

test("APP-01 news of an open conversation are kept, and a quiet poll asks for nothing", async () => {
  answers = siteOf("anna");
  await request("/members/101/chat");
  answers = (path) =>
    path.endsWith("updates") ? { status: 304 } : { ...siteOf("anna")(path), text: "newer" };
  await request("/members/101/chat/updates", { mode: "cors" });
  answers = (path) =>
    path.endsWith("updates") ? { text: "{}" } : { ...siteOf("anna")(path), text: "newer" };
  asked = [];
  await request("/members/101/chat/updates", { mode: "cors" });
  await request("/members/101/chat/updates", { mode: "cors", method: "POST" });
  expect(asked).toEqual(["/members/101/chat/updates", "/members/101/chat/kept", "/members/101/chat/kept"]);
  answers = offline;
  expect(await request("/chats/1")).toBe("newer");
});

test("APP-01 a conversation that is removed, or whose partner is blocked, is not kept any longer", async () => {
  answers = siteOf("anna");
  for (const path of ["/chats/1", "/chats/2", "/members/103/chat"]) await request(path);
  await request("/chats/1/remove", { method: "POST" });
  await request("/members/103/block", { method: "POST" });
  expect(keptPaths().sort()).toEqual(["/chats", "/chats/2", "/members/102/chat"]);
  // Removed on another device: its page is not there any more.
  answers = (path) => (path === "/chats/2/kept" ? { status: 404, for: "anna" } : { for: "anna" });
  await request("/chats/2");
  expect(keptPaths()).toEqual(["/chats"]);
});

test("APP-01 what is kept goes with a logout, even one without a connection", async () => {
  answers = siteOf("anna");
  await request("/chats/1");
  answers = offline;
  await request("/logout", { method: "POST" });
  expect(keptPaths()).toEqual([]);
  expect(await request("/chats/1")).toBe("failed");
});

test.each([
  ["a page that names nobody", "/", siteOf("nobody")],
  ["a poll that says that the login is over", "/members/101/chat/updates", () => ({ text: "false" })],
  ["badges that are refused", "/badges", () => ({ status: 401 })],
  ["a page of another login", "/members", siteOf("bert")],
] as const)("APP-01 what is kept goes with %s", async (_, path, after) => {
  answers = siteOf("anna");
  await request("/chats/1");
  expect(keptPaths()).toContain("/chats/1");
  answers = after;
  await request(path, { mode: path.endsWith("s") && path !== "/members" ? "cors" : "navigate" });
  expect(storage.stores.has("chats-anna")).toBe(false);
  expect(keptPaths()).not.toContain("/chats/1");
});

test("APP-01 a page that does not know who asks changes nothing, and a broken answer is not kept", async () => {
  answers = siteOf("anna");
  await request("/chats/1");
  answers = () => ({ status: 503 });
  await request("/chats/1");
  answers = (path) => (path.endsWith("/kept") ? { status: 503 } : { for: "anna" });
  await request("/chats/2");
  expect(keptPaths()).toEqual(["/chats", "/members/101/chat", "/chats/1"]);
});

test("APP-01 nothing is kept for a login that ended while it was fetched", async () => {
  answers = siteOf("anna");
  await request("/chats");
  let begun: Promise<unknown> | undefined;
  answers = (path) => {
    if (path === "/chats/1/kept") begun = request("/logout", { method: "POST" });
    return siteOf("anna")(path);
  };
  await request("/chats/1");
  await begun;
  expect(keptPaths()).toEqual([]);
});

test("APP-01 after seven days what is kept is not shown any more", async () => {
  answers = siteOf("anna");
  await request("/chats/1");
  answers = offline;
  nowMs += 7 * 24 * 3_600_000 - 1;
  expect(await request("/chats/1")).toBe("kept /chats/1/kept");
  nowMs += 1;
  expect(await request("/chats/1")).toBe("failed");
});
