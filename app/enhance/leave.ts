/** A navigation that was cancelled or became a download ends here, so that nothing stays busy for ever. */
const GIVE_UP_MS = 5_000;

/** Goes to another page. Resolves when this one is shown again, so that forms and the loading bar stay busy until then. */
export function leaveFor(url: string | URL): Promise<void> {
  location.assign(url);
  return new Promise((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
    setTimeout(resolve, GIVE_UP_MS);
  });
}
