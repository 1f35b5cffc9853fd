import type { Words } from "../../catalog";

export default {
  changed: "Dernière modification :",
  contents: "Sur cette page",
  within_days_one: "dans un délai de {count} jour",
  within_days_many: "dans un délai de {count} jours",
  within_days_other: "dans un délai de {count} jours",
} satisfies Words<"pages">;
