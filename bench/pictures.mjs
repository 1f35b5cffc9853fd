// `npm run pictures`: photographs every page of the site at four widths, light and dark, and joins the pictures to
// contact sheets, so that all pages can be seen side by side. Builds first when there is no build.
// `--readme` makes the three of the README and the sheet of portraits anew, and nothing else.
//   npm run pictures -- --pages members,lander --languages en,de --widths 320,1280 --schemes light
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findChromium } from "../tests/setup/chromium.mjs";
import { openContext, photograph, visit } from "./pictures/camera.mjs";
import { writeLife } from "./pictures/life.mjs";
import { PAGES } from "./pictures/pages.mjs";
import { writePortraits } from "./pictures/portraits.mjs";
import { writeReadmePictures } from "./pictures/readme.mjs";
import { groupBy, joinPictures, writeIndex } from "./pictures/sheet.mjs";
import { measure } from "./rig/processes.mjs";
import { backendData, buildDir, MEMBER, root, startBackend, startSite, Visitor } from "./rig/site.mjs";
import { copyData } from "./rig/talk.mjs";

/** What `npm run demo` sets, so that the pictures show the demo. */
const DEMO_SETTINGS = { all_languages: true, delete_discount: 25, index_title: "", description: "" };

function options() {
  const { values } = parseArgs({
    options: {
      pages: { type: "string", default: "" },
      languages: { type: "string", default: "en" },
      widths: { type: "string", default: "320,768,1024,1280" },
      schemes: { type: "string", default: "light,dark" },
      readme: { type: "boolean", default: false },
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
    readme: values.readme,
  };
}

function buildWhenMissing() {
  if (existsSync(join(buildDir, "host/main.js"))) return;
  console.log("· Building");
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed");
}

/** Pictures of pages that are no more would be looked at as if they were; nothing else in the folder is touched. */
function forgetOld(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (/^([a-z]{2}(-\d+-(light|dark)\.jpg)?|index\.html)$/.test(name))
      rmSync(join(folder, name), { recursive: true });
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

await measure(async () => {
  const { pages, languages, widths, schemes, folder, readme } = options();
  const executablePath = findChromium();
  buildWhenMissing();
  if (!readme) forgetOld(folder);

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
    if (readme) {
      await writeReadmePictures(browser, site, cookies, ids);
      await writePortraits(join(dataDir, "pictures"));
      return 0;
    }
    for (const language of languages) {
      const shown = pages.filter((page) => page.languages?.includes(language) ?? true);
      console.log(`· ${shown.length} pages in ${language}`);
      const contexts = {};
      for (const [index, wanted] of shown.entries()) {
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
