/** A navigation that was cancelled or became a download ends here, so that nothing stays busy for ever. */
const GIVE_UP_MS = 5_000;

/** Resolves when this page is shown again, so that forms and the loading bar stay busy until it has been left. */
export function shownAgain(giveUpMs: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
    setTimeout(resolve, giveUpMs);
  });
}

/** Goes to another page. Resolves when this one is shown again. */
export function leaveFor(url: string | URL): Promise<void> {
  location.assign(url);
  return shownAgain(GIVE_UP_MS);
}
