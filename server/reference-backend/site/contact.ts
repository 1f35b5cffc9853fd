import { complain, pageHidden } from "#app/contract/site.server";
import { forAnyone } from "../http/call";
import { fileReport } from "../members/file-report";

const complainRoute = forAnyone(complain, ({ backend, body, viewer, address, now, write }) =>
  write(async (db) => ({
    reference: await fileReport(db, {
      letter: "C",
      limit: { kind: "complaints", subject: address, max: backend.limits.complaintsPerDay },
      memberId: viewer?.id,
      kind: "complaint",
      reason: body.kind,
      remarks: body.message,
      evidence: { name: body.name, email: body.email },
      now,
    }),
  })),
);

/** Nothing here polls, so there is nothing to pause. */
const pageHiddenRoute = forAnyone(pageHidden, async () => ({}));

export const contactRoutes = [complainRoute, pageHiddenRoute];
