import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, openEnhanced, test } from "./strict-page";

const BUILD = path.resolve(import.meta.dirname, "../../../build");

test("the bundle is one file of at most 6 KB gzip and is named by its manifest", () => {
  const { file } = JSON.parse(readFileSync(path.join(BUILD, "enhance-manifest.json"), "utf8")) as {
    file: string;
  };
  expect(readdirSync(path.join(BUILD, "client/assets"))).toContain(path.basename(file));
  const script = readFileSync(path.join(BUILD, "client", file));
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
  expect(script.toString()).not.toMatch(/\bimport\b|\beval\b|new Function/);
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
  await page.waitForFunction(() => customElements.get("rz-grow") !== undefined);
  await page.mouse.click(5, 5);
  await expect(page.getByText("Plain words")).toBeHidden();
});

test("a page with none of the elements is left alone", async ({ page, site }) => {
  await openEnhanced(page, site, "/slow");
  await expect(page.getByRole("heading", { name: "Slow page" })).toBeVisible();
});
