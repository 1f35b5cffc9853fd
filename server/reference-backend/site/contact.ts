import { complain, pageHidden } from "#app/contract/site.server";
import { countOne } from "../auth/counter";
import { forAnyone } from "../http/call";
import { rateLimited } from "../http/refusal";
import { newReference } from "../members/report";

const DAY_MS = 86_400_000;

const complainRoute = forAnyone(complain, ({ backend, body, viewer, address, now, write }) =>
  write(async (db) => {
    const wait = await countOne(db, {
      kind: "complaints",
      subject: address,
      max: backend.limits.complaintsPerDay,
      windowMs: DAY_MS,
      now,
    });
    if (wait > 0) throw rateLimited(wait);
    const reference = newReference("C");
    await db
      .insertInto("reports")
      .values({
        reference,
        member_id: viewer?.id ?? null,
        profile_id: null,
        kind: "complaint",
        reason: body.kind,
        remarks: body.message,
        evidence: JSON.stringify({ name: body.name, email: body.email }),
        created_at: now,
      })
      .execute();
    return { reference };
  }),
);

/** Nothing here polls, so there is nothing to pause. */
const pageHiddenRoute = forAnyone(pageHidden, async () => ({}));

export const contactRoutes = [complainRoute, pageHiddenRoute];
