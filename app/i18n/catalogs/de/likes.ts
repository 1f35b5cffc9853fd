import type { Words } from "../../catalog";

export default {
  title: "Likes",
  received: "Erhalten",
  sent: "Gesendet",
  matches: "Matches",
  new: "Neu",
  received_empty_title: "Noch keine Likes",
  received_empty_text: "Like zuerst andere oder füge ein Foto hinzu: Beides bringt Likes.",
  sent_empty_title: "Du hast noch niemanden gelikt",
  sent_empty_text: "Sieh dich um und tippe auf das Herz, wenn dir jemand gefällt.",
  matches_empty_title: "Noch keine Matches",
  matches_empty_text: "Ein Match entsteht, wenn zwei Menschen einander mögen.",
  search: "Mitglieder suchen",
  tabs: "Arten von Likes",
  swipe_game: "Swipe-Spiel",
  ask_title: "Gefällt dir {name}?",
  ask_like: "Liken",
  ask_later: "Jetzt nicht",
} satisfies Words<"likes">;
