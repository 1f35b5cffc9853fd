import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const sent = () => site.proxy.requests("/api/report.php").map(({ body }) => JSON.parse(String(body)));

/** The form's own fields with what was typed and chosen. */
async function report(typed: Record<string, string>, page?: Page, id = 2): Promise<Page> {
  const { fields } = (page ?? (await member.get(`/members/${id}/report`))).form(
    `/members/${id}/report`,
    "remarks",
  );
  const hidden = Object.fromEntries(fields.filter(([name]) => name === "_key" || name === "about"));
  return member.post(`/members/${id}/report`, { ...hidden, ...typed });
}

test.each(["money", "fake", "harassment", "threats", "under_18", "illegal", "other"])(
  "PROF-02 a report for %s reaches the operator, is answered with a reference and offers to block",
  async (reason) => {
    const answer = await report({ reason, remarks: "First line\r\nsecond line" });
    expect(answer.status).toBe(303);
    const page = await member.follow(answer);
    expect(page.words).toContain("We received your report");
    expect(page.words).toMatch(/\bR-[A-Z2-9]{4}-[A-Z2-9]{4}\b/);
    expect(page.text).toContain('href="/members/2/block"');
    expect(sent()).toEqual([{ profile: 2, reason, remarks: "First line\nsecond line" }]);
  },
);

test("PROF-02 a reason is enough: nobody has to write anything", async () => {
  expect((await report({ reason: "fake", remarks: " \r\n " })).status).toBe(303);
  expect(sent()).toEqual([{ profile: 2, reason: "fake" }]);
});

test("PROF-02 a report from a photo says which one, and one from the chat names the conversation", async () => {
  const photo = await member.get("/members/2/photos/1");
  const [address = ""] = /\/members\/2\/report\?about=photo-\d+/.exec(photo.text) ?? [];
  const page = await member.get(address);
  expect(page.words).toContain("about a photo of");
  await report({ reason: "illegal" }, page);
  expect(sent()[0]).toMatchObject({ profile: 2, photo: expect.any(Number) });

  await member.submit("/members/2/chat", { text: "Hello" });
  const fromChat = await member.get("/members/2/report?about=chat");
  expect(fromChat.words).toContain("about your conversation with");
  await report({ reason: "threats" }, fromChat);
  expect(sent().at(-1)).toMatchObject({ profile: 2, conversation: expect.any(Number) });
});

test.each(["photo-999999", "photo-0", "chat-7", "<script>", "%00"])(
  "PROF-02 a report about ?about=%s, which is not theirs, is about the profile",
  async (about) => {
    const page = await member.get(`/members/4/report?about=${about}`);
    expect(page.words).toContain("about the profile of");
    expect((await report({ reason: "other", about }, page, 4)).status).toBe(303);
    expect(sent()).toEqual([{ profile: 4, reason: "other" }]);
  },
);

test.each([
  ["no reason", { reason: "" }, "Choose what is wrong"],
  ["an unknown reason", { reason: "__proto__" }, "Choose what is wrong"],
  ["too many words", { reason: "fake", remarks: "x".repeat(2_001) }, "Use at most 2,000 characters"],
  ["a control character", { reason: "fake", remarks: "a\u0000b" }, "This cannot be used here"],
])("PROF-02 a report with %s comes back with everything typed", async (_, wrong, text) => {
  const answer = await report({ remarks: "What I saw", ...wrong });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(text);
  expect(answer.valueOf("remarks")).toBe("remarks" in wrong ? wrong.remarks : "What I saw");
  if (wrong.reason === "fake") expect(answer.valueOf("reason")).toBe("fake");
  expect(sent()).toHaveLength(0);
});

test("PROF-02 a double click sends one report, and both answers show its reference", async () => {
  const page = await member.get("/members/5/report");
  const answers = await Promise.all([1, 2, 3].map(() => report({ reason: "money" }, page, 5)));
  const references = answers.map(({ location }) =>
    new URL(location ?? "", site.origin).searchParams.get("reference"),
  );
  expect(new Set(references).size).toBe(1);
  expect(sent()).toHaveLength(1);
  const other = await report({ reason: "fake" }, page, 5);
  expect(other.status).toBe(422);
  expect(sent()).toHaveLength(1);
});

test("PROF-02 nobody is shown a reference that we did not give", async () => {
  for (const query of ["reference=R-1", "reference=Call-0900&proof=x"]) {
    const page = await member.get(`/members/2/report?${query}`);
    expect(page.words).not.toContain("0900");
    expect(page.words).not.toContain("We received your report");
  }
});

test("PROF-02 an answer that was lost is told as it is, and what was written is there", async () => {
  site.proxy.rule("/api/report.php", { kind: "drop_after" }, { kind: "pass" });
  const answer = await report({ reason: "fake", remarks: "Kept words" });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("We could not confirm that your report arrived.");
  expect(answer.valueOf("remarks")).toBe("Kept words");
});

test("PROF-02 who reports too often hears how long to wait, with the words kept", async () => {
  site.proxy.rule("/api/report.php", {
    kind: "answer",
    status: 429,
    body: { error: "rate_limited", retry_after: 150 },
  });
  const answer = await report({ reason: "fake", remarks: "Kept words" });
  expect(answer.status).toBe(429);
  expect(answer.words).toContain("Please try again in 3 min.");
  expect(answer.valueOf("remarks")).toBe("Kept words");
});

test("PROF-02 PROF-05 somebody who blocked the member can still be reported and blocked", async () => {
  site.proxy.rule("/api/member.php", {
    kind: "answer",
    status: 403,
    body: { error: "blocked", name: "Wary" },
  });
  const page = await member.get("/members/9/report");
  expect(page.status).toBe(200);
  expect(page.words).toContain("Report Wary");
  expect((await report({ reason: "harassment" }, page, 9)).status).toBe(303);
  expect((await member.get("/members/9/block")).words).toContain("Block Wary?");
});

test("PROF-02 PROF-09 a visitor logs in before a report", async () => {
  expect(await site.browser().get("/members/2/report")).toRedirectTo("/login?next=%2Fmembers%2F2%2Freport");
});
