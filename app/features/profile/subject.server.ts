import { invariantResponse } from "#app/http/invariant-response";
import type { PageContext } from "#app/page-context";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { readMember } from "#app/shared/profile/read-members.server";
import { photosInOrder } from "./photos-in-order";

/** Whom a block or a report is about. */
export interface Subject {
  id: number;
  name: string;
  fictional: string | undefined;
  blockedByMe: boolean;
  /** Their profile cannot be opened: they blocked the member, or it was disabled. */
  refused: boolean;
  /** Ids of the photos that the member may see, in their order. */
  photos: (number | undefined)[];
  conversation: number | undefined;
}

/**
 * Somebody else, also one who blocked the member or is gone: both can still be reported and blocked.
 * Throws the login's redirect, or 404 where there is nobody or it is the member.
 */
export async function loadSubject(context: PageContext, id: number): Promise<Subject> {
  const viewer = await requireMember(context);
  invariantResponse(viewer.user.profile.id !== id, 404);
  const [site, answer] = await Promise.all([getSite(context), readMember(context, id)]);
  if (!answer.ok) {
    invariantResponse(answer.code !== "profile_not_found", 404);
    const { name } = answer.data;
    return {
      id,
      name,
      fictional: undefined,
      blockedByMe: false,
      refused: true,
      photos: [],
      conversation: undefined,
    };
  }
  const { profile, blocked, conversation } = answer.value;
  return {
    id,
    name: profile.name,
    fictional: profile.fictional ? site.fictional.singular : undefined,
    blockedByMe: blocked ?? false,
    refused: profile.status === "disabled",
    photos: photosInOrder(answer.value).map((photo) => photo.id),
    conversation: conversation?.id,
  };
}
