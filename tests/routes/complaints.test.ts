import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const TYPED = {
  name: "Nora",
  email: "nora@example.org",
  kind: "content",
  message: "The picture of somebody else\r\nis not hers.",
};
const sent = () => site.proxy.requests("/api/complaint.php");

/** The form's own fields with what was typed and chosen; a key of its own where none is given. */
async function complain(browser: Browser, typed: Record<string, string> = {}, page?: Page): Promise<Page> {
  const { fields } = (page ?? (await browser.get("/complaints"))).form("/complaints", "message");
  const key = fields.find(([name]) => name === "_key")?.[1] ?? "";
  return browser.post("/complaints", { _key: key, ...TYPED, ...typed });
}

test("HOME-06 a complaint reaches the operator and is confirmed with its reference number", async () => {
  const browser = site.browser();
  const answer = await complain(browser);
  expect(answer.status).toBe(303);
  const page = await browser.follow(answer);
  expect(page.status).toBe(200);
  expect(page.words).toContain("We received your complaint");
  expect(page.words).toMatch(/\bC[-\w]{4,}/);
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({
    ...TYPED,
    message: "The picture of somebody else\nis not hers.",
  });
});

test("HOME-06 the confirmation also comes where cookies are refused, and can be opened again", async () => {
  const browser = site.browser({ cookies: false });
  const answer = await complain(browser);
  for (let visit = 0; visit < 2; visit += 1)
    expect((await browser.get(answer.location ?? "")).words).toContain("We received your complaint");
});

test("HOME-06 nobody is shown a confirmation that we did not give", async () => {
  const browser = site.browser();
  const given = new URL((await complain(browser)).location ?? "", site.origin);
  given.searchParams.set("reference", "Call 0900-1234");
  for (const address of [
    `${given.pathname}${given.search}`,
    "/complaints?reference=C-1",
    "/complaints?reference=C-1&proof=x",
  ]) {
    const page = await browser.get(address);
    expect(page.words).not.toContain("0900");
    expect(page.form("/complaints", "message").action).toBe("/complaints");
  }
});

test("HOME-06 a member's name stands in the form already", async () => {
  const member = await site.member();
  const name = (await member.get("/complaints")).valueOf("name");
  expect(name).toBeTruthy();
});

test.each([
  ["no name", { name: " " }, "Enter your name"],
  ["no address", { email: "" }, "Enter your email address"],
  ["no usable address", { email: "nora@@example" }, "Invalid email"],
  ["no kind", { kind: "" }, "Choose what it is about"],
  ["an unknown kind", { kind: "__proto__" }, "Choose what it is about"],
  ["no words", { message: " \n " }, "Tell us what happened"],
  ["too many words", { message: "x".repeat(5_001) }, "Use at most 5,000 characters"],
  ["a control character", { message: "a\u0000b" }, "This cannot be used here"],
])("HOME-06 a complaint with %s comes back with everything typed", async (_, wrong, text) => {
  const answer = await complain(site.browser(), wrong);
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(text);
  const typed: Record<string, string> = { ...TYPED, ...wrong };
  if (!("name" in wrong)) expect(answer.valueOf("name")).toBe(typed.name);
  if (!("message" in wrong))
    expect(answer.valueOf("message")?.replaceAll("\r\n", "\n")).toBe(typed.message?.replaceAll("\r\n", "\n"));
  if (!("kind" in wrong)) expect(answer.valueOf("kind")).toBe("content");
  expect(sent()).toHaveLength(0);
});

test("HOME-06 a complaint in 5,000 signs of any script is taken", async () => {
  expect((await complain(site.browser(), { message: "\u{1F4A2}".repeat(5_000) })).status).toBe(303);
});

test("HOME-06 a double click files one complaint, and both answers show its number", async () => {
  const browser = site.browser();
  const page = await browser.get("/complaints");
  const answers = await Promise.all([1, 2, 3].map(() => complain(browser, {}, page)));
  const references = answers.map(({ location }) =>
    new URL(location ?? "", site.origin).searchParams.get("reference"),
  );
  expect(new Set(references).size).toBe(1);
  expect(sent()).toHaveLength(1);
  const other = await complain(browser, { message: "Something else" }, page);
  expect(other.status).toBe(422);
  expect(other.valueOf("message")).toBe("Something else");
  expect(sent()).toHaveLength(1);
});

test("HOME-06 a form that was open too long, or a forged key, sends nothing and loses nothing", async () => {
  const answer = await complain(site.browser(), { _key: "complaint~forged" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("This page was open for a long time");
  expect(answer.valueOf("name")).toBe("Nora");
  expect(sent()).toHaveLength(0);
});

test("HOME-06 an answer that was lost is told as it is, and what was typed is there", async () => {
  site.proxy.rule("/api/complaint.php", { kind: "drop_after" }, { kind: "pass" });
  const answer = await complain(site.browser());
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("We could not confirm that your complaint arrived.");
  expect(answer.valueOf("name")).toBe("Nora");
});

test("HOME-06 an operator out of reach is told in the catalogue's words, and what was typed is there", async () => {
  const browser = site.browser();
  const page = await browser.get("/complaints");
  await site.proxy.refuse();
  try {
    const answer = await complain(browser, {}, page);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(answer.words).toContain("An error occured, please try again later.");
    expect(answer.valueOf("name")).toBe("Nora");
  } finally {
    await site.proxy.restore();
  }
});

test("HOME-06 who complains too often hears how long to wait, with everything typed kept", async () => {
  site.proxy.rule("/api/complaint.php", {
    kind: "answer",
    status: 429,
    body: { error: "rate_limited", retry_after: 150 },
  });
  const answer = await complain(site.browser());
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Please try again in 3 min.");
  expect(answer.valueOf("name")).toBe("Nora");
});
