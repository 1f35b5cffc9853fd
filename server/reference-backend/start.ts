import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { deleteExpiredAccounts } from "./account/deletion";
import { ALL_ROUTES } from "./all-routes";
import type { Backend } from "./backend";
import { drawGifts } from "./chat/gift-pictures";
import { TypingNotes } from "./chat/typing";
import { openDatabase } from "./database/open";
import type { Database } from "./database/schema";
import { forgetOldKeys } from "./http/idempotency";
import { mediaFiles } from "./http/media";
import { DEFAULT_LIMITS, type Limits } from "./limits";
import { mailNotices } from "./mail/notices";
import { type Mail, Outbox } from "./mail/outbox";
import { outboxPages } from "./mail/outbox-page";
import { remindOfUnread } from "./mail/reminders";
import { fileAccess } from "./members/photo-access";
import { SearchIndex } from "./members/search-index";
import { LateNotices } from "./payments/sandbox/notices";
import { sandboxPages } from "./payments/sandbox/sandbox-routes";
import { pushKeysOf } from "./push/push-keys";
import { PushRunner } from "./push/push-runner";
import { ReplyRunner } from "./replies/reply-runner";
import { catalogRoutes } from "./router";
import { addDemoCodes } from "./seeding/demo-codes";
import { type SeedSize, seedDatabase } from "./seeding/seed-database";
import type { OperatorChoices } from "./site/operator-choices";

const SITE_NAME = "Rendez";
const HOUSEKEEPING_MS = 3_600_000;
const NOTICES_MS = 60_000;
const CLOSE_WITHIN_MS = 3000;
const SANDBOX_LATE_MS = 4000;

export interface ReferenceOptions {
  dataDir: string;
  /** 0: any free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Milliseconds since the epoch. */
  clock?: () => number;
  /** How many fictional members an empty database gets: 240 or, for tests, 24; or 240 without their pictures' files. */
  seed?: SeedSize;
  /** Shortest and longest time until a fictional member answers. */
  replyDelayMs?: readonly [number, number];
  smtpUrl?: string;
  /** Sends notifications to devices; `alsoAllowed` is an origin to call besides browsers' own push services. */
  push?: { alsoAllowed?: string | undefined };
  /** One JSON line each. */
  log?: (line: string) => void;
  limits?: Partial<Limits>;
  /** Settings that differ from the demo's, such as a signups mode. */
  choices?: OperatorChoices;
  /** The test provider, on unless it is production's (main.ts): its origin where that is not this server's own. */
  sandbox?: false | { origin?: string; lateMs?: number };
}

export interface ReferenceBackend {
  origin: string;
  /** Finishes what runs and closes the database. */
  close(): Promise<void>;
  /** What was sent, newest first. */
  outbox(): Promise<Mail[]>;
  /** What happens every hour: forgets what is over, reminds of what waits. */
  runHousekeeping(): Promise<void>;
}

/** Starts a complete stand-in for the operator's PHP; everything it knows is under `dataDir`. */
export async function startReferenceBackend(options: ReferenceOptions): Promise<ReferenceBackend> {
  const { clock = Date.now, log = () => {}, host = "127.0.0.1" } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const picturesDir = resolve(join(options.dataDir, "pictures"));
  mkdirSync(picturesDir, { recursive: true });
  const db = await openDatabase(options.dataDir);
  await seedDatabase(db, { size: options.seed ?? "full", picturesDir, limits, now: clock() });
  await drawGifts(picturesDir);
  await addDemoCodes(db);
  await cleanUp(db, picturesDir, limits, clock());

  const outbox = new Outbox(db, {
    smtpUrl: options.smtpUrl,
    sender: `${SITE_NAME} <no-reply@demo.example>`,
    log,
  });
  const replies = new ReplyRunner(db, { clock, delayMs: options.replyDelayMs ?? [2500, 6000], log });
  const push =
    options.push &&
    new PushRunner(db, {
      keys: await pushKeysOf(db),
      subject: "mailto:support@demo.example",
      clock,
      log,
      ...options.push,
    });
  const searchIndex = new SearchIndex(db);
  const sandbox = options.sandbox === false ? undefined : { origin: options.sandbox?.origin ?? "" };
  const backend: Backend = {
    db,
    picturesDir,
    clock,
    limits,
    outbox,
    searchIndex,
    replies,
    typing: new TypingNotes(),
    push,
    siteName: options.choices?.settings?.name ?? SITE_NAME,
    choices: options.choices ?? {},
    sandbox,
  };

  const app = new Hono();
  app.route("/", catalogRoutes(backend, ALL_ROUTES, log));
  app.route(
    "/",
    mediaFiles(picturesDir, (path, cookies) => fileAccess(backend, path, cookies)),
  );
  app.route("/", outboxPages(outbox));
  const notices = options.sandbox === false ? undefined : new LateNotices(db, clock, log);
  if (notices) {
    const lateMs = (options.sandbox || undefined)?.lateMs ?? SANDBOX_LATE_MS;
    app.route("/", sandboxPages({ db, clock, lateMs }));
  }
  app.notFound((context) => context.json({ error: "not_found" }, 404));
  app.onError((error, context) => {
    log(JSON.stringify({ level: "error", reason: error.stack ?? error.message }));
    return context.json({ error: "internal" }, 500);
  });

  const { server, port } = await listen(app, options.port, host);
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (sandbox) sandbox.origin ||= origin;
  replies.wake();
  const runHousekeeping = async () => {
    await cleanUp(db, picturesDir, limits, clock());
    searchIndex.forget();
    await remindOfUnread(backend, clock());
    await mailNotices(backend, clock());
  };
  const regularly = (work: () => Promise<void>, everyMs: number) => {
    const running = setInterval(() => {
      work().catch((error: unknown) => log(JSON.stringify({ level: "error", reason: String(error) })));
    }, everyMs);
    return running.unref();
  };
  const housekeeping = regularly(runHousekeeping, HOUSEKEEPING_MS);
  const newsMails = regularly(() => mailNotices(backend, clock()), NOTICES_MS);

  return {
    origin,
    outbox: () => outbox.list(),
    runHousekeeping,
    close: async () => {
      clearInterval(housekeeping);
      clearInterval(newsMails);
      await new Promise<void>((done) => {
        server.close(() => done());
        if (!("closeIdleConnections" in server)) return;
        server.closeIdleConnections();
        // A browser's kept connection would hold the close up until it times out.
        setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
      });
      await replies.close();
      await push?.close();
      await notices?.close();
      await outbox.close();
      await db.destroy();
    },
  };
}

async function cleanUp(db: Database, picturesDir: string, limits: Limits, now: number): Promise<void> {
  await forgetOldKeys(db, now, limits.idempotencyHours);
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
  await deleteExpiredAccounts(db, picturesDir, now);
}

function listen(app: Hono, port: number, hostname: string) {
  return new Promise<{ server: ReturnType<typeof serve>; port: number }>((done, fail) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (info: AddressInfo) => {
      server.off("error", fail);
      done({ server, port: info.port });
    });
    server.once("error", fail);
  });
}
