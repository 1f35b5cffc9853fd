import type { Words } from "../../catalog";

export default {
  changed: "Laatst gewijzigd op",
  contents: "Op deze pagina",
  within_days_one: "binnen {count} dag",
  within_days_other: "binnen {count} dagen",
} satisfies Words<"pages">;
