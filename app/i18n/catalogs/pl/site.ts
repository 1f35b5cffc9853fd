import type { Words } from "../../catalog";

export default {
  ui_title: "Elementy interfejsu",
  demo_note: "Strona demonstracyjna z fikcyjnymi osobami.",
} satisfies Words<"site">;
