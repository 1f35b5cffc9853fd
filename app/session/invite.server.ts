import type { RequestFacts } from "#app/page-context";

/** Longest text of an invitation. */
export const INVITE_MAX = 200;

/** The invitation this visit came with: by the address, else by the hidden field of a form (visit-links.server.ts). */
export function inviteOf({ url, carried }: Pick<RequestFacts, "url" | "carried">): string | undefined {
  const invite = url.searchParams.get("invite") ?? new URLSearchParams(carried).get("invite");
  return invite?.slice(0, INVITE_MAX) || undefined;
}
