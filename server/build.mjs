// Bundles host, reference backend and command-line tools: one file each, so that a cold start reads little.
// Native packages and the drawing of pictures stay outside; the latter is loaded only while seeding.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, transform } from "esbuild";

const entries = {
  "host/main": "server/main.ts",
  "reference-backend/main": "server/reference-backend/main.ts",
  "cli/check-contract": "server/cli/check-contract.ts",
  "cli/write-docs": "server/cli/write-docs.ts",
};

/** Puts server/lazy-turbo-stream.ts in front of the package: see there. */
const lazyTurboStream = {
  name: "lazy-turbo-stream",
  setup(bundle) {
    bundle.onResolve({ filter: /^turbo-stream$/ }, ({ importer }) =>
      importer.endsWith("lazy-turbo-stream.ts")
        ? undefined
        : { path: resolve("server/lazy-turbo-stream.ts") },
    );
  },
};

/** Puts server/lean-undici.ts in the package's place: see there. */
const leanUndici = {
  name: "lean-undici",
  setup(bundle) {
    bundle.onResolve({ filter: /^undici$/ }, () => ({ path: resolve("server/lean-undici.ts") }));
  },
};

/**
 * V8 keeps the source for as long as the process lives, two bytes a character when one of them is not Latin-1: ASCII
 * without blanks takes 2 MB instead of 8. Names and lines stay for stack traces.
 */
const SMALL_SOURCE = { charset: "ascii", minifyWhitespace: true, lineLimit: 200, legalComments: "none" };

/** What esbuild leaves as it is stands in regular expressions, where an escape means the same; one letter costs 2.6 MB. */
function asAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  outdir: "build",
  bundle: true,
  splitting: false,
  platform: "node",
  format: "esm",
  target: "node20.19",
  external: ["libsql", "sharp", "@dicebear/*"],
  // Bundled CommonJS packages ask for require().
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  define: { "process.env.NODE_ENV": '"production"' },
  ...SMALL_SOURCE,
  logLevel: "warning",
  plugins: [lazyTurboStream, leanUndici],
  // A free `Request` in the bundle is this one: see there.
  inject: ["server/lazy-request.ts"],
});

const APP = "build/server";
const written = existsSync(APP) ? readdirSync(APP, { recursive: true }) : [];
for (const file of written.filter((name) => name.endsWith(".js")).map((name) => join(APP, name))) {
  const { code } = await transform(readFileSync(file, "utf8"), SMALL_SOURCE);
  writeFileSync(file, asAscii(code));
}
