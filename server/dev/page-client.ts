/** Runs in the browser, on pages without React: only there does an edit need the page anew (server/dev/main.mjs). */
const shown = document.querySelector<HTMLElement>("script[data-edits]")?.dataset.edits;
import.meta.hot?.on("rendez:edited", () => location.reload());
import.meta.hot?.send("rendez:shown", Number(shown));
