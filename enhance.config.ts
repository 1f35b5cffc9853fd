import { writeFile } from "node:fs/promises";
import { dictionary } from "@zxcvbn-ts/language-common";
import { defineConfig, type Plugin } from "vite";
import { SCRIPT_TARGETS } from "./app/browser/script-line";

/** The list is sorted by use; 2,000 are 9 KB of gzip, all 18,000 would be 83. The server knows them all. */
const COMMON_PASSWORDS = dictionary["passwords-common"]
  .map(String)
  .filter((password) => password.length >= 8 && !password.includes(" "))
  .slice(0, 2_000);

/** Writes `{"file":"assets/enhance-….js"}` beside build/client, not below it: it is for the server, not for browsers. */
function manifestBesideClient(): Plugin {
  return {
    name: "enhance-manifest",
    async writeBundle(_options, bundle) {
      const entry = Object.values(bundle).find((chunk) => chunk.type === "chunk" && chunk.isEntry);
      if (!entry) this.error("the enhance bundle has no entry");
      await writeFile("build/enhance-manifest.json", `${JSON.stringify({ file: entry.fileName })}\n`);
    },
  };
}

/** `__vitePreload(() => import("./part.js"), …)` as it stands in a file before it is made small. */
const PRELOADED = /\b__vitePreload\w*\(\s*\(\)\s*=>\s*(import\(\s*(["'])[^"']+\2\s*\)),[^()]*\)/g;

/**
 * Vite wraps every dynamic import in a helper that preloads what the chunk needs, though `modulePreload` is off and no
 * chunk has styles. Half a kilobyte in gzip for nothing: the helper only imports.
 */
export function importWithoutPreload(): Plugin {
  return {
    name: "import-without-preload",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
    // Where the helper is called its import stands alone.
    renderChunk: (code) => ({ code: code.replace(PRELOADED, "$1"), map: null }),
  };
}

/** The second Vite build: the custom elements of app/enhance beside the assets of Remix; rare ones in files of their own. Run it after Remix's. */
export default defineConfig({
  publicDir: false,
  define: { COMMON_PASSWORDS: JSON.stringify(COMMON_PASSWORDS.join(" ")) },
  plugins: [importWithoutPreload(), manifestBesideClient()],
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    target: SCRIPT_TARGETS,
    sourcemap: false,
    modulePreload: false,
    // A tenth smaller than esbuild's work, where every byte counts.
    minify: "terser",
    terserOptions: {
      module: true,
      ecma: 2020,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
    },
    rollupOptions: {
      input: { enhance: "app/enhance/main.ts" },
      output: {
        format: "es",
        entryFileNames: "assets/[name]-[hash].js",
        // Their names stand in the entry, eighteen of them.
        chunkFileNames: "assets/enhance-[name]-[hash:6].js",
      },
    },
  },
});
