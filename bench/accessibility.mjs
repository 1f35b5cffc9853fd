// axe with its best practices, 320 px and double text on every page in every state, with and without scripts, in the
// languages named (all seven otherwise). CI looks at a sample of the same. EVERY_PAGE_UNDER=/credits looks at a few.
// Usage: node bench/accessibility.mjs [en de …]
import { visitEveryPage } from "./rig/every-page.mjs";

process.exit(visitEveryPage(process.argv.slice(2), { projects: ["scripts-on", "scripts-off"] }));
