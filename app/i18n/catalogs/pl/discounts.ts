import type { Words } from "../../catalog";

export default {
  banner_hours: "Pospiesz się: zostało tylko {timeLeft} godz.",
  banner_valid: "Oferta ważna jeszcze {timeLeft}",
  what: "{percent} zniżki na pierwszy zakup",
  more: "Szczegóły oferty",
  offer_text:
    "Przez cztery godziny od rejestracji pierwszy pakiet kredytów kosztuje o {percent} mniej. Płacisz raz i nic nie odnawia się samo.",
  offer_button: "Zobacz pakiety",
  offer_later: "Nie teraz",
  offer_over: "Ta oferta się skończyła",
  offer_over_text: "Pakiety nadal są dostępne w zwykłej cenie.",
  code_label: "Kod rabatowy",
  code_apply: "Użyj kodu",
  code_on: "Kod {code}: {percent} zniżki",
  code_remove: "Usuń kod",
  code_from: "Kod działa przy pakietach od {amount}.",
  code_methods: "Kod działa tylko przy płatności: {methods}.",
  code_not_found: "Nie znaleziono kodu",
  code_used: "Kod został już użyty",
  code_held:
    "Ten kod jest już w Twoim zamówieniu, które wciąż jest otwarte. Opłać je albo anuluj, aby użyć kodu tutaj.",
  code_expired: "Ten kod stracił ważność.",
  code_minimum: "Ten kod działa przy zamówieniach od {amount}.",
  code_country: "Ten kod nie działa w twoim kraju.",
  code_method: "Ten kod nie działa z tą metodą płatności.",
  code_failed: "Nie udało się teraz sprawdzić kodu. Spróbuj ponownie.",
  usual_price: "Zwykła cena:",
} satisfies Words<"discounts">;
