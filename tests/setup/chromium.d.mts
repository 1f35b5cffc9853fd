/** Path of a Chromium: what CHROMIUM_PATH names, else the shell from npm, else one that is there, else downloaded. */
export function findChromium(): string;
