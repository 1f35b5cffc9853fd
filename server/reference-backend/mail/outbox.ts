import { createTransport } from "nodemailer";
import type { Database } from "../database/schema";

/** One thing that was sent, as the outbox page shows it. */
export interface Mail {
  id: number;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Milliseconds since the epoch. */
  created: number;
  /** Of the List-Unsubscribe header, where the mail has one. */
  unsubscribe: string | null;
}

const SHOWN = 200;

/** Mails and text messages: kept in the database, and handed to an SMTP server where there is one. */
export class Outbox {
  readonly #db: Database;
  readonly #transport: ReturnType<typeof createTransport> | undefined;
  readonly #log: (line: string) => void;
  readonly #sender: string;
  #delivering: Promise<void> | undefined;

  constructor(db: Database, options: { smtpUrl?: string; sender: string; log: (line: string) => void }) {
    this.#db = db;
    this.#log = options.log;
    this.#sender = options.sender;
    this.#transport = options.smtpUrl ? createTransport(options.smtpUrl) : undefined;
  }

  /** Writes a mail as part of the caller's transaction; `deliver` afterwards hands it on. */
  async put(
    db: Database,
    mail: {
      kind: "mail" | "sms";
      to: string;
      subject: string;
      text: string;
      html: string;
      now: number;
      unsubscribe?: string | undefined;
    },
  ): Promise<void> {
    await db
      .insertInto("outbox")
      .values({
        kind: mail.kind,
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        created_at: mail.now,
        delivered_at: null,
        unsubscribe: mail.unsubscribe ?? null,
      })
      .execute();
  }

  /** Newest first. */
  async list(): Promise<Mail[]> {
    const rows = await this.#db.selectFrom("outbox").selectAll().orderBy("id", "desc").limit(SHOWN).execute();
    return rows.map(({ recipient, created_at, delivered_at: _, ...row }) => ({
      ...row,
      to: recipient,
      created: created_at,
    }));
  }

  /** Hands what is undelivered to the SMTP server, in the background; what fails waits for the next call. */
  deliver(now: number): void {
    if (!this.#transport || this.#delivering) return;
    this.#delivering = this.#deliverAll(now)
      .catch((error: unknown) =>
        this.#log(JSON.stringify({ level: "warn", msg: "mail", reason: String(error) })),
      )
      .finally(() => {
        this.#delivering = undefined;
      });
  }

  /** Waits for a delivery that runs and closes the connection. */
  async close(): Promise<void> {
    await this.#delivering;
    this.#transport?.close();
  }

  async #deliverAll(now: number): Promise<void> {
    const rows = await this.#db
      .selectFrom("outbox")
      .selectAll()
      .where("delivered_at", "is", null)
      .where("kind", "=", "mail")
      .orderBy("id")
      .execute();
    for (const { id, recipient: to, subject, text, html, unsubscribe } of rows) {
      const headers = unsubscribe === null ? undefined : oneClickHeaders(unsubscribe);
      await this.#transport?.sendMail({ from: this.#sender, to, subject, text, html, headers });
      await this.#db.updateTable("outbox").set({ delivered_at: now }).where("id", "=", id).execute();
    }
  }
}

/** RFC 8058: the mail program posts to the address by itself. */
function oneClickHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
