import type { BrowserContext, Page } from "@playwright/test";
import { png } from "#tests/support/pictures";
import { messageBox, messages, sendButton } from "./gestures";
import { Member, newName } from "./members";
import { countMessages } from "./operator-desk";
import { takePremium } from "./prepared-members";
import { expect, test } from "./strict-test";

// A page for every script, one after the other. By day for one of each kind: React's entry, a route's own part, the
// custom elements.
const IS_WHOLE = process.env.WHOLE_MATRIX === "1";
const BY_DAY = ["entry.client", "conversation", "enhance"];

/** Parts of the custom elements have shorter hashes (enhance.config.ts). */
const NAME = /\/assets\/([\w.-]+?)-(?:[\w-]{8}|[\w-]{6})\.js$/;
const SAID = [
  /^console: Failed to load resource: net::ERR_FAILED http:\S+\/assets\/\S+\.js$/,
  /^exception: Failed to fetch dynamically imported module: http:\S+\/assets\/\S+\.js$/,
];

/** Names of the scripts that a page loads when all is well. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const names = new Set<string>();
  const note = (request: { url(): string }) => {
    const name = NAME.exec(request.url())?.[1];
    if (name) names.add(name);
  };
  page.on("request", note);
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...names].sort();
}

/** Opens a page without one of its scripts, and waits until that has failed and whatever is left has come. */
async function openWithout(context: BrowserContext, chunk: string, path: string): Promise<Page> {
  await context.unrouteAll();
  await context.route(
    (url) => NAME.exec(url.pathname)?.[1] === chunk,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const failed = page.waitForEvent("requestfailed", (request) => NAME.exec(request.url())?.[1] === chunk);
  await page.goto(path);
  await failed;
  // React's own pages fall back to the custom elements; only their own file is nobody's to replace.
  if (chunk !== "enhance") await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  return page;
}

test("APP-06 NAV-12 whichever script of a conversation is missing, a message is sent once", {
  tag: "@scripts",
}, async ({ page, context, watch }) => {
  watch.provokes(...SAID);
  const una = await Member.signUp("Una");
  // One message for each script: more than are free.
  const tom = takePremium(12);
  await una.writes(tom, "Good evening");
  await tom.enter(context);
  const path = `/members/${una.id}/chat`;
  const chunks = await scriptsOf(page, path);
  expect(chunks).toEqual(
    expect.arrayContaining(["chat", "conversation", "enhance", "entry.client", "frame"]),
  );
  const missing = chunks.filter((chunk) => IS_WHOLE || BY_DAY.includes(chunk));
  for (const chunk of missing) {
    const broken = await openWithout(context, chunk, path);
    const text = newName(`Without ${chunk}`);
    await messageBox(broken).fill(text);
    await sendButton(broken).click();
    await expect(broken.locator(".own[data-state=sent]").filter({ hasText: text })).toHaveCount(1);
    await expect(messageBox(broken)).toHaveValue("");
    expect(countMessages(text)).toBe(1);
    await broken.close();
  }
  await page.reload();
  await expect(messages(page)).toHaveCount(missing.length + 1);
});

test("APP-06 ACCT-02 photos are added also when the part that shows their progress is missing", {
  tag: ["@scripts", "@whole"],
}, async ({ page, context, watch }) => {
  watch.provokes(...SAID);
  const gina = await Member.signUp("Gina");
  await gina.enter(context);
  let asked = 0;
  await page.route(/\/assets\/enhance-upload-page-/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Add a photo" }).click();
  await page.waitForFunction(() => customElements.get("rz-menu") !== undefined);
  await page
    .getByLabel("Choose photos")
    .setInputFiles([{ name: "one.png", mimeType: "image/png", buffer: await png(500, 700) }]);
  await page.getByRole("button", { name: "Add photos" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Your photos? w/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("img", { name: /^Your photo number/ })).toHaveCount(1);
  expect(asked).toBe(1);
});
