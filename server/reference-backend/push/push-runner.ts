import { request } from "undici";
import webPush from "web-push";
import { z } from "zod";
import type { Database } from "../database/schema";
import type { PushKind } from "./plan-push";
import type { PushKeys } from "./push-keys";

const EVERY_MS = 500;
const AT_ONCE = 50;
const SEND_WITHIN_MS = 10_000;
/** What is older tells nobody anything new. */
const USELESS_AFTER_MS = 3_600_000;
const TTL_S = 3_600;

/** Push services of browsers; a member's word alone must not make this server call any other address. */
const PUSH_SERVICES =
  /^https:\/\/(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)\//;

const subscriptionShape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

export interface PushOptions {
  keys: PushKeys;
  /** A further origin that may be called, such as a test's own push service. */
  alsoAllowed?: string | undefined;
  /** Who sends (RFC 8292 §2.1), `mailto:` or https. */
  subject: string;
  clock: () => number;
  log: (line: string) => void;
}

/** Sends planned push messages, encrypted (RFC 8291) and signed (RFC 8292). They say only of which kind the news is. */
export class PushRunner {
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly options: PushOptions,
  ) {
    this.#timer = setInterval(() => this.#wake(), EVERY_MS);
    this.#timer.unref();
  }

  get publicKey(): string {
    return this.options.keys.publicKey;
  }

  /** Stops and waits for what is being sent. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  #wake(): void {
    this.#running = this.#running.then(() =>
      this.#sendPlanned().catch((error: unknown) =>
        this.options.log(JSON.stringify({ level: "error", msg: "push", reason: String(error) })),
      ),
    );
  }

  async #sendPlanned(): Promise<void> {
    const jobs = await this.db.selectFrom("push_jobs").selectAll().orderBy("id").limit(AT_ONCE).execute();
    for (const job of jobs) {
      // Sent at most once: a notification too few is better than the same one for ever.
      await this.db.deleteFrom("push_jobs").where("id", "=", job.id).execute();
      if (job.created_at < this.options.clock() - USELESS_AFTER_MS) continue;
      const kind: PushKind = job.kind === "like" ? "like" : "new_messages";
      if (await this.#wants(job.member_id, kind)) await this.#sendTo(job.member_id, kind);
    }
  }

  async #wants(memberId: number, kind: PushKind): Promise<boolean> {
    const account = await this.db
      .selectFrom("accounts")
      .select("notifications")
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    if (!account) return false;
    const chosen = z.record(z.string(), z.boolean()).safeParse(JSON.parse(account.notifications));
    return chosen.data?.[kind] !== false;
  }

  async #sendTo(memberId: number, kind: PushKind): Promise<void> {
    const devices = await this.db
      .selectFrom("push_subscriptions")
      .select(["endpoint", "subscription"])
      .where("member_id", "=", memberId)
      .execute();
    for (const device of devices) {
      const gone = await this.#send(device.subscription, kind).catch((error: unknown) => {
        this.options.log(JSON.stringify({ level: "warn", msg: "push not sent", reason: String(error) }));
        return false;
      });
      if (gone)
        await this.db.deleteFrom("push_subscriptions").where("endpoint", "=", device.endpoint).execute();
    }
  }

  /** Whether the subscription exists no longer (RFC 8030 §7.3). */
  async #send(stored: string, kind: PushKind): Promise<boolean> {
    const subscription = subscriptionShape.parse(JSON.parse(stored));
    if (!this.#isAllowed(subscription.endpoint)) return true;
    const details = webPush.generateRequestDetails(subscription, JSON.stringify({ type: kind }), {
      TTL: TTL_S,
      urgency: "normal",
      topic: "news",
      vapidDetails: { subject: this.options.subject, ...this.options.keys },
    });
    const { statusCode, body } = await request(details.endpoint, {
      method: "POST",
      headers: Object.fromEntries(
        Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: details.body,
      headersTimeout: SEND_WITHIN_MS,
      bodyTimeout: SEND_WITHIN_MS,
    });
    await body.dump();
    return statusCode === 404 || statusCode === 410;
  }

  #isAllowed(endpoint: string): boolean {
    const { alsoAllowed } = this.options;
    if (!URL.canParse(endpoint)) return false;
    return PUSH_SERVICES.test(endpoint) || new URL(endpoint).origin === alsoAllowed;
  }
}
