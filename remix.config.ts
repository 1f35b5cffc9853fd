import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** The Vite config of the app: every command runs with `-c remix.config.ts`, so that Vitest does not pick it up. */
export default defineConfig(({ command }) => ({
  // The bundled server holds one React: without this both builds are in it and the slow one runs.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  plugins: [
    tailwindcss(),
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
  ],
  // One bundled server module: a cold start reads one file instead of hundreds.
  ssr: { noExternal: true, external: ["libsql", "sharp", "undici"] },
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
}));
