import type { Words } from "../../catalog";

export default {
  ui_title: "Onderdelen van de interface",
  demo_note: "Demosite met fictieve leden.",
} satisfies Words<"site">;
