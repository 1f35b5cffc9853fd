import { expect, openEnhanced, test } from "./strict-page";

test.use({ timezoneId: "Asia/Tokyo", locale: "en-US" });

test("CHAT-16 CHAT-20 a list that React does not take over has the device's times, its drafts, and what has not gone out, of other tabs too", async ({
  page,
  context,
  site,
}) => {
  await openEnhanced(page, site, "/rows");
  const row = page.getByRole("listitem");
  await expect(row.locator("time")).toHaveText("Mar 3");
  await expect(row).toHaveText([/^Hello/, "Good night"]);
  const other = await context.newPage();
  await other.goto(`${site.origin}/slow`);
  const write = (text: string) => other.evaluate((json) => localStorage.setItem("draft.1.2", json), text);
  await write(JSON.stringify({ text: "I wanted to", pending: [], atMs: Date.now() }));
  await expect(row).toHaveText([/^Draft: I wanted to/, "Good night"]);
  await write("{");
  await expect(row).toHaveText([/^Hello/, "Good night"]);

  // Left by an earlier page: said, tried, and gone once it is taken (CHAT-16).
  let isTaken = false;
  await page.route("**/members/2/chat/updates", (route) =>
    route.fulfill({ json: { ok: isTaken, refusal: { waits: true } } }),
  );
  const left = { id: "a", text: "From the train", key: "k", atMs: Date.now() - 60_000 };
  await other.evaluate((json) => localStorage.setItem("outbox.1.2", json), JSON.stringify([left]));
  await expect(row).toHaveText([/^Not sent · From the train/, "Good night"]);
  isTaken = true;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(row).toHaveText([/^Hello/, "Good night"]);
});

test("CHAT-16 a first message that waits stands above a list that has no conversation for it, leads to it, and goes from there", async ({
  page,
  site,
}) => {
  let isTaken = false;
  await page.route("**/members/9/chat/updates", (route) =>
    route.fulfill({ json: { ok: isTaken, refusal: { waits: true } } }),
  );
  await page.goto(`${site.origin}/slow`);
  const left = { id: "a", text: "My first words", key: "k", atMs: Date.now() - 60_000 };
  await page.evaluate((json) => localStorage.setItem("outbox.1.9", json), JSON.stringify([left]));
  await openEnhanced(page, site, "/rows");
  const row = page.getByRole("listitem");
  await expect(row).toHaveText(["Not sent · My first words", /^Hello/, "Good night"]);
  await expect(row.getByRole("link")).toHaveAttribute("href", "/members/9/chat");
  isTaken = true;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(row).toHaveText([/^Hello/, "Good night"]);
});

test("CHAT-20 a list that stays open over midnight shows the date of what was written yesterday", async ({
  page,
  site,
}) => {
  await page.clock.install({ time: new Date("2026-03-03T14:58:00Z") });
  await openEnhanced(page, site, "/rows");
  const time = page.getByRole("listitem").locator("time");
  await expect(time).toHaveText("8:30 AM");
  await page.clock.fastForward("05:00");
  await expect(time).toHaveText("Mar 3");
});
