import type { Words } from "../../catalog";

export default {
  title: "Usuń swoje konto",
  lost_title: "Co przepada",
  lost_now:
    "Od razu nikt nie widzi twojego profilu i zdjęć, a na wszystkich urządzeniach następuje wylogowanie.",
  lost_later: "Dnia {date} twój profil, zdjęcia, polubienia i kredyty zostaną trwale usunięte.",
  lost_credits_one:
    "Masz jeszcze {count} kredyt. Przepadnie razem z kontem. Jeśli możesz jeszcze odstąpić od zakupu, zrób to najpierw.",
  lost_credits_few:
    "Masz jeszcze {count} kredyty. Przepadną razem z kontem. Jeśli możesz jeszcze odstąpić od zakupu, zrób to najpierw.",
  lost_credits_many:
    "Masz jeszcze {count} kredytów. Przepadną razem z kontem. Jeśli możesz jeszcze odstąpić od zakupu, zrób to najpierw.",
  lost_credits_other:
    "Masz jeszcze {count} kredytu. Przepadną razem z kontem. Jeśli możesz jeszcze odstąpić od zakupu, zrób to najpierw.",
  lost_messages: "Wysłane przez ciebie wiadomości zostają u odbiorców.",
  data_first: "Chcesz zachować swoje dane?",
  data_link: "Najpierw je pobierz",
  undo_title: "Możesz to cofnąć",
  undo: "Przez {days} dni, do {date}, link z e-maila, który ci wyślemy, przywróci konto w niezmienionej postaci.",
  rest: "Potrzebujesz tylko przerwy?",
  rest_link: "Tryb niewidoczny cię ukryje i wszystko zachowa",
  offer_title: "{percent}% zniżki na następne kredyty",
  offer_text:
    "Jeśli chodzi o cenę: z kodem {code} płacisz o {percent}% mniej. To propozycja, nie warunek; konto i tak możesz usunąć.",
  offer_link: "Zobacz ceny z tym kodem",
  reason: "Dlaczego odchodzisz?",
  reason_none: "Wolę nie mówić",
  reason_price: "Za drogo",
  reason_found_someone: "Mam już kogoś",
  reason_not_looking: "Już nie szukam",
  reason_site_problems: "Strona nie działa u mnie dobrze",
  reason_no_members: "Nie ma tu nikogo dla mnie",
  reason_time: "Nie mam czasu",
  reason_other: "Coś innego",
  remarks: "Co chcesz nam powiedzieć",
  remarks_help: "Możesz zostawić to puste.",
  characters: "znaków",
  go_on: "Dalej",
  keep: "Zachowaj moje konto",
  confirm_title: "Na pewno usunąć konto?",
  confirm_text: "Wpisz hasło, aby potwierdzić. Do {date} możesz to cofnąć.",
  delete: "Usuń moje konto",
} satisfies Words<"leaving">;
