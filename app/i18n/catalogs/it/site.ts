import type { Words } from "../../catalog";

export default {
  ui_title: "Elementi dell’interfaccia",
  demo_note: "Sito dimostrativo con persone fittizie.",
} satisfies Words<"site">;
