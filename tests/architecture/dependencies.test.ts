import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, textOf } from "./source-files";

/** The folders that the Dockerfile ships. */
const SHIPPED = ["host", "server", "cli"];

function packagesOf(code: string): string[] {
  const addresses = code.matchAll(/^import (?:[^"';]* from )?"([^"]+)"|[^.\w]import\("([^"]+)"\)/gm);
  return [...addresses].flatMap(([, whole = "", lazy = whole]) =>
    /^[a-z@]/.test(lazy) && !lazy.startsWith("node:") && !builtinModules.includes(lazy)
      ? [lazy.replace(/^(@[^/]+\/[^/]+|[^/]+).*$/, "$1")]
      : [],
  );
}

test("dependencies are the packages that the image loads, everything else is bundled", () => {
  const files = SHIPPED.flatMap((folder) =>
    readdirSync(join(ROOT, "build", folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => readFileSync(join(ROOT, "build", folder, file), "utf8")),
  );
  const { dependencies } = JSON.parse(textOf("package.json")) as { dependencies: Record<string, string> };
  expect([...new Set(files.flatMap(packagesOf))].sort()).toEqual(Object.keys(dependencies).sort());
});
