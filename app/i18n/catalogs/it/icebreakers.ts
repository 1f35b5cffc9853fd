import type { Words } from "../../catalog";

export default {
  title: "Idee per la prima frase",
  about: "Per la tua conversazione con {name}",
  intro: "Scegli una frase. Va nella tua casella di testo e puoi cambiarla prima di inviarla.",
  lines_label: "Prime frasi",
  prices_title: "Quanto costa inviare",
  price_text: "Messaggio",
  price_photo: "Foto",
  price_gift: "Regalo",
  none: "Al momento non ci sono idee. Chiedi qualcosa sul suo profilo.",
  close: "Chiudi",
} satisfies Words<"icebreakers">;
