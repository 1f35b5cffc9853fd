import type { Words } from "../../catalog";

export default {
  title: "Ideen für den ersten Satz",
  about: "Für deine Unterhaltung mit {name}",
  intro: "Wähle einen Satz. Er kommt in dein Textfeld, und du kannst ihn vor dem Senden ändern.",
  lines_label: "Erste Sätze",
  prices_title: "Was das Senden kostet",
  price_text: "Nachricht",
  price_photo: "Foto",
  price_gift: "Geschenk",
  none: "Gerade gibt es keine Ideen. Frag nach etwas aus dem Profil.",
  close: "Schließen",
} satisfies Words<"icebreakers">;
