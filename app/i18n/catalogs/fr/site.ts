import type { Words } from "../../catalog";

export default {
  ui_title: "Éléments d’interface",
  demo_note: "Site de démonstration avec des membres fictifs.",
} satisfies Words<"site">;
