import type { Words } from "../../catalog";

export default {
  changed: "Ostatnia zmiana:",
  contents: "Na tej stronie",
  within_days_one: "w ciągu {count} dnia",
  within_days_few: "w ciągu {count} dni",
  within_days_many: "w ciągu {count} dni",
  within_days_other: "w ciągu {count} dnia",
} satisfies Words<"pages">;
