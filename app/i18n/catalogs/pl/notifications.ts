import type { Words } from "../../catalog";

export default {
  title: "E-maile od nas",
  intro: "Wybierz, jakie e-maile dostajesz.",
  address: "Wybierz, jakie e-maile trafiają na {email}.",
  by_link:
    "Ta strona została otwarta z naszego e-maila, więc nie trzeba się logować. Wybierz, które e-maile chcesz dostawać.",
  legend: "O czym chcesz dostawać e-maile",
  type_new_conversations: "Nowe rozmowy",
  help_new_conversations: "Ktoś pisze do ciebie po raz pierwszy.",
  type_new_messages: "Nowe wiadomości",
  help_new_messages: "Ktoś, z kim rozmawiasz, odpisał.",
  type_like: "Polubienia",
  help_like: "Ktoś cię polubił.",
  type_unread_message_reminders: "Nieprzeczytane wiadomości",
  help_unread_message_reminders: "Wiadomość czeka na ciebie od wczoraj.",
  type_promotions: "Oferty",
  help_promotions: "Zniżki na kredyty.",
  type_weekly_updates: "Co tydzień",
  help_weekly_updates: "Raz w tygodniu: kto nowy pojawił się w pobliżu.",
  type_news: "Nowości",
  help_news: "Co nowego w serwisie.",
  type_reminders: "Przypomnienia",
  help_reminders: "Na przykład że twój profil nie ma jeszcze zdjęcia.",
  always: "E-maile dotyczące konta przychodzą zawsze, na przykład link do nowego hasła.",
  save: "Zapisz mój wybór",
  none: "Nie wysyłajcie żadnych",
  saved: "Twój wybór został zapisany.",
  back: "Wróć do ustawień",
  off_title: "Obecnie nie wysyłamy ci żadnego z nich",
  off_fbl:
    "Jeden z naszych e-maili oznaczono jako spam, więc przestaliśmy. Zapisz poniżej swój wybór, a znów będą przychodzić; w swojej skrzynce zaznacz, że to nie spam.",
  off_bounce:
    "Nasze e-maile na {email} wracają. Podaj działający adres i potwierdź go, a znów będą przychodzić.",
  off_bounce_action: "Zmień adres e-mail",
  off_listunsubscribe:
    "Subskrypcja została anulowana w programie pocztowym. Wybierz poniżej, co chcesz dostawać, i zapisz, a te e-maile znów będą przychodzić.",
  off_unknown: "Wyłączono je dla twojego adresu {email}. Jeśli ci ich brakuje, napisz do nas.",
  bad_title: "Ten link już nie działa",
  bad_text: "Otwórz go z nowszego e-maila albo zaloguj się, aby wybrać, jakie e-maile dostajesz.",
} satisfies Words<"notifications">;
