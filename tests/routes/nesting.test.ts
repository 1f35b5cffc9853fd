import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { type Site, startSite } from "#tests/support/start-site";

/** turbo-stream, by which hydrated pages get their data, overflows the stack on half of it. */
const DEPTH = 2_000;

let site: Site;
let member: Browser;
beforeAll(async () => {
  site = await startSite();
  member = await site.member();
});
afterEach(() => site.proxy.reset());
afterAll(() => site.close());

const NAMES: [what: string, name: string][] = [
  ["of two thousand parts", Array.from({ length: DEPTH }, (_, at) => `p${at}`).join(".")],
  ["of a list of lists", `text${"[0]".repeat(DEPTH)}`],
  ["below a field of the form", `date_of_birth.day${".x".repeat(DEPTH)}`],
];

/** The first four are hydrated; `.data` is how React asks. */
const POSTED = [
  "/members/2/chat",
  "/members/2/chat.data",
  "/chats",
  "/likes",
  "/likes/game",
  "/members/2",
  "/profile",
  "/settings",
  "/complete-signup",
];

test.each(NAMES)(
  "SIGN-01 a posted name %s is a clear answer on every form, and the host goes on",
  async (_, name) => {
    const body = new URLSearchParams([[name, "1"]]).toString();
    const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    for (const path of POSTED) {
      const answer = await member.ask("POST", path, { headers: form, body });
      expect(answer.status, `${path}: ${answer.words.slice(0, 200)}`).toBeLessThan(500);
    }
    for (const path of ["/login", "/signup"]) {
      const answer = await site.browser().ask("POST", path, { headers: form, body });
      expect(answer.status, path).toBeLessThan(500);
    }
    expect((await member.get("/chats")).status).toBe(200);
  },
);

test.each([
  ["__state__", "{"],
  ["__intent__", "{"],
  ["__intent__", '{"type":"insert","payload":{"name":"email"}}'],
])("SIGN-01 a form that also says %s=%s is answered as it would be without", async (name, value) => {
  for (const path of ["/login", "/signup"]) {
    const form = site.browser();
    const page = await form.get(path);
    const { fields } = page.form(path, "email");
    const answer = await form.post(path, [...fields, [name, value]]);
    expect(answer.status, path).toBe((await form.post(path, fields)).status);
    expect(answer.status, path).toBeLessThan(500);
  }
});

const nested = Array.from({ length: DEPTH }).reduce<object>((inner) => ({ inner }), {});

test.each([
  ["/likes", "/api/likes.php"],
  ["/chats", "/api/chats.php"],
  ["/members/2/chat", "/api/chat.php"],
  ["/settings/data", "/api/account.php"],
])(
  "HOST-07 where PHP nests without end, %s is a page or a clear failure, and the host goes on",
  async (page, path) => {
    const known = { account: { profile: nested }, user: null, results: [], chats: [], messages: [], nested };
    site.proxy.rule(path, { kind: "answer", body: known });
    for (const address of [page, `${page}.data`]) {
      const answer = await member.get(address);
      expect(answer.text, address).not.toContain('"inner"');
      expect([200, 202, 404, 500, 502, 503], `${address}: ${answer.status}`).toContain(answer.status);
    }
    site.proxy.reset();
    expect((await member.get(page)).status).toBe(200);
  },
);
