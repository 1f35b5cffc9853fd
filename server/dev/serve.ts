import type { EventEmitter } from "node:events";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { ViteDevServer } from "vite";
import { listen } from "../listen";
import { FAILED, plainPage } from "../plain-page";
import type { HostEnv } from "../request-state";
import { requestId } from "../steps/request-id";
import { securityHeaders } from "../steps/security-headers";
import { withPageClient } from "./page-client-script";
import type { DevSite, DevSiteOptions } from "./site";

export interface DevTools extends Omit<DevSiteOptions, "backendPort"> {
  vite: ViteDevServer;
  /** Where Vite listens for WebSockets. */
  upgrades: EventEmitter;
}

/** What Vite answers: modules, and files that modules and style sheets name. The host answers all other addresses. */
const VITES = /^\/(@|app\/|node_modules\/|server\/dev\/page-client\.ts)/;

/** Serves the site as its files are now: each request asks for the newest. */
export async function serveDev({ vite, upgrades, ...options }: DevTools): Promise<void> {
  const wantedPort = Number(process.env.PORT || 3000);
  let current: { open: unknown; site: Promise<DevSite> } | undefined;

  /** An edit below server/ (or of the contract, which the reference backend speaks) closes the site and opens it anew. */
  async function newest(): Promise<DevSite> {
    const { openDevSite } = await options.load<typeof import("./site")>("/server/dev/site.ts");
    if (current?.open !== openDevSite) {
      const closed = current?.site.then((site) => site.close()).catch(print);
      const backendPort = wantedPort && wantedPort + 1;
      const site = Promise.resolve(closed).then(() => openDevSite({ ...options, backendPort }));
      current = { open: openDevSite, site };
    }
    return current.site;
  }

  const broken = brokenSite(options.edits);
  const front = new Hono<HostEnv>();
  front.all("*", async ({ env, req }) => {
    if (!VITES.test(req.path)) return (await newest()).fetch(req.raw, env);
    vite.middlewares(env.incoming, env.outgoing, () => env.outgoing.writeHead(404).end("Not found"));
    return RESPONSE_ALREADY_SENT;
  });
  front.onError((error, { env, req }) => {
    print(error);
    return broken.fetch(req.raw, env);
  });

  const { server, port } = await listen(front, wantedPort, process.env.BIND_ADDRESS || "127.0.0.1").catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") throw error;
      process.stderr.write(`Port ${wantedPort} is in use. Choose another one: PORT=3100 npm run dev\n`);
      process.exit(1);
    },
  );
  server.on("upgrade", (...args) => upgrades.emit("upgrade", ...args));

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.close();
    server.closeAllConnections();
    await current?.site.then((site) => site.close()).catch(print);
    await vite.close();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
  // Code under work may break: its author reads why and mends it, with everything else still running.
  process.on("uncaughtException", print);
  process.on("unhandledRejection", print);

  try {
    const site = await newest();
    await site.prepare();
    const seconds = process.uptime().toFixed(1);
    process.stdout.write(`
  Rendez is running:  http://localhost:${port}  (after ${seconds} s; edits are seen without a restart)
  Mails and SMS:      ${site.outbox}
  Logins:             ${site.logins.join(", ")}
  Data:               ${options.dataDir}
  Ctrl-C stops everything.\n\n`);
  } catch (error) {
    print(error);
    process.stdout.write(`  Waiting for the mended file at http://localhost:${port}\n`);
  }
}

/** Answers where the code cannot: with the site's policies, and a reload as soon as the file is mended. */
function brokenSite(edits: () => number) {
  const host = new Hono<HostEnv>();
  host.use(requestId(), securityHeaders);
  host.all("*", async (c) => {
    const page = plainPage(c, 500, FAILED);
    return new Response(withPageClient(await page.text(), c.get("nonce"), edits()), page);
  });
  return host;
}

function print(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
