import { readFileSync } from "node:fs";
import { vitePlugin as remix } from "@remix-run/dev";
import { Features } from "lightningcss";
import { type BuildOptions, defineConfig, type Plugin, type Rollup } from "vite";
import { SCRIPT_TARGETS } from "./app/browser/script-line";
import { importWithoutPreload } from "./enhance.config";
import { dependencies } from "./package.json";
import { CSS_TARGET, STYLE_TARGETS } from "./styles/floor";
import { stylePlugins } from "./styles/plugins";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** What every hydrated page starts with, and the routes that React takes over (`handle.hydrate`). */
const FRAME = /\/app\/(root|entry\.client)\.tsx/;
const LISTS = /\/app\/routes\/likes\.tsx/;
const CHAT = /\/app\/routes\/chats?\.tsx/;
/** Named by the frame for the server's half of it (app/page-data.tsx): browsers get none of it. */
const SERVERS_ONLY = /\/node_modules\/(@remix-run|react-router|react-router-dom|turbo-stream)\//;

/**
 * One file for the frame of hydrated pages with what they share, one for conversations: rollup would cut both along
 * all sixty routes, into pieces of some hundred bytes that cost a request each and compress badly.
 */
function hydratedChunks(): NonNullable<Rollup.OutputOptions["manualChunks"]> {
  let chunks: { frame: Set<string>; chat: Set<string> } | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    const neededBy = (start: RegExp): Set<string> => {
      const waiting = [...getModuleIds()].filter((each) => start.test(each));
      const needed = new Set<string>();
      for (const each of waiting) {
        for (const imported of getModuleInfo(each)?.importedIds ?? []) {
          if (!needed.has(imported)) waiting.push(imported);
          needed.add(imported);
        }
      }
      return needed;
    };
    if (!chunks) {
      const [frame, lists, chat] = [neededBy(FRAME), neededBy(LISTS), neededBy(CHAT)];
      for (const each of lists) if (chat.has(each)) frame.add(each);
      chunks = { frame, chat };
    }
    if (SERVERS_ONLY.test(id)) return "remix";
    if (chunks.frame.has(id)) return "frame";
    return chunks.chat.has(id) ? "conversation" : undefined;
  };
}

const CLIENT_ROUTE = "?__remix-build-client-route";

/** The root, and the routes that say of themselves that React takes them over (`handle.hydrate`). */
function isHydrated(file: string): boolean {
  return file.endsWith("/app/root.tsx") || /\bhydrate: true\b/.test(readFileSync(file, "utf8"));
}

/**
 * A route that React does not take over has no script: what it draws with would else stay in the files of those that it
 * shares modules with (docs/decisions/0106). Its styles and pictures come from the server's build.
 */
function withoutStillRoutes(): Plugin {
  return {
    name: "without-still-routes",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // After Remix's, which names the exports.
    enforce: "post",
    transform: (_, id) =>
      id.endsWith(CLIENT_ROUTE) && !isHydrated(id.slice(0, -CLIENT_ROUTE.length))
        ? { code: "export {};", map: null }
        : null,
  };
}

/** No news: routes that only answer data have nothing for browsers; comments that others wrote into their packages. */
const onwarn: Rollup.RollupOptions["onwarn"] = (warning, warn) => {
  const isOfPackage = warning.code === "INVALID_ANNOTATION" && warning.id?.includes("/node_modules/");
  if (warning.code !== "EMPTY_BUNDLE" && !isOfPackage) warn(warning);
};

/** What browsers load is made as small as it gets. */
const CLIENT: BuildOptions = {
  // A list of what each dynamic import needs, for a helper that is not there (`importWithoutPreload`).
  modulePreload: false,
  minify: "terser",
  terserOptions: {
    module: true,
    ecma: 2020,
    // React speaks to its developer tools where they are: half a kilobyte that no member needs.
    compress: {
      passes: 5,
      pure_getters: true,
      unsafe_arrows: true,
      unsafe_methods: true,
      global_defs: { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined },
    },
  },
  rollupOptions: { onwarn, output: { manualChunks: hydratedChunks() } },
};

/** One file: the thread for HEIC photos lies beside it (server/build.mjs), and nothing is loaded later on a server. */
const SERVER: BuildOptions = { rollupOptions: { onwarn, output: { inlineDynamicImports: true } } };

/** Remix's Node package stands in for what Node has had since version 18; its runtime is all that the bundled server needs. */
const WITHOUT_POLYFILLS = [{ find: /^@remix-run\/node$/, replacement: "@remix-run/server-runtime" }];

/** The Vite config of the app: every command runs with `-c remix.config.ts`, so that Vitest does not pick it up. */
export default defineConfig(({ command, isSsrBuild }) => ({
  // The bundled server holds one React: without this both builds are in it and the slow one runs.
  // WITHOUT names what a build leaves out, to measure what that is worth (docs/decisions/0027).
  define:
    command === "build"
      ? {
          "process.env.NODE_ENV": '"production"',
          "process.env.WITHOUT": JSON.stringify(process.env.WITHOUT ?? ""),
        }
      : {},
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
        v3_routeConfig: true,
      },
    }),
    withoutStillRoutes(),
    { ...importWithoutPreload(), apply: (_, { isSsrBuild }) => !isSsrBuild },
  ],
  // For every engine of `browserslist` (docs/decisions/0040).
  css: {
    postcss: { plugins: stylePlugins() },
    lightningcss: { targets: STYLE_TARGETS, exclude: Features.LightDark },
  },
  resolve: { alias: command === "build" && isSsrBuild ? WITHOUT_POLYFILLS : [] },
  // Bundled, so that a cold start reads a few files: all but native packages, and undici, which asks for parts of Node
  // that older ones do not have. The dev server loads packages as they are.
  ssr: command === "build" ? { noExternal: true, external: Object.keys(dependencies) } : {},
  build: {
    target: SCRIPT_TARGETS,
    sourcemap: false,
    assetsInlineLimit: 0,
    // In both builds, or each style sheet gets two names.
    cssMinify: "lightningcss",
    cssTarget: CSS_TARGET,
    ...(isSsrBuild ? SERVER : CLIENT),
  },
}));
