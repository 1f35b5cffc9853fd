import type { Words } from "../../catalog";

export default {
  title: "Nuovo like!",
  likes_you: "Piaci a {name}.",
  photo: "Apri il profilo",
  start: "Inizia una conversazione",
  starting: "La conversazione sta iniziando…",
  starting_row: "Nuova conversazione",
  page_title: "Nuovo like",
  page_text: "Chi ti ha messo un like è anche nella tua lista.",
  none_title: "Nessun nuovo like",
  none_text: "Hai visto tutte le persone a cui piaci.",
  all_likes: "Vedi tutti i like",
  ask: "Vedi a chi piaci",
} satisfies Words<"overlay">;
