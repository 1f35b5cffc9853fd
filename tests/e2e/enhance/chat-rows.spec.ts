import { expect, openEnhanced, test } from "./strict-page";

test.use({ timezoneId: "Asia/Tokyo", locale: "en-US" });

test("CHAT-20 a list that React does not take over has the device's times and its drafts, of other tabs too", async ({
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
});
