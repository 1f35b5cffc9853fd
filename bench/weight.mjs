// What each core page weighs in English and German: HTML, scripts and styles as they travel, held against budgets.
// Prints a Markdown table; exits with 1 when a page is over one of them.
import { loadedScripts } from "./rig/loaded-scripts.mjs";
import { measure } from "./rig/processes.mjs";
import { MEMBER, startBackend, startSite, undrawnData, Visitor } from "./rig/site.mjs";
import { writeTalks } from "./rig/talk.mjs";

const KB = 1024;
/** Bytes: HTML by the smaller of both codings, scripts in gzip, styles in brotli. */
const HTML_BUDGET = 13_000;
const CSS_BUDGET = 15 * KB;
const NO_SCRIPT = 0;
const ENHANCED = 6 * KB;
/** The signup's steps and the button that shows the password on top. */
const SIGNUP = 7 * KB;
const CONVERSATION = 70_000;
const LIKES = 56 * KB;
/** Below this a packet is not saved. */
const WORTH_COMPRESSING = 1_000;
const LANGUAGES = ["en", "de"];
/** A full page of a conversation, beside more conversations than a list shows at once. */
const MESSAGES = 30;
const OTHER_CHATS = 40;

async function memberPath(member) {
  const path = /href="(\/members\/\d+)"/.exec(await (await member.get("/members")).text())?.[1];
  if (!path) throw new Error("the search shows no member");
  return path;
}

function attribute(tag, name) {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function tagsOf(html, name) {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "g"))].map(([tag]) => tag);
}

async function weigh(visitor, path, scriptBudget) {
  const response = await visitor.get(path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  const html = await response.text();
  const lang = attribute(tagsOf(html, "html")[0] ?? "", "lang");

  const fetched = async (address, encoding) => {
    const answer = await visitor.raw(address, { "accept-encoding": encoding });
    if (answer.status !== 200) throw new Error(`${path} loads ${address}, which answers ${answer.status}`);
    if (!answer.headers["content-encoding"] && answer.bytes > WORTH_COMPRESSING)
      throw new Error(`${address} comes without compression`);
    return answer;
  };
  const sheets = tagsOf(html, "link").filter((tag) => attribute(tag, "rel") === "stylesheet");
  const css = await Promise.all(sheets.map((tag) => fetched(attribute(tag, "href"), "br")));
  const scripts = await loadedScripts(html, (address) => fetched(address, "gzip"));
  const images = tagsOf(html, "img");
  const lazy = images.filter((tag) => attribute(tag, "loading") === "lazy").length;
  const eager = new Set(
    images.filter((tag) => attribute(tag, "loading") !== "lazy").map((tag) => attribute(tag, "src")),
  );
  const sprites = new Set([...html.matchAll(/<use\b[^>]*href="([^"#]+)#/g)].map(([, address]) => address));

  const br = (await fetched(path, "br")).bytes;
  const gzip = (await fetched(path, "gzip")).bytes;
  const cssBytes = css.reduce((sum, { bytes }) => sum + bytes, 0);
  const over = [];
  if (Math.min(br, gzip) > HTML_BUDGET) over.push(`HTML over ${HTML_BUDGET}`);
  if (scripts.bytes > scriptBudget) over.push(`scripts over ${scriptBudget}`);
  if (cssBytes > CSS_BUDGET) over.push(`CSS over ${CSS_BUDGET}`);
  const requests = 1 + sheets.length + scripts.count + eager.size + sprites.size;
  return { lang, br, gzip, scripts, cssBytes, requests, lazy, over };
}

await measure(async () => {
  const dataDir = await undrawnData();
  const [conversation] = writeTalks(dataDir, MEMBER.email, [MESSAGES, ...Array(OTHER_CHATS).fill(2)]);
  const backend = await startBackend({ dataDir });
  const site = await startSite(backend.said.origin);
  const member = new Visitor(site.origin);
  await member.logIn();
  const profile = await memberPath(member);
  const chat = `/chats/${conversation}`;
  const bubbles = (await (await member.get(chat)).text()).match(/<li class="bub/g)?.length ?? 0;
  if (bubbles !== MESSAGES) throw new Error(`${chat} shows ${bubbles} messages instead of ${MESSAGES}`);
  const pages = [
    ["/", "/", "visitor", NO_SCRIPT],
    ["/login", "/login", "visitor", NO_SCRIPT],
    ["/signup", "/signup", "visitor", SIGNUP],
    ["/members", "/members", "member", ENHANCED],
    ["/members/{id}", profile, "member", ENHANCED],
    ["/chats", "/chats", "member", CONVERSATION],
    ["/chats/{id}, 30 messages", chat, "member", CONVERSATION],
    // The likes follow their list while it is looked at, so they may hydrate.
    ["/likes", "/likes/received", "member", LIKES],
  ];
  console.log(
    "| page | | HTML br | HTML gzip | scripts gzip | of these files | scripts when asked for | CSS br | requests | lazy pictures | |",
  );
  console.log("|---|---|---:|---:|---:|---:|---:|---:|---:|---|");
  let isOver = false;
  for (const [name, path, who, budget] of pages) {
    for (const language of LANGUAGES) {
      const visitor = new Visitor(site.origin);
      if (who === "member") visitor.takeCookies(member);
      visitor.setCookie("i18n_redirected", language);
      const page = await weigh(visitor, path, budget);
      if (page.lang !== language)
        throw new Error(`${path} was asked in ${language} and came in ${page.lang}`);
      isOver ||= page.over.length > 0;
      console.log(
        `| ${name} | ${language} | ${page.br} | ${page.gzip} | ${page.scripts.bytes} | ${page.scripts.count} | ${page.scripts.laterBytes} | ${page.cssBytes} | ${page.requests} | ${page.lazy} | ${page.over.join("; ") || "ok"} |`,
      );
    }
  }
  console.log(
    "\nRequests: the page, styles, scripts, icons and pictures that are not lazy, with an empty cache. Bytes are bodies without headers.",
  );
  return isOver ? 1 : 0;
});
