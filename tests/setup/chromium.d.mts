/** Path of the browser for journeys: what CHROMIUM_PATH names, else the shell from npm, else a whole Chromium. */
export function findChromium(): string;
/** Path of a Chromium with windows and all. */
export function findWholeChromium(): string;
