import type { Words } from "../../catalog";

export default {
  balance_one: "Masz {count} kredyt.",
  balance_few: "Masz {count} kredyty.",
  balance_many: "Masz {count} kredytów.",
  balance_other: "Masz {count} kredytu.",
  methods_title: "Jak chcesz zapłacić?",
  no_methods: "W tej chwili w twoim kraju nie można zapłacić za ten pakiet.",
  other_package: "Wybierz inny pakiet",
  once: "Płacisz raz. Bez abonamentu, nic nie odnawia się samo.",
  method_sdd: "Polecenie zapłaty (SEPA)",
  method_sct: "Przelew (SEPA)",
  method_creditcard: "Karta kredytowa",
  method_sct_note: "Przelew idzie kilka dni; kredyty pojawią się, gdy dotrze.",
  summary_title: "Sprawdź zamówienie",
  package: "Pakiet",
  method: "Metoda płatności",
  change: "Zmień",
  price: "Łączna cena",
  price_before: "Cena przed zniżką",
  premium_note: "Dzięki temu zamówieniu zyskujesz Premium.",
  which_card: "Która karta?",
  card_kept: "{brand} z końcówką {last4}, ważna do {expires}",
  other_card: "Inna karta",
  withdrawal:
    "Kredyty dodajemy, gdy tylko dotrze płatność. Od zakupu możesz odstąpić {within} bez podawania przyczyny.",
  terms_note: "Do tego zamówienia mają zastosowanie:",
  terms: "Regulamin",
  returns: "Zasady zwrotów",
  order: "Zamówienie z obowiązkiem zapłaty",
  order_again: "Kolejne zamówienie z obowiązkiem zapłaty",
  provider_note: "Dane do płatności podajesz tylko na stronie naszego operatora płatności, nigdy tutaj.",
  amount_changed:
    "Cena wynosi teraz {price}. Nic nie zostało zamówione. Sprawdź zamówienie i naciśnij przycisk jeszcze raz, jeśli się zgadzasz.",
  repeated:
    "Ten pakiet został właśnie zamówiony. Nic nie zostało zamówione drugi raz. Naciśnij przycisk tylko wtedy, gdy chcesz go dwa razy.",
  see_order: "Zobacz to zamówienie",
  see_orders: "Twoje zamówienia",
  unknown: "Nie udało się potwierdzić zamówienia. Zajrzyj do swoich zamówień, zanim zamówisz jeszcze raz.",
  method_refused: "Tą metodą nie można zapłacić za to zamówienie. Nic nie zostało zamówione. Wybierz inną.",
  package_gone: "Tego pakietu już nie ma. Nic nie zostało zamówione.",
  code_refused: "Kod rabatowy nie działa przy tym zamówieniu. Podana cena jest bez kodu.",
  code_held:
    "Ten kod zniżkowy jest już w Twoim zamówieniu, które wciąż jest otwarte. Opłać je albo anuluj, aby użyć kodu tutaj. Podana cena jest bez kodu.",
  code_held_refused:
    "Nic nie zostało zamówione: kod zniżkowy jest już w Twoim zamówieniu, które wciąż jest otwarte. Opłać je albo anuluj, aby użyć kodu tutaj.",
  repeat_title: "Zamów jeszcze raz",
} satisfies Words<"checkout">;
