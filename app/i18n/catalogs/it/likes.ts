import type { Words } from "../../catalog";

export default {
  title: "Like",
  received: "Ricevuti",
  sent: "Inviati",
  matches: "Match",
  new: "Nuovo",
  received_empty_title: "Ancora nessun like",
  received_empty_text: "Metti tu il primo like o aggiungi una foto: entrambe le cose portano like.",
  sent_empty_title: "Non hai ancora messo like",
  sent_empty_text: "Guardati intorno e premi il cuore quando qualcuno ti piace.",
  matches_empty_title: "Ancora nessun match",
  matches_empty_text: "C’è un match quando due persone si piacciono.",
  search: "Cerca persone",
  tabs: "Tipi di like",
  swipe_game: "Gioco dello swipe",
  ask_title: "Ti piace {name}?",
  ask_like: "Metti like",
  ask_later: "Non ora",
} satisfies Words<"likes">;
