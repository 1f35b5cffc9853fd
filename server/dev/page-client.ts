/** Runs in the browser, on pages without React: only there does an edit need the page anew (server/dev/main.mjs). */
import.meta.hot?.on("rendez:edited", () => location.reload());
