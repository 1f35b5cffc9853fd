// The built site with its reference backend, on free ports, and a visitor who keeps cookies.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { MEASURED_CORE, OTHER_CORE, startNode, stopNode } from "./processes.mjs";

export const root = resolve(import.meta.dirname, "../..");
/** BUILD_DIR measures another build than the last one, such as a kept copy. */
export const buildDir = resolve(root, process.env.BUILD_DIR || "build");
const cacheDir = join(root, "node_modules/.cache/rendez-bench");

export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
export const MEMBER = { email: "premium@demo.example", password: "rendez-demo" };

/** Nothing that is measured here may meet a limit of the operator's. */
const NO_LIMITS = {
  messagesPerMinute: 1_000_000,
  likesPerMinute: 1_000_000,
  loginFailuresPerAddress: 1_000_000,
  signupsPerHour: 1_000_000,
};

function built(path) {
  const script = join(buildDir, path);
  if (!existsSync(script)) throw new Error(`${script} is missing; run npm run build first`);
  return script;
}

/** The folder of those 240 members; drawn first where it is not there yet. */
export async function backendData() {
  if (!existsSync(join(cacheDir, "data", "reference.db"))) await stopNode(await startBackend());
  return join(cacheDir, "data");
}

/** Another folder of 240 members, whose pictures have names and no files: made in a second, gone at the end. */
export async function undrawnData() {
  const dataDir = mkdtempSync(join(tmpdir(), "rendez-undrawn-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  await stopNode(await startBackend({ dataDir, env: { SEED: "undrawn" } }));
  return dataDir;
}

/** The reference backend with its 240 members, which are drawn once and kept under node_modules/.cache. */
export async function startBackend({ dataDir = join(cacheDir, "data"), env = {} } = {}) {
  mkdirSync(cacheDir, { recursive: true });
  return startNode(built("reference-backend/main.js"), {
    core: OTHER_CORE,
    env: {
      REFERENCE_PORT: "0",
      DATA_DIR: dataDir,
      REFERENCE_LIMITS: JSON.stringify(NO_LIMITS),
      ...env,
    },
  });
}

/** V8's limits as `npm start` sets them; NODE_ARGS tries others. */
export function startFlags() {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return (process.env.NODE_ARGS ?? scripts.start).split(" ").filter((word) => word.startsWith("--"));
}

/** The host on the measured core as `npm start` starts it; `nodeArgs` such as --cpu-prof go to its Node as well. */
export async function startSite(upstreamOrigin, { nodeArgs = [], env = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "rendez-bench-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const site = await startNode(built("host/main.js"), {
    core: MEASURED_CORE,
    nodeArgs: [...startFlags(), ...nodeArgs],
    env: {
      NODE_ENV: "production",
      PORT: "0",
      BIND_ADDRESS: "127.0.0.1",
      DEPLOYMENT: "demo",
      UPSTREAM_ORIGIN: upstreamOrigin,
      DOMAINS: "127.0.0.1",
      FORM_SECRETS: "only-for-measurements-on-this-machine-0001",
      MEDIA_FROM_UPSTREAM: "true",
      DATA_DIR: dataDir,
      // As the image does.
      MALLOC_ARENA_MAX: "1",
      MALLOC_MMAP_THRESHOLD_: "1048576",
      MALLOC_TRIM_THRESHOLD_: "4194304",
      ...env,
    },
  });
  // A folder of cgroups whose memory limit is the container's that is tried.
  if (process.env.CGROUP) writeFileSync(join(process.env.CGROUP, "cgroup.procs"), String(site.pid));
  return { ...site, origin: `http://127.0.0.1:${site.said.port}` };
}

/** Records what the backend answers and answers it again, so that the host is what is measured. */
export async function startReplay(backendOrigin) {
  const replay = await startNode(join(import.meta.dirname, "replay.mjs"), {
    core: OTHER_CORE,
    env: { BACKEND_ORIGIN: backendOrigin },
  });
  return { ...replay, origin: `http://127.0.0.1:${replay.said.port}` };
}

/** A browser without scripts: cookies, redirects left alone, forms by their hidden fields. */
export class Visitor {
  #origin;
  #cookies = new Map();

  constructor(origin) {
    this.#origin = origin;
  }

  setCookie(name, value) {
    this.#cookies.set(name, value);
  }

  /** Continues with what another visitor has, such as a login. */
  takeCookies(other) {
    for (const [name, value] of other.#cookies) this.#cookies.set(name, value);
  }

  cookieHeader() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  headers(extra = {}) {
    const cookie = this.cookieHeader();
    return {
      "user-agent": USER_AGENT,
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      "accept-language": "en-US,en;q=0.9",
      ...(cookie ? { cookie } : {}),
      ...extra,
    };
  }

  async get(path, headers) {
    return this.#send(path, { headers: this.headers(headers) });
  }

  /** An answer as it travels; fetch would unpack it. `bytes` are those of the body. */
  raw(path, headers) {
    return new Promise((resolve, reject) => {
      const asked = get(new URL(path, this.#origin), { headers: this.headers(headers) }, async (incoming) => {
        const chunks = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const body = Buffer.concat(chunks);
        resolve({ status: incoming.statusCode, headers: incoming.headers, body, bytes: body.length });
      });
      asked.on("error", reject);
    });
  }

  /** Posts the first form of `page` that goes to `action`, with the given fields beside its hidden ones. */
  async post(page, action, fields) {
    const html = await (await this.get(page)).text();
    const form = new RegExp(`<form[^>]*action="${action}"[^>]*>([\\s\\S]*?)</form>`).exec(html)?.[1];
    if (!form) throw new Error(`${page} has no form that goes to ${action}`);
    const body = new URLSearchParams(fields);
    for (const [input] of form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      const name = /name="([^"]*)"/.exec(input)?.[1];
      if (name && !body.has(name)) body.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "");
    }
    return this.#send(action, {
      method: "POST",
      body,
      headers: this.headers({ origin: this.#origin, "sec-fetch-site": "same-origin" }),
    });
  }

  async logIn(member = MEMBER) {
    const { status } = await this.post("/login", "/login", member);
    if (status !== 303) throw new Error(`the login answered ${status}`);
  }

  async #send(path, init) {
    const response = await fetch(new URL(path, this.#origin), { ...init, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      if (/max-age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}
