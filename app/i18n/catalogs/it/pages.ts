import type { Words } from "../../catalog";

export default {
  changed: "Ultima modifica:",
  contents: "In questa pagina",
  within_days_one: "entro {count} giorno",
  within_days_many: "entro {count} giorni",
  within_days_other: "entro {count} giorni",
} satisfies Words<"pages">;
