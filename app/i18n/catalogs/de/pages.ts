import type { Words } from "../../catalog";

export default {
  changed: "Zuletzt geändert:",
  contents: "Auf dieser Seite",
  within_days_one: "innerhalb von {count} Tag",
  within_days_other: "innerhalb von {count} Tagen",
} satisfies Words<"pages">;
