import { fileStatement } from "#app/contract/statements.server";
import { forAnyone } from "../http/call";
import { escapeHtml } from "../http/escape-html";
import { composeMail } from "../mail/compose";
import { fileReport } from "../members/file-report";

const HOUR_MS = 3_600_000;
/** TAKE IT DOWN Act, section 3 (a)(3). */
const REMOVAL_HOURS = 48;
const LETTERS = { withdrawal: "W", notice: "N", removal: "P" } as const;
/** The operator's own mailbox: what has a deadline is put there at once. */
const OFFICE = "support@demo.example";

export const statementRoute = forAnyone(
  fileStatement,
  async ({ backend, body, viewer, address, now, write }) => {
    const answer = await write(async (db) => {
      const due = body.kind === "removal" ? now + REMOVAL_HOURS * HOUR_MS : undefined;
      const reference = await fileReport(db, {
        letter: LETTERS[body.kind],
        limit: { kind: "statements", subject: address, max: backend.limits.complaintsPerDay },
        memberId: viewer?.id,
        kind: body.kind,
        reason: body.reason ?? body.kind,
        remarks: body.message,
        evidence: { ...body, due },
        now,
      });
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
