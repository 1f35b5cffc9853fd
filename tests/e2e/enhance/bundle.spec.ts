import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, openEnhanced, test, upgraded } from "./strict-page";

const BUILD = path.resolve(import.meta.dirname, "../../../build");

const gzipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

test("every page loads one file that the manifest names, which leaves 1 KB of the 6 KB for what is fetched on demand", () => {
  const { file } = JSON.parse(readFileSync(path.join(BUILD, "enhance-manifest.json"), "utf8")) as {
    file: string;
  };
  const assets = readdirSync(path.join(BUILD, "client/assets"));
  expect(assets).toContain(path.basename(file));
  expect(gzipped(path.join(BUILD, "client", file))).toBeLessThanOrEqual(5 * 1024);
  for (const asset of assets.filter((name) => name.startsWith("enhance-") && name.endsWith(".js"))) {
    const script = readFileSync(path.join(BUILD, "client/assets", asset), "utf8");
    expect(script).not.toMatch(/\beval\b|new Function/);
  }
});

test("a dialog opened before the scripts came still closes on its backdrop", async ({ page, site }) => {
  let release = () => {};
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(`${site.origin}/dialogs`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Open plain" }).click();
  await expect(page.getByText("Plain words")).toBeVisible();
  release();
  await upgraded(page);
  await page.mouse.click(5, 5);
  await expect(page.getByText("Plain words")).toBeHidden();
});

test("a page with none of the elements is left alone", async ({ page, site }) => {
  await openEnhanced(page, site, "/slow");
  await expect(page.getByRole("heading", { name: "Slow page" })).toBeVisible();
});
