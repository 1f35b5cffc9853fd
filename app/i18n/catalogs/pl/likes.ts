import type { Words } from "../../catalog";

export default {
  title: "Polubienia",
  received: "Otrzymane",
  sent: "Wysłane",
  matches: "Pary",
  new: "Nowe",
  received_empty_title: "Nie ma jeszcze polubień",
  received_empty_text: "Polub kogoś albo dodaj zdjęcie: jedno i drugie przynosi polubienia.",
  sent_empty_title: "Nie masz jeszcze wysłanych polubień",
  sent_empty_text: "Rozejrzyj się i naciśnij serce, gdy ktoś ci się spodoba.",
  matches_empty_title: "Nie ma jeszcze par",
  matches_empty_text: "Para powstaje, gdy dwie osoby polubią się nawzajem.",
  search: "Szukaj osób",
  tabs: "Rodzaje polubień",
  swipe_game: "Gra w przesuwanie",
  ask_title: "Podoba ci się {name}?",
  ask_like: "Polub",
  ask_later: "Nie teraz",
} satisfies Words<"likes">;
