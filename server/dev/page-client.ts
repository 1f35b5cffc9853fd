/** Runs in the browser: after an edit the page is asked for anew (server/dev/main.mjs). */
const shown = document.querySelector<HTMLElement>("script[data-edits]")?.dataset.edits;
import.meta.hot?.on("rendez:edited", () => location.reload());
import.meta.hot?.send("rendez:shown", Number(shown));
