import type { Words } from "../../catalog";

export default {
  notifications_title: "Nie dostajesz już od nas e-maili",
  notifications_text: "Możesz je włączyć ponownie, kiedy chcesz.",
  notifications_link: "Zobacz ustawienia powiadomień",
  disabled_fbl: "Jeden z naszych e-maili został oznaczony jako spam.",
  disabled_bounce: "Nasze e-maile na twój adres wracały.",
  disabled_listunsubscribe: "Subskrypcja została anulowana przyciskiem w twoim programie pocztowym.",
  profile_title: "Opowiedz coś o sobie",
  profile_text: "Dzięki zdjęciu, kilku słowom o sobie i zainteresowaniom inni łatwiej cię poznają.",
  profile_link: "Uzupełnij mój profil",
  push_title: "Dowiaduj się od razu o nowych wiadomościach",
  push_text:
    "Urządzenie może informować cię o nowych wiadomościach i polubieniach. Treść pozostaje neutralna.",
  push_link: "Włącz powiadomienia",
  dismiss: "Nie pokazuj więcej",
} satisfies Words<"alerts">;
