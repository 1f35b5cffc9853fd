import { fileStatement } from "#app/contract/statements.server";
import { countOne } from "../auth/counter";
import { forAnyone } from "../http/call";
import { escapeHtml } from "../http/escape-html";
import { rateLimited } from "../http/refusal";
import { composeMail } from "../mail/compose";
import { newReference } from "../members/report";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** TAKE IT DOWN Act, section 3 (a)(3). */
const REMOVAL_HOURS = 48;
const LETTERS = { withdrawal: "W", notice: "N", removal: "P" } as const;
/** The operator's own mailbox: what has a deadline is put there at once. */
const OFFICE = "support@demo.example";

export const statementRoute = forAnyone(
  fileStatement,
  async ({ backend, body, viewer, address, now, write }) => {
    const answer = await write(async (db) => {
      const wait = await countOne(db, {
        kind: "statements",
        subject: address,
        max: backend.limits.complaintsPerDay,
        windowMs: DAY_MS,
        now,
      });
      if (wait > 0) throw rateLimited(wait);
      const reference = newReference(LETTERS[body.kind]);
      const due = body.kind === "removal" ? now + REMOVAL_HOURS * HOUR_MS : undefined;
      await db
        .insertInto("reports")
        .values({
          reference,
          member_id: viewer?.id ?? null,
          profile_id: null,
          kind: body.kind,
          reason: body.reason ?? body.kind,
          remarks: body.message,
          evidence: JSON.stringify({ ...body, due }),
          created_at: now,
        })
        .execute();
      const content = [body.address, body.message, body.name].filter(Boolean).join("\n");
      const received = new Date(now).toUTCString();
      if (body.email) {
        const words = { name: body.name || body.email, site: backend.siteName, reference, received, content };
        const mail = composeMail({ kind: "statementReceipt", language: body.language, words });
        await backend.outbox.put(db, { kind: "mail", to: body.email, now, ...mail });
      }
      if (due !== undefined) {
        const subject = `Remove by ${new Date(due).toUTCString()}: ${reference}`;
        await backend.outbox.put(db, {
          kind: "mail",
          to: OFFICE,
          now,
          subject,
          text: content,
          html: `<p>${escapeHtml(content)}</p>`,
        });
      }
      return {
        reference,
        received: new Date(now).toISOString(),
        due: due === undefined ? null : new Date(due).toISOString(),
      };
    });
    backend.outbox.deliver(now);
    return answer;
  },
);
