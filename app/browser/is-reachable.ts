/** A picture of the site that is there on every page. */
const PICTURE = "/favicon.svg";
const PICTURE_TIMEOUT_MS = 10_000;

/** Whether the site can be reached, asked in the oldest way: what stops a script's requests does not stop pictures. */
export function isReachable(): Promise<boolean> {
  // "Off" is sure; "on" may be a cable to nowhere.
  if (navigator.onLine === false) return Promise.resolve(false);
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = `${PICTURE}?${Date.now()}`;
    setTimeout(resolve, PICTURE_TIMEOUT_MS, false);
  });
}
