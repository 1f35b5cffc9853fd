// Holds every page in every state against the Nu HTML validator, in the languages named (all seven otherwise).
// Usage: VNU=/path/to/vnu.jar node bench/html.mjs [en de …]. Needs Java; the jar is in the npm package vnu-jar.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { visitEveryPage } from "./rig/every-page.mjs";

const jar = process.env.VNU;
if (!jar) throw new Error("VNU names no vnu.jar");
const folder = mkdtempSync(join(tmpdir(), "rendez-html-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const visited = visitEveryPage(process.argv.slice(2), {
  projects: ["scripts-off"],
  env: { KEEP_HTML_IN: folder },
});
try {
  execFileSync("java", ["-Xss4m", "-jar", jar, "--errors-only", "--format", "gnu", folder], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  console.log(`${readdirSync(folder).length} pages, no errors`);
} catch {
  process.exit(1);
}
process.exit(visited);
