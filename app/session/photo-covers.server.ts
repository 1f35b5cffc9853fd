import type { PageContext } from "#app/page-context";
import { COOKIES } from "./cookies.server";

/** What a member chose for photos that others send (SAFE-07); kept in this browser, so that each new device covers them. */
export interface PhotoCovers {
  /** Whether such photos are covered until they are opened. */
  covered: boolean;
  /** Conversations whose photos are shown at once, the newest choice first. */
  conversations: readonly number[];
  /** Messages whose photo was opened, the latest first. */
  opened: readonly number[];
}

/** So many of each are kept: a cookie has 4 KB, and every request carries it. */
const MAX_KEPT = 40;

const UNTOUCHED: PhotoCovers = { covered: true, conversations: [], opened: [] };

/** Covered, unless this member chose otherwise here. */
export function photoCoversOf(context: PageContext, member: number): PhotoCovers {
  const kept = COOKIES.photoCovers.read(context);
  return kept?.member === member ? kept : UNTOUCHED;
}

/** Whether the photo of somebody's message is covered. */
export function isCovered(
  { covered, conversations, opened }: PhotoCovers,
  message: { id: number; conversation: { id: number } },
): boolean {
  return covered && !conversations.includes(message.conversation.id) && !opened.includes(message.id);
}

/** What can be done: one photo opened, all of a conversation or of everybody shown, or covered again. */
export type CoverChange =
  | { kind: "open"; message: number }
  | { kind: "person"; conversation: number }
  | { kind: "never" }
  | { kind: "again"; conversation: number; message: number }
  | { kind: "always" };

/** Keeps a choice in this browser; the same one twice changes nothing. */
export function changePhotoCovers(context: PageContext, member: number, change: CoverChange): void {
  const before = photoCoversOf(context, member);
  const { covered, conversations, opened } = changed(before, change);
  COOKIES.photoCovers.write(context, {
    member,
    covered,
    conversations: conversations.slice(0, MAX_KEPT),
    opened: opened.slice(0, MAX_KEPT),
  });
}

function changed(before: PhotoCovers, change: CoverChange): PhotoCovers {
  switch (change.kind) {
    case "open":
      return { ...before, opened: first(before.opened, change.message) };
    case "person":
      return { ...before, conversations: first(before.conversations, change.conversation) };
    case "never":
      return { ...before, covered: false };
    case "again":
      return {
        covered: true,
        conversations: without(before.conversations, change.conversation),
        opened: without(before.opened, change.message),
      };
    case "always":
      return UNTOUCHED;
  }
}

const without = (list: readonly number[], id: number) => list.filter((each) => each !== id);
const first = (list: readonly number[], id: number) => [id, ...without(list, id)];
