import { icebreakers } from "#app/contract/messages.server";
import { forMembers } from "../http/call";
import { linesFor } from "../replies/lines/by-language";

export const icebreakersRoute = forMembers(icebreakers, async ({ viewer, query }) => ({
  icebreakers: linesFor(query.language ?? viewer.language).icebreakers,
}));
