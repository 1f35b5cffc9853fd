// Opens pages as somebody and photographs them.
export const SCREEN_HEIGHT = 800;
/** Longer pages are cut: what is below repeats itself. */
const TALLEST = 2_400;
const IMAGES_WITHIN_MS = 4_000;

/** A browser of somebody, logged in by the cookies of `header`. */
export async function openContext(browser, site, header, language) {
  const context = await browser.newContext({
    locale: language,
    viewport: { width: 1280, height: SCREEN_HEIGHT },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const pairs = [...header.split("; ").filter(Boolean), `i18n_redirected=${language}`, "entry_warning=1"];
  await context.addCookies(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site.origin };
    }),
  );
  return context;
}

/** Pictures below the first screen come as well, and none is photographed while it loads. */
export async function loadPictures(page) {
  await page.evaluate(async (withinMs) => {
    for (const image of document.images) image.loading = "eager";
    const all = Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await Promise.race([all, new Promise((done) => setTimeout(done, withinMs))]);
  }, IMAGES_WITHIN_MS);
}

/** The bar under the thumb belongs at the end of the picture; screens that fill the window stay as they are. */
async function makeRoom(page, { width, height }) {
  const isLong = await page.evaluate(
    () =>
      Boolean(document.querySelector(".nav")) &&
      !document.querySelector(".chat, .photo-page, .swipe-game, dialog[open], .overlay"),
  );
  if (isLong && width < 768) await page.setViewportSize({ width, height });
}

/** One picture, from the top down to where pages repeat themselves. */
export async function photograph(page, { width, scheme, path }) {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  await loadPictures(page);
  const tall = await page.evaluate(() => {
    scrollTo(0, 0);
    // What lies behind a full screen dialog is not looked at.
    return document.querySelector("dialog:modal") ? 0 : document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, SCREEN_HEIGHT), TALLEST) };
  await makeRoom(page, clip);
  await page.screenshot({ path, fullPage: true, clip, type: "jpeg", quality: 88 });
}

/** What is wrong is told and the next page is photographed: one page must not cost all the others. */
export async function visit(context, site, wanted, ids) {
  const page = await context.newPage();
  try {
    const address = typeof wanted.address === "string" ? wanted.address : wanted.address(ids);
    const answer = await page.goto(site.origin + address, { waitUntil: "load" });
    if (answer && answer.status() >= 500) throw new Error(`${address} answered ${answer.status()}`);
    await wanted.act?.(page, ids);
  } catch (error) {
    console.error(`  ${wanted.name}: ${error.message.split("\n")[0]}`);
  }
  return page;
}
