import { expect, openEnhanced, test } from "./strict-page";

test("the counter counts characters as people do, an emoji is one", async ({ page, site }) => {
  await openEnhanced(page, site, "/fields");
  await page.getByLabel("About").fill("a😀b");
  await expect(page.locator("[data-count='']")).toHaveText("3");
  await expect(page.locator("[data-count=left]")).toHaveText("2");
  await page.getByLabel("About").fill("123456");
  await expect(page.locator("rz-count")).toHaveAttribute("data-over", "");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.reset());
  await expect(page.locator("[data-count='']")).toHaveText("2");
  await expect(page.locator("rz-count")).not.toHaveAttribute("data-over");
});

test("what was typed before the scripts came is counted and kept", async ({ page, site }) => {
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(`${site.origin}/fields`, { waitUntil: "commit" });
  await page.getByLabel("About").fill("early");
  release();
  await expect(page.locator("[data-count='']")).toHaveText("5");
  await expect(page.getByLabel("About")).toHaveValue("early");
});

test("the password can be shown and hidden, and is never sent as plain text field", async ({
  page,
  site,
}) => {
  await openEnhanced(page, site, "/fields");
  const field = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  const button = page.getByRole("button", { name: "Hide password" });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.evaluate(() => document.addEventListener("submit", (event) => event.preventDefault()));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await expect(page.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "false");
});

test("a text box grows to five lines where CSS cannot do it", async ({ page, site }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await openEnhanced(page, site, "/fields");
  // As the site's stylesheet does: what "normal" comes to is the font's affair.
  await page.getByLabel("Long").evaluate((area) => {
    area.style.lineHeight = "16px";
  });
  const heightOf = async (lines: number) => {
    await page.getByLabel("Long").fill(Array(lines).fill("x").join("\n"));
    return (await page.getByLabel("Long").boundingBox())?.height ?? 0;
  };
  const [one, three, five, nine] = [
    await heightOf(1),
    await heightOf(3),
    await heightOf(5),
    await heightOf(9),
  ];
  expect(three).toBeGreaterThan(one);
  expect(five).toBeGreaterThan(three);
  expect(nine).toBeCloseTo(five, 0);
  expect(await heightOf(1)).toBeCloseTo(one, 0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields work, the server's count stands and no dead button shows", async ({ page, site }) => {
    await page.goto(`${site.origin}/fields`);
    await expect(page.locator("[data-count='']")).toHaveText("2");
    await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(0);
    await page.getByLabel("About").fill("new");
    await page.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => site.count("POST", "/fields")).toBe(1);
    expect(site.seen.find((one) => one.method === "POST")?.body).toContain("about=new");
  });
});
