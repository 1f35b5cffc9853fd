import { basename } from "node:path";
import type { Import } from "./source-files";

/**
 * Who may import whom, as docs and reviews speak of it. Each room may always import itself, routes excepted.
 * `values`: at run time; `types`: only what the compiler erases; `server files`: at run time from `*.server.ts`,
 * types from everywhere.
 */
type How = "values" | "types" | "server files";

interface Rule {
  rooms: Readonly<Record<string, How>>;
  /** Default: any package. */
  packages?: readonly RegExp[];
}

const EVERY_APP_ROOM = [
  "app root",
  "app/paths",
  "app/route-handle",
  "app/env",
  "app/page-context",
  "app/app-runtime",
  "features",
  "upstream",
  "contract",
  "shared",
  "once",
  "cache",
  "session",
  "i18n",
  "ui",
  "http",
  "browser",
];

const RULES: Readonly<Record<string, Rule>> = {
  "server host": { rooms: { ...all(EVERY_APP_ROOM, "types") } },
  // Puts host and reference backend together; both come through Vite, and so does the app.
  "server/dev": {
    rooms: { "server host": "values", "server/reference-backend": "values", ...all(EVERY_APP_ROOM, "types") },
  },
  "server/reference-backend": { rooms: { contract: "values" } },
  // The host's settings are printed as a schema for editors.
  "server/cli": { rooms: { contract: "values", upstream: "values", "server host": "values" } },
  // The composition root: root, entries, runtime, contexts and hydration scripts tie the rooms together.
  "app root": {
    rooms: {
      ...all(EVERY_APP_ROOM, "values"),
      "app/use-shell": "values",
      "app/page-notice": "values",
      "app/page-data": "values",
    },
  },
  "app/addresses": { rooms: {} },
  "app/paths": { rooms: { "app/addresses": "values" } },
  "app/route-handle": { rooms: {} },
  // How routes answer a posted form, in Remix's own words.
  "app/answer-form": { rooms: { http: "types" } },
  // What a page is drawn with, on both sides.
  "app/page-data": { rooms: { "app/route-handle": "types" } },
  "app/use-shell": { rooms: { features: "types", "app/page-data": "values" } },
  "app/page-notice": { rooms: { features: "values", "app/page-data": "values" } },
  "app/env": { rooms: {} },
  "app/page-context": { rooms: all(EVERY_APP_ROOM, "types") },
  "app/app-runtime": { rooms: all(EVERY_APP_ROOM, "types") },
  routes: {
    rooms: {
      ...all(
        [
          "features",
          "shared",
          "once",
          "session",
          "ui",
          "i18n",
          "http",
          "browser",
          "app/paths",
          "app/route-handle",
        ],
        "values",
      ),
      "app/answer-form": "values",
      "app/use-shell": "values",
      "app/page-notice": "values",
      "app/page-data": "values",
      "app/page-context": "types",
    },
  },
  features: {
    rooms: {
      ...all(["upstream", "contract", "shared", "once", "cache", "session", "http"], "server files"),
      ...all(["ui", "i18n", "browser", "app/paths"], "values"),
      "app/page-context": "types",
    },
  },
  // What two features need, by noun.
  shared: {
    rooms: {
      ...all(
        ["once", "cache", "session", "upstream", "contract", "http", "ui", "i18n", "app/paths"],
        "values",
      ),
      "app/page-context": "types",
    },
  },
  cache: {
    rooms: {
      ...all(["once", "session", "upstream", "contract", "http", "i18n", "app/paths"], "values"),
      "app/page-context": "types",
      "app/route-handle": "types",
    },
  },
  once: {
    rooms: {
      ...all(["session", "upstream", "contract", "http", "i18n", "app/paths"], "values"),
      "app/page-context": "types",
    },
  },
  session: {
    rooms: {
      ...all(["upstream", "contract", "i18n", "http", "app/paths"], "values"),
      "app/page-context": "types",
    },
  },
  upstream: {
    rooms: all(["contract", "http", "app/env"], "values"),
    packages: [/^(?!react|@remix-run\/react)/],
  },
  // jsonc-parser knows the lines of a dialect file, luxon its dates.
  contract: { rooms: {}, packages: [/^(zod|fastest-levenshtein|jsonc-parser|luxon)$/] },
  i18n: { rooms: {} },
  http: { rooms: { i18n: "types", ui: "types" } },
  // What scripts need of a browser that may be old, slow or cut off.
  browser: { rooms: { "app/addresses": "values" }, packages: [] },
  ui: { rooms: { browser: "values" }, packages: [/^react(-dom)?(\/|$)/] },
  // What is fetched for who fills in the signup.
  enhance: {
    rooms: { browser: "values", "app/addresses": "values" },
    packages: [/^(@zootools\/email-spell-checker|@zxcvbn-ts\/core)$/],
  },
};

/** The room a file belongs to; undefined for tests, benches and files that only the build reads. */
function roomOf(file: string): string | undefined {
  if (file.startsWith("server/reference-backend/")) return "server/reference-backend";
  if (file.startsWith("server/cli/")) return "server/cli";
  if (file.startsWith("server/dev/")) return "server/dev";
  if (file.startsWith("server/")) return "server host";
  if (!file.startsWith("app/")) return undefined;
  const [, room = "", rest] = file.split("/");
  if (rest !== undefined) return room;
  const leaf = `app/${basename(file).replace(/(\.server)?\.tsx?$/, "")}`;
  return Object.hasOwn(RULES, leaf) ? leaf : "app root";
}

/** Rooms that know nothing of the framework, types included: its successor must not touch them. */
const WITHOUT_REMIX: ReadonlySet<string> = new Set([
  "features",
  "shared",
  "session",
  "once",
  "cache",
  "i18n",
]);

/** Why an import is not allowed; undefined where it is. */
export function objectionTo({ file, target, specifier, typesOnly }: Import): string | undefined {
  const room = roomOf(file);
  const rule = room === undefined ? undefined : RULES[room];
  if (room === undefined || rule === undefined) return undefined;
  if (WITHOUT_REMIX.has(room) && specifier.startsWith("@remix-run/"))
    return `${room} may not know Remix: routes and the app root do`;
  if (/\.server\.tsx?$/.test(file) && /-view(\.tsx)?$/.test(target ?? ""))
    return "a view takes its types from the server file, never the other way";
  if (target === undefined) {
    const allowed = rule.packages?.some((pattern) => pattern.test(specifier)) ?? true;
    return allowed || typesOnly ? undefined : `${room} may not use the package ${specifier}`;
  }
  if (target.startsWith("tests/") || target.startsWith("bench/")) return "nobody imports tests";
  const other = roomOf(target);
  if (other === undefined) return undefined;
  if (other === "routes") return "nobody imports a route";
  if (other === room) {
    const apart = room === "features" && featureOf(file) !== featureOf(target);
    return apart ? "a feature may not import another feature" : undefined;
  }
  const how = rule.rooms[other];
  if (how === undefined) return `${room} may not import ${other}`;
  if (how === "values" || typesOnly) return undefined;
  if (how === "server files" && /\.server\.tsx?$/.test(file)) return undefined;
  return how === "types"
    ? `${room} may import only types of ${other}`
    : `only *.server.ts files of ${room} may import ${other} at run time`;
}

function featureOf(file: string): string | undefined {
  return file.split("/")[2];
}

function all<How>(rooms: readonly string[], how: How): Record<string, How> {
  return Object.fromEntries(rooms.map((room) => [room, how]));
}
