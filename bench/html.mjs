// Holds every page against the Nu HTML validator: visitor and member, in the languages named (all seven otherwise).
// Usage: VNU=/path/to/vnu.jar node bench/html.mjs [en de …]. Needs Java; the jar is in the npm package vnu-jar.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measure } from "./rig/processes.mjs";
import { startBackend, startSite, Visitor } from "./rig/site.mjs";

const LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl"];
const LANDERS = ["swipe", "alonetonight", "collagelanding", "gallery", "iconslanding", "maplanding"].concat([
  "socialnetwork",
  "transitionsvideolanding",
  "video",
]);
const TEXTS = ["2257-compliance-statement", "ban", "cookies", "faq", "privacy", "return-policy", "service"];
const VISITOR = [
  ...["/", "/login", "/signup", "/reset-password", "/reset-password/do?code=x", "/mail-change/do?code=x"],
  ...["/reactivate", "/reactivate/do?code=x", "/account-deleted", "/activate?code=x", "/activate/done"],
  ...[
    "/activate/error",
    "/match-finder",
    "/members",
    "/members/3",
    "/members/3/landing",
    "/members/3/landing2",
  ],
  ...["/members/3/landing3", "/members/3/signup", "/pricing", "/complaints", "/lang-config", "/nothing"],
  ...LANDERS.map((name) => `/landers/${name}`),
  ...[...TEXTS, "terms"].map((name) => `/pages/${name}`),
];
const MEMBER = [
  ...["/members", "/members/3", "/members/3/report", "/members/3/block", "/members/3/gift"],
  ...[
    "/members/3/gif?q=hello",
    "/members/3/icebreakers",
    "/members/3/chat",
    "/chats",
    "/likes",
    "/likes/sent",
  ],
  ...[
    "/likes/matches",
    "/likes/m/3",
    "/swipe-game",
    "/complete-signup",
    "/signup-matches",
    "/premium",
    "/pricing",
  ],
  ...["/credits", "/credits/1", "/credits/1/visa", "/credits/repeat-order", "/directdebit?package=1"],
  ...["/transactions", "/offer", "/profile", "/profile/photos", "/settings", "/settings/password"],
  ...["/settings/email", "/settings/blocked", "/settings/data", "/settings/delete", "/notifications"],
];

async function keep(folder, who, visitor, path) {
  const response = await visitor.get(path);
  const html = await response.text();
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}`);
  if (html) writeFileSync(join(folder, `${who}${path.replace(/\W+/g, "-")}.html`), html);
  return html ? 1 : 0;
}

await measure(async () => {
  const jar = process.env.VNU;
  if (!jar) throw new Error("VNU names no vnu.jar");
  const backend = await startBackend();
  const site = await startSite(backend.said.origin);
  const member = new Visitor(site.origin);
  await member.logIn();
  const folder = mkdtempSync(join(tmpdir(), "rendez-html-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const asked = process.argv.slice(2);
  let pages = 0;
  for (const language of asked.length ? asked : LANGUAGES) {
    const visitor = new Visitor(site.origin);
    visitor.setCookie("i18n_redirected", language);
    member.setCookie("i18n_redirected", language);
    for (const path of VISITOR) pages += await keep(folder, `${language}-visitor`, visitor, path);
    for (const path of MEMBER) pages += await keep(folder, `${language}-member`, member, path);
  }
  try {
    execFileSync("java", ["-Xss4m", "-jar", jar, "--errors-only", "--format", "gnu", folder], {
      stdio: ["ignore", "inherit", "inherit"],
    });
  } catch {
    return 1;
  }
  console.log(`${pages} pages, no errors`);
  return 0;
});
