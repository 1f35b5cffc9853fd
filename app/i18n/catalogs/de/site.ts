import type { Words } from "../../catalog";

export default {
  ui_title: "Teile der Oberfläche",
  demo_note: "Demo-Website mit fiktiven Mitgliedern.",
} satisfies Words<"site">;
