import type { Words } from "../../catalog";

export default {
  title: "Likes",
  received: "Ontvangen",
  sent: "Gegeven",
  matches: "Matches",
  new: "Nieuw",
  received_empty_title: "Nog geen likes",
  received_empty_text: "Like eerst anderen of voeg een foto toe: allebei levert likes op.",
  sent_empty_title: "Je hebt nog niemand geliket",
  sent_empty_text: "Kijk rond en druk op het hartje als je iemand leuk vindt.",
  matches_empty_title: "Nog geen matches",
  matches_empty_text: "Je hebt een match als twee mensen elkaar leuk vinden.",
  search: "Leden zoeken",
  tabs: "Soorten likes",
  swipe_game: "Swipespel",
  ask_title: "Vind je {name} leuk?",
  ask_like: "Liken",
  ask_later: "Niet nu",
} satisfies Words<"likes">;
