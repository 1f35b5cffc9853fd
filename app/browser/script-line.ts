/**
 * The line below which no script runs, in words that every engine can read: a browser is asked for what the scripts
 * need, never for its name (REACH-03, docs/decisions/0042).
 */

/** The custom elements: Chrome 93, Safari 15.4, Firefox 98 and later. `SCRIPT_TARGETS` says the same to the builds. */
export const ELEMENTS_RUN = [
  // Youngest of what the syntax of the builds and the small APIs of the elements came with.
  "Object.hasOwn",
  "self.AbortController",
  "self.customElements",
  "self.HTMLDialogElement",
];

/** React on top of that; no engine is known that has the rest and not these. */
export const REACT_RUNS = [
  ...ELEMENTS_RUN,
  "[].at",
  "self.fetch",
  // Times in the member's own zone.
  "self.Intl",
  "Intl.DateTimeFormat",
];

/** What both builds are written down for. */
export const SCRIPT_TARGETS = ["es2022", "chrome93", "safari15.4", "firefox98"];
