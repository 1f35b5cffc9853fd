// Lighthouse (mobile, simulated) of the pages of arrival on a running demo: scores, LCP, weight. Prints a Markdown
// table. Usage: node bench/lighthouse.mjs http://localhost:3000 [/path …]. ROUNDS runs a page, the median counts.
// Lighthouse is no dependency: `npx` fetches it, or LIGHTHOUSE names a command that is there.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./rig/processes.mjs";

const PAGES = [
  "/",
  "/signup",
  "/pricing",
  "/pages/faq",
  "/match-finder",
  "/landers/swipe/eng",
  "/landers/alonetonight/eng",
  "/landers/collagelanding/eng",
  "/landers/gallery/eng",
  "/landers/iconslanding/eng",
  "/landers/maplanding/eng",
  "/landers/socialnetwork/eng",
  "/landers/transitionsvideolanding/eng",
  "/landers/video/eng",
  "/members/3/landing",
  "/members/3/landing2/eng",
  "/members/3/landing3/eng",
];
const ROUNDS = Number(process.env.ROUNDS || 3);
const [origin, ...chosen] = process.argv.slice(2);
if (!origin) {
  console.error("Which site? node bench/lighthouse.mjs http://localhost:3000");
  process.exit(2);
}
const command = (process.env.LIGHTHOUSE || "npx --yes lighthouse@12").split(" ");
const folder = mkdtempSync(join(tmpdir(), "rendez-lighthouse-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

function measure(path) {
  const report = join(folder, "report.json");
  const [program, ...before] = command;
  const options = ["--quiet", "--output=json", `--output-path=${report}`];
  const only = "--only-categories=performance,accessibility";
  const flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu";
  const run = () =>
    execFileSync(program, [...before, origin + path, ...options, only, flags], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { CHROME_PATH: "/usr/bin/chromium", ...process.env },
    });
  try {
    run();
  } catch {
    // Chromium sometimes starts too slowly for Lighthouse (NO_NAVSTART); a page that fails twice fails.
    run();
  }
  const { categories, audits } = JSON.parse(readFileSync(report, "utf8"));
  return {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    lcpMs: Math.round(audits["largest-contentful-paint"].numericValue),
    shift: audits["cumulative-layout-shift"].numericValue,
    kb: Math.round(audits["total-byte-weight"].numericValue / 1024),
  };
}

console.log(`Medians of ${ROUNDS}\n`);
console.log(
  "| page | performance | accessibility | LCP ms | layout shift | KB |\n|---|---:|---:|---:|---:|---:|",
);
for (const path of chosen.length > 0 ? chosen : PAGES) {
  const runs = Array.from({ length: ROUNDS }, () => measure(path));
  const of = (field) => median(runs.map((run) => run[field]));
  console.log(
    `| ${path} | ${of("performance")} | ${of("accessibility")} | ${of("lcpMs")} | ${of("shift").toFixed(3)} | ${of("kb")} |`,
  );
}
