// The pictures of the README: the first view of three pages, as small as they stay sharp.
import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../rig/site.mjs";
import { loadPictures, openContext, SCREEN_HEIGHT, visit } from "./camera.mjs";
import { PAGES } from "./pages.mjs";

const SETTLED_MS = 2_000;
const MAX_BYTES = 150_000;
/** Alerts are closed once for all; behind the first waits the next. */
async function closeAlerts(page) {
  const later = page.locator(".alerts .btn-quiet");
  for (let tries = 0; tries < 4 && (await later.count()) > 0; tries += 1) {
    await later.first().click();
    await page.waitForTimeout(SETTLED_MS);
    await page.reload();
  }
}

/** Scripts take the button away by which others look for news. */
async function comeAlive(page) {
  await page.waitForTimeout(3 * SETTLED_MS);
}

const SHOTS = [
  { page: "home", width: 1280, scheme: "light" },
  { page: "members", width: 360, scheme: "light", act: closeAlerts },
  { page: "conversation", width: 1280, scheme: "dark", act: comeAlive },
];

export async function writeReadmePictures(browser, site, cookies, ids) {
  for (const { page: name, width, scheme, act } of SHOTS) {
    const wanted = { ...PAGES.find((page) => page.name === name), act };
    const context = await openContext(browser, site, cookies[wanted.who], "en");
    const page = await visit(context, site, wanted, ids);
    await page.setViewportSize({ width, height: SCREEN_HEIGHT });
    await page.emulateMedia({ colorScheme: scheme });
    await loadPictures(page);
    const file = join(root, `docs/pictures/${name}.webp`);
    await sharp(await page.screenshot({ type: "png" }))
      .webp({ quality: 82, effort: 6 })
      .toFile(file);
    const { size } = statSync(file);
    if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MAX_BYTES}`);
    console.log(`${file}: ${size} bytes`);
    await context.close();
  }
}
