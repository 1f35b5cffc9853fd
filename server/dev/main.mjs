// `npm run dev`: Vite, host and reference backend in one process (docs/decisions/0026). This file starts Vite, which
// then loads everything else, this folder included, from its TypeScript.
import { EventEmitter } from "node:events";
import { join, relative, resolve } from "node:path";
import { createServer, createServerModuleRunner } from "vite";
import { demoSecret, OPERATOR_SETTINGS } from "../cli/demo-settings.mjs";

const root = resolve(import.meta.dirname, "../..");
const dataDir = resolve(process.env.DATA_DIR || join(root, "data-dev"));
/** Vite wants to hear of WebSockets before there is a server that could tell. */
const upgrades = new EventEmitter();

/** Written while the server runs, or read but once: a Vite that starts anew within us would leave the site to the old one. */
const UNWATCHED = ["data", "data-dev", "build", "test-results", "pictures", "remix.config.ts"];

/** How many edits there were. */
let edits = 0;

/** Vite tells a browser of the modules it loaded; pages without React loaded none, and are told here of every edit. */
const tellPages = {
  name: "tell-pages",
  configureServer({ ws }) {
    // A page that was on its way while a file was saved has not heard of it.
    ws.on("rendez:shown", (shown, page) => shown < edits && page.send("rendez:edited"));
  },
  hotUpdate({ file, modules, server }) {
    if (this.environment.name !== "ssr" || modules.length === 0 || file.endsWith(".css")) return;
    edits += 1;
    process.stdout.write(`· ${relative(root, file)}\n`);
    server.ws.send("rendez:edited");
  },
};

const vite = await createServer({
  root,
  configFile: join(root, "remix.config.ts"),
  envDir: false,
  appType: "custom",
  // The host serves public/, as in production.
  publicDir: false,
  logLevel: "warn",
  plugins: [tellPages],
  server: {
    middlewareMode: true,
    hmr: { server: upgrades, overlay: false },
    allowedHosts: (process.env.DOMAINS ?? "").split(",").filter(Boolean),
    watch: { ignored: [dataDir, ...UNWATCHED.map((name) => join(root, name))] },
  },
});

const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
/** Loads a module as it is on disk now; what did not change, nor anything below it, is the same object as before. */
const load = (path) => runner.import(path);

const { serveDev } = await load("/server/dev/serve.ts");
await serveDev({
  vite,
  load,
  edits: () => edits,
  upgrades,
  dataDir,
  secret: demoSecret(dataDir),
  operatorSettings: OPERATOR_SETTINGS,
});
