// Bundles host, reference backend and command-line tools: one file each, so that a cold start reads little.
// What package.json lists as dependencies stays outside, and the drawing of people, which is loaded only while seeding.
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { writePictureFormats } from "./picture-formats.mjs";
import { assignSpreads } from "./spreads.mjs";

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

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));

await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path))),
  outdir: "build",
  bundle: true,
  splitting: false,
  platform: "node",
  format: "esm",
  target: "node20.19",
  // jsonc-parser's CommonJS asks for its own files by a require() that no bundler sees.
  mainFields: ["module", "main"],
  external: [...Object.keys(dependencies), "@dicebear/*"],
  // Bundled CommonJS packages ask for require().
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
  define: { "process.env.NODE_ENV": '"production"' },
  logLevel: "warning",
  // Left out by WITHOUT, to measure what they are worth: docs/decisions/0027.
  plugins: process.env.WITHOUT?.includes("lazy-turbo-stream") ? [] : [lazyTurboStream],
  // A free `Request` in the bundle is this one: see there.
  inject: process.env.WITHOUT?.includes("lazy-request") ? [] : ["server/lazy-request.ts"],
});

// Built by the Node that runs it: later ones copy a spread faster than they assign it (docs/decisions/0125).
if (Number.parseInt(process.versions.node, 10) < 22)
  await assignSpreads(["build/host/main.js", "build/server/index.js", "build/reference-backend/main.js"]);

// A thread starts from a file of its own, which lies beside the bundle that names it.
copyFileSync("app/shared/photos/heic-worker.mjs", "build/server/heic-worker.mjs");

await writePictureFormats("build/client/assets");
