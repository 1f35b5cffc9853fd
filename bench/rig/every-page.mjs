// Runs tests/e2e/journeys/accessibility.spec.ts over the whole of tests/e2e/journeys/every-page.ts.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./site.mjs";

const LANGUAGES = ["en", "de", "es", "fr", "it", "nl", "pl"];

/** Visits every page in these languages (all seven otherwise); resolves to the exit code. */
export function visitEveryPage(languages, { projects, env = {} }) {
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/@playwright/test/cli.js"),
      ...["test", "tests/e2e/journeys/accessibility.spec.ts", "--retries=0"],
      ...["--grep", "everyone can use every page", "--reporter", "line"],
      ...projects.map((project) => `--project=${project}`),
    ],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: {
        ...process.env,
        EVERY_PAGE_IN: (languages.length ? languages : LANGUAGES).join(),
        ...env,
      },
    },
  );
  return status ?? 1;
}
