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
  const badges = document.querySelector<HTMLElement & { show(counts: Counts): void }>("rz-badges");
  badges?.removeAttribute("src");
  // Beside React the elements come with a file of their own, after the first answer maybe.
  void customElements.whenDefined("rz-badges").then(() => badges?.show(counts));
}
