import { beforeAll, expect, test } from "vitest";
import en from "#app/i18n/catalogs/en/common";
import type { Browser } from "#tests/support/http-client";
import { signupFields } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const BODIES: [what: string, type: string | undefined, body: string][] = [
  ["JSON", "application/json", '{"email":"a@b.example","password":"x"}'],
  ["broken JSON", "application/json", '{"email":'],
  ["text", "text/plain", "email=a&password=b"],
  ["XML", "application/xml", "<?xml version='1.0'?><a/>"],
  ["no type at all", undefined, "email=a"],
  ["an unknown type", "application/x-nonsense; charset=x", "email=a"],
  ["multipart without a boundary", "multipart/form-data", "email=a"],
  [
    "multipart that is cut off",
    "multipart/form-data; boundary=b",
    '--b\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
  ],
  [
    "a file in place of a text",
    "multipart/form-data; boundary=b",
    `${["email", "password", "name", "text", "like", "language", "code", "date_of_birth.day"]
      .map(
        (field) =>
          `--b\r\nContent-Disposition: form-data; name="${field}"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n\u0089PNG\r\n`,
      )
      .join("")}--b--\r\n`,
  ],
  ["nothing", "application/x-www-form-urlencoded", ""],
  ["garbage", "application/x-www-form-urlencoded", "%&=&&==%zz&\u0000=\u0000"],
  [
    "a thousand fields",
    "application/x-www-form-urlencoded",
    Array.from({ length: 1_000 }, (_, i) => `f${i}=1`).join("&"),
  ],
];

test.each(BODIES)("SIGN-01 a body of %s is a clear answer on every form", async (_, type, body) => {
  for (const [path, browser] of [
    ["/login", site.browser()],
    ["/signup", site.browser()],
    ["/lang-config", site.browser()],
    ["/activate", site.browser()],
    ["/logout", site.browser()],
    ["/members/2/chat", member],
    ["/members/2/chat/updates", member],
    ["/members/2", member],
    ["/members", member],
    ["/complete-signup", site.browser()],
    ["/chats/1/remove", member],
    ["/page-hidden", site.browser()],
    ["/time-zone", site.browser()],
  ] as const) {
    const headers: Record<string, string> = {
      "sec-fetch-site": "same-origin",
      ...(type && { "content-type": type }),
    };
    const answer = await browser.ask("POST", path, { headers, body });
    expect(answer.status, `${path}: ${answer.words.slice(0, 200)}`).toBeLessThan(500);
  }
});

/** What no form can be read from; the last of BODIES are forms, however odd. */
const UNREADABLE = BODIES.slice(
  0,
  BODIES.findIndex(([what]) => what === "a file in place of a text"),
);

test.each(UNREADABLE)("SIGN-01 a body of %s is not taken for an empty form", async (_, type, body) => {
  for (const [path, browser] of [
    ["/login", site.browser()],
    ["/signup", site.browser()],
    ["/members/2/chat", member],
    ["/settings/password", member],
    ["/lang-config", site.browser()],
  ] as const) {
    const headers = { "sec-fetch-site": "same-origin", ...(type && { "content-type": type }) };
    const answer = await browser.ask("POST", path, { headers, body });
    expect(answer.status, path).toBe(400);
    expect(answer.words, path).toContain(en.refused_title);
    expect(answer.words).toContain(en.unreadable_text);
    // Nobody is blamed for fields that may well have been filled in.
    expect(answer.words).not.toContain(en.required);
    expect(answer.text).toContain(`href="${path}"`);
  }
});

test("PAY-03 whoever comes back from paying with a body that is no form still sees the payments", async () => {
  const answer = await member.ask("POST", "/transactions/return", {
    headers: { "sec-fetch-site": "cross-site", "content-type": "application/json" },
    body: '{"payment":1}',
  });
  expect([answer.status, answer.location]).toEqual([303, "/transactions"]);
});

/** As long as browsers make them: Node refuses shorter ones. */
const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";

test("SIGN-01 the same form as multipart is understood", async () => {
  const typed = signupFields("Multi Part");
  const browser = site.browser();
  const page = await browser.get("/signup");
  const key = page.form("/signup", "email").fields.find(([name]) => name === "_key")?.[1] ?? "";
  const body = Object.entries({ ...typed, _key: key })
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("");
  const answer = await browser.ask("POST", "/signup", {
    headers: { "sec-fetch-site": "same-origin", "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: `${body}--${BOUNDARY}--\r\n`,
  });
  expect(answer.status).toBe(303);
});
