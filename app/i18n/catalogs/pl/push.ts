import type { Words } from "../../catalog";

export default {
  text: "Otrzymuj na tym urządzeniu powiadomienie, gdy ktoś do ciebie napisze albo cię polubi. Widać w nim tylko nazwę serwisu i liczby.",
  button: "Włącz powiadomienia",
  done: "Powiadomienia są włączone.",
  denied:
    "Twoja przeglądarka nie pozwala na powiadomienia z tego serwisu. Możesz to zmienić w jej ustawieniach.",
  failed: "To się nie udało. Spróbuj jeszcze raz.",
  messages_one: "{count} nowa wiadomość",
  messages_few: "{count} nowe wiadomości",
  messages_many: "{count} nowych wiadomości",
  messages_other: "{count} nowej wiadomości",
  likes_one: "{count} nowe polubienie",
  likes_few: "{count} nowe polubienia",
  likes_many: "{count} nowych polubień",
  likes_other: "{count} nowego polubienia",
  something_new: "Jest dla ciebie coś nowego.",
  offline_title: "Jesteś offline",
  offline_text: "Nie ma teraz połączenia. Tekst wpisany gdzie indziej nadal tam jest.",
  offline_again: "Spróbuj ponownie",
} satisfies Words<"push">;
