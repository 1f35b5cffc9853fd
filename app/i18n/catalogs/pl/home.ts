import type { Words } from "../../catalog";

export default {
  title: "Poznaj kogoś, kto chce rozmawiać",
  intro: "Zarejestruj się za darmo, rozejrzyj się spokojnie i pisz, kiedy masz ochotę.",
  start: "Zarejestruj się za darmo",
  have_account: "Masz już konto? Zaloguj się",
  members_title: "Osoby do poznania",
  see_more: "Zobacz więcej osób",
  how_title: "Jak to działa",
  how_1_title: "Zarejestruj się za darmo",
  how_1_text: "Imię lub pseudonim, adres e-mail i data urodzenia. Na początek to wszystko.",
  how_2_title: "Rozejrzyj się",
  how_2_text: "Szukaj według miejsca i wieku, otwieraj profile i zostawiaj polubienia.",
  how_3_title: "Napisz",
  how_3_text: "Pierwsze wiadomości są darmowe. Potem widzisz cenę, zanim wyślesz.",
  prices: "Zobacz ceny",
  honest_title: "Jasno i uczciwie",
  honest_text:
    "Bez abonamentu: kupujesz kredyty, kiedy chcesz. Profile z etykietą „{fictional}” to nie są prawdziwe osoby.",
} satisfies Words<"home">;
