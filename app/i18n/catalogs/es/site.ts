import type { Words } from "../../catalog";

export default {
  ui_title: "Elementos de la interfaz",
  demo_note: "Sitio de demostración con miembros ficticios.",
} satisfies Words<"site">;
