// `npm run pictures`: photographs every page of the site at four widths, light and dark, and joins the pictures to
// contact sheets, so that all pages can be seen side by side. Builds first when there is no build.
//   npm run pictures -- --pages members,lander --languages en,de --widths 320,1280 --schemes light
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../tests/setup/chromium.mjs";
import { writeLife } from "./pictures/life.mjs";
import { PAGES } from "./pictures/pages.mjs";
import { groupBy, joinPictures, writeIndex } from "./pictures/sheet.mjs";
import { measure } from "./rig/processes.mjs";
import { backendData, buildDir, MEMBER, root, startBackend, startSite, Visitor } from "./rig/site.mjs";
import { copyData } from "./rig/talk.mjs";

const SCREEN_HEIGHT = 800;
/** Longer pages are cut: what is below repeats itself. */
const TALLEST = 2_400;
const IMAGES_WITHIN_MS = 4_000;
/** What `npm run demo` sets, so that the pictures show the demo. */
const DEMO_SETTINGS = { all_languages: true, delete_discount: 25, index_title: "", description: "" };

function options() {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "" },
      languages: { type: "string", default: "en" },
      widths: { type: "string", default: "320,768,1024,1280" },
      schemes: { type: "string", default: "light,dark" },
      out: { type: "string", default: join(root, "pictures") },
    },
  });
  const wanted = values.pages.split(",").filter(Boolean);
  const pages = PAGES.filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)));
  if (!pages.length)
    throw new Error(`no page is called so; there are: ${PAGES.map((page) => page.name).join(", ")}`);
  return {
    pages,
    languages: values.languages.split(","),
    widths: values.widths.split(",").map(Number),
    schemes: values.schemes.split(","),
    folder: values.out,
  };
}

function buildWhenMissing() {
  if (existsSync(join(buildDir, "host/main.js"))) return;
  console.log("· Building");
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed");
}

/** Somebody who signed up this moment. */
async function signUp(backendOrigin) {
  const answer = await fetch(`${backendOrigin}/api/signup.php`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-request-type": "client" },
    body: JSON.stringify({
      name: "Noortje",
      email: "noortje@example.org",
      password: "four plain words here",
      date_of_birth: "1990-05-04",
    }),
  });
  if (!answer.ok) throw new Error(`the signup answered ${answer.status}`);
  return answer.headers.getSetCookie()[0].split(";")[0];
}

async function cookiesOf(site, backend) {
  const cookies = { visitor: "", newcomer: await signUp(backend.said.origin) };
  for (const [who, email] of [
    ["premium", MEMBER.email],
    ["free", "free@demo.example"],
  ]) {
    const visitor = new Visitor(site.origin);
    await visitor.logIn({ ...MEMBER, email });
    cookies[who] = visitor.cookieHeader();
  }
  return cookies;
}

async function openContext(browser, site, header, language) {
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
async function loadPictures(page) {
  await page.evaluate(async (withinMs) => {
    for (const image of document.images) image.loading = "eager";
    const all = Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await Promise.race([all, new Promise((done) => setTimeout(done, withinMs))]);
  }, IMAGES_WITHIN_MS);
}

/** The bar under the thumb belongs at the end of the picture; screens that fill the window stay as they are. */
async function makeRoom(page, { width, height }) {
  const isLong = await page.evaluate(
    () => Boolean(document.querySelector(".nav")) && !document.querySelector(".chat, dialog[open], .overlay"),
  );
  if (isLong && width < 768) await page.setViewportSize({ width, height });
}

async function photograph(page, { width, scheme, path }) {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT });
  await page.emulateMedia({ colorScheme: scheme });
  await loadPictures(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(tall, SCREEN_HEIGHT), TALLEST) };
  await makeRoom(page, clip);
  await page.screenshot({ path, fullPage: true, clip, type: "jpeg", quality: 88 });
}

/** What is wrong is told and the next page is photographed: one page must not cost all the others. */
async function visit(context, site, wanted, ids) {
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

await measure(async () => {
  const { pages, languages, widths, schemes, folder } = options();
  const executablePath = findChromium();
  buildWhenMissing();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });

  console.log("· Starting the site with its reference backend (the first start draws 240 members)");
  const dataDir = copyData(await backendData());
  const ids = writeLife(dataDir, MEMBER.email);
  const backend = await startBackend({
    dataDir,
    env: { DEPLOYMENT: "demo", REFERENCE_PUSH: "on", REFERENCE_SETTINGS: JSON.stringify(DEMO_SETTINGS) },
  });
  const site = await startSite(backend.said.origin, { env: { PAYMENT_ORIGINS: backend.said.origin } });
  const cookies = await cookiesOf(site, backend);

  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const shots = [];
  try {
    for (const language of languages) {
      console.log(`· ${pages.length} pages in ${language}`);
      const contexts = {};
      for (const [index, wanted] of pages.entries()) {
        contexts[wanted.who] ??= await openContext(browser, site, cookies[wanted.who], language);
        const page = await visit(contexts[wanted.who], site, wanted, ids);
        for (const width of widths)
          for (const scheme of schemes) {
            const inside = join(language, `${width}-${scheme}`);
            mkdirSync(join(folder, inside), { recursive: true });
            const number = String(index + 1).padStart(3, "0");
            const path = join(inside, `${number}-${wanted.name.replace(/\W+/g, "-")}.jpg`);
            await photograph(page, { width, scheme, path: join(folder, path) });
            shots.push({ name: wanted.name, width, scheme, language, path });
          }
        await page.close();
      }
      for (const context of Object.values(contexts)) await context.close();
    }
  } finally {
    await browser.close();
  }

  console.log("· Joining the contact sheets");
  for (const [sheet, members] of groupBy(shots, (shot) => `${shot.language}-${shot.width}-${shot.scheme}`)) {
    const files = members.map(({ name, path }) => ({ name, file: join(folder, path) }));
    await joinPictures(files, { width: members[0].width, file: join(folder, `${sheet}.jpg`) });
  }
  writeIndex(folder, shots);
  console.log(`\n${shots.length} pictures; begin with ${join(folder, "index.html")}`);
  return 0;
});
