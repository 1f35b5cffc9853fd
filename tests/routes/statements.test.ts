import { expect, test } from "vitest";
import "#tests/support/matchers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const NOTICE = {
  address: "https://rendez.example/members/7",
  reason: "fraud",
  message: "He asks everybody for money.\nHere is how.",
  name: "Nora Beispiel",
  email: "nora@example.org",
  good_faith: "1",
};
const fileAt = async (path: string, typed: Record<string, string>) => {
  const browser = site.browser();
  const form = (await browser.get(path)).form(path, "message");
  const key = form.fields.find(([name]) => name === "_key")?.[1] ?? "";
  return { browser, answer: await browser.post(path, { _key: key, ...typed }) };
};

test("SAFE-04 anybody reports illegal content without an account and gets a receipt on the page and by mail", async () => {
  const { browser, answer } = await fileAt("/notice", NOTICE);
  const receipt = await browser.follow(answer);
  expect(receipt.words).toMatch(/We received your notice.*Reference N(-\w{4}){2}/);
  for (const text of [NOTICE.address, "Fraud", "He asks everybody for money.", NOTICE.email])
    expect(receipt.words).toContain(text);
  expect(JSON.parse(String(site.proxy.requests("/api/statement.php")[0]?.body))).toEqual({
    ...NOTICE,
    kind: "notice",
    good_faith: true,
    language: "en",
  });
  expect((await site.backend.outbox()).find(({ to }) => to === NOTICE.email)?.text).toContain(NOTICE.address);
});

test.each([
  ["address", "Enter the address of the page"],
  ["reason", "Choose a reason"],
  ["message", "Write what it is about"],
  ["name", "Enter your name"],
  ["email", "Invalid email"],
  ["good_faith", "Tick the box to confirm"],
])("SAFE-04 a notice without its %s comes back with a word and everything typed", async (field, words) => {
  const { answer } = await fileAt("/notice", { ...NOTICE, [field]: "" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(words);
  if (field !== "message") expect(answer.words).toContain("Here is how.");
  expect(site.proxy.calls("/api/statement.php")).toBe(0);
});

test("SAFE-04 no name is asked of who reports the abuse of children", async () => {
  const { browser, answer } = await fileAt("/notice", {
    ...NOTICE,
    reason: "child_abuse",
    name: "",
    email: "",
  });
  expect((await browser.follow(answer)).words).toContain("We received your notice");
});

test("SAFE-08 whoever is shown in an intimate picture asks for its removal and learns by when it is gone", async () => {
  const { reason: _, ...typed } = NOTICE;
  const { browser, answer } = await fileAt("/remove-picture", typed);
  const receipt = await browser.follow(answer);
  expect(receipt.words).toMatch(
    /We received your request.*Reference P(-\w{4}){2}.*We will act by \w+ \d+, 20\d\d/,
  );
  const office = (await site.backend.outbox()).find(({ subject }) => subject.startsWith("Remove by"));
  const due = Date.parse(/Remove by (.*): P-/.exec(office?.subject ?? "")?.[1] ?? "");
  expect(Math.round((due - Date.now()) / 3_600_000)).toBe(48);
});

test("SAFE-08 SAFE-04 the ways to both forms stand on every page, and no receipt can be made up", async () => {
  const home = await site.browser().get("/");
  for (const path of ["/notice", "/remove-picture"]) expect(home.text).toContain(`href="${path}"`);
  const forged = await site.browser().get("/notice?reference=N-1%0A1700000000000%0A&proof=x");
  expect(forged.words).not.toContain("We received your notice");
});
