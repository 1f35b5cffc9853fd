/** What the frame counts. */
export interface Counts {
  unread: number;
  newLikes: number;
}

/**
 * Badges and title show the numbers of a poll that brings them, and ask for none of their own any more
 * (`app/enhance/badges.ts`).
 */
export function showCounts(counts: Counts): void {
  const badges = document.querySelector<HTMLElement & { show?(counts: Counts): void }>("rz-badges");
  badges?.removeAttribute("src");
  badges?.show?.(counts);
}
