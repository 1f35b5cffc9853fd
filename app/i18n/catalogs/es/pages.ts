import type { Words } from "../../catalog";

export default {
  changed: "Última modificación:",
  contents: "En esta página",
  within_days_one: "en el plazo de {count} día",
  within_days_many: "en el plazo de {count} días",
  within_days_other: "en el plazo de {count} días",
} satisfies Words<"pages">;
