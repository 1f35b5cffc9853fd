import type { Words } from "../../catalog";

export default {
  reset_title: "Nie pamiętasz hasła?",
  reset_text: "Wpisz adres e-mail swojego konta. Wyślemy ci link, za pomocą którego ustawisz nowe hasło.",
  reset_sent: "Wysłaliśmy link na adres {email}. Otwórz go, aby ustawić nowe hasło. Działa jeden raz.",
  reset_sent_anywhere: "Wysłaliśmy ci link. Otwórz go, aby ustawić nowe hasło. Działa jeden raz.",
  email_not_found: "Nie znaleziono adresu e-mail",
  too_many_resets: "Wysłano zbyt wiele e-maili do zmiany hasła, spróbuj ponownie jutro.",
  sent_title: "Sprawdź swoją pocztę",
  sent_help: "Po kilku minutach nadal nic? Zajrzyj do folderu ze spamem.",
  send_link: "Wyślij mi link",
  ask_again: "Poproś o nowy e-mail",
  back_to_login: "Zaloguj się",
  new_title: "Ustaw nowe hasło",
  new_password: "Nowe hasło",
  new_password_again: "Nowe hasło jeszcze raz",
  new_submit: "Zapisz nowe hasło",
  passwords_differ: "Wpisane hasła nie są takie same.",
  changed_title: "Twoje nowe hasło jest zapisane",
  changed_text: "Wszystkie urządzenia zostały wylogowane. Zaloguj się nowym hasłem.",
  link_bad: "Link wygasł lub jest nieprawidłowy, poproś o nowy e-mail",
  link_bad_text: "Linki z naszych e-maili działają jeden raz i tylko przez pewien czas.",
  mail_title: "Potwierdź swój nowy adres e-mail",
  mail_text: "Naciśnij przycisk, a ten adres stanie się adresem twojego konta.",
  mail_submit: "Potwierdź mój nowy adres",
  mail_done: "Twój nowy adres jest potwierdzony",
  mail_done_text: "Od teraz logujesz się nim, a nasze e-maile przychodzą właśnie tam.",
  mail_used: "Ten link został już użyty",
  mail_used_text:
    "Jeśli to ty potwierdzasz adres, wszystko jest gotowe. Jeśli potem była prośba o kolejną zmianę, otwórz najnowszy e-mail.",
  mail_expired: "Ten link wygasł",
  mail_expired_text: "Wpisz nowy adres w ustawieniach jeszcze raz, a wyślemy ci nowy link.",
  mail_invalid: "Ten link jest nieprawidłowy",
  mail_invalid_text: "Może został ucięty. Otwórz go jeszcze raz z e-maila albo poproś o nowy w ustawieniach.",
  mail_taken: "Konto z tym adresem e-mail już istnieje w tym serwisie.",
  mail_taken_text: "Wybierz inny adres w ustawieniach. Do tego czasu zostaje stary.",
  to_settings: "Do ustawień",
  reactivate_title: "Odzyskaj swoje konto",
  reactivate_text:
    "Usunięte konto można odzyskać przez {days} dni. Wpisz jego adres e-mail, a wyślemy ci link.",
  reactivate_sent:
    "Jeśli konto z adresem {email} czeka na usunięcie, link jest już w drodze. Otwórz go, aby odzyskać konto.",
  reactivate_sent_anywhere:
    "Jeśli konto z tym adresem czeka na usunięcie, link jest już w drodze. Otwórz go, aby odzyskać konto.",
  reactivate_too_often:
    "Ten e-mail był już wysłany kilka razy. Zajrzyj do folderu ze spamem albo spróbuj ponownie jutro.",
  reactivate_do_text: "Naciśnij przycisk, a twoje konto wróci w takim stanie, w jakim było.",
  reactivate_submit: "Odzyskaj moje konto",
  reactivate_done: "Twoje konto wróciło",
  reactivate_done_text: "Wszystko jest tak, jak było. Zaloguj się i korzystaj dalej.",
  reactivate_bad_text:
    "Linki działają jeden raz, a konto można odzyskać przez {days} dni. Potem znika na zawsze.",
  deleted_title: "Twoje konto zostało usunięte",
  deleted_now_title: "Od teraz",
  deleted_now:
    "Nikt nie widzi już twojego profilu ani zdjęć, nikt nie może do ciebie napisać, a wszędzie nastąpiło wylogowanie.",
  deleted_later_title: "Na zawsze",
  deleted_later_on: "Dnia {date} twój profil, zdjęcia, polubienia i kredyty zostaną wymazane.",
  deleted_later_days: "Po {days} dniach twój profil, zdjęcia, polubienia i kredyty zostaną wymazane.",
  deleted_messages: "Wysłane wiadomości zostają u tych, którzy je dostali.",
  deleted_undo_title: "Chcesz jednak zostać?",
  deleted_undo_until:
    "Do dnia {date} możesz wszystko odzyskać. Link jest w e-mailu, który właśnie wysłaliśmy.",
  deleted_undo_days:
    "Przez {days} dni możesz wszystko odzyskać. Link jest w e-mailu, który właśnie wysłaliśmy.",
} satisfies Words<"recovery">;
