import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, textOf, trackedFiles } from "./source-files";

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

test("no package is installed that neither code nor a command names", () => {
  const { dependencies, devDependencies, scripts } = JSON.parse(textOf("package.json")) as Record<
    "dependencies" | "devDependencies" | "scripts",
    Record<string, string>
  >;
  const code = trackedFiles()
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
    .map(textOf);
  const named = [...code, ...Object.values(scripts)].join("\n");
  // Types come with the package that they are of; Biome is called by its command.
  const others = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith("@types/") && name !== "@biomejs/biome",
  );
  expect(others.filter((name) => !["/", '"'].some((before) => named.includes(`${before}${name}`)))).toEqual(
    [],
  );
});
