import type { Words } from "../../catalog";

export default {
  title: "Nowe polubienie!",
  likes_you: "{name} cię lubi.",
  photo: "Otwórz profil",
  start: "Rozpocznij rozmowę",
  starting: "Rozmowa się zaczyna…",
  starting_row: "Nowa rozmowa",
  page_title: "Nowe polubienie",
  page_text: "Wszystkie osoby, które cię lubią, są też na liście polubień.",
  none_title: "Brak nowych polubień",
  none_text: "To już wszystkie osoby, które cię lubią.",
  all_likes: "Zobacz wszystkie polubienia",
  ask: "Sprawdź, kto cię lubi",
} satisfies Words<"overlay">;
