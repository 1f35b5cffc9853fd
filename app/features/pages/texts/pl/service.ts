import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Pomoc",
  description: "Jak skontaktować się z serwisem {site} i gdzie od razu znaleźć pomoc.",
  intro: [
    "Coś nie działa albo masz pytanie? Tu przeczytasz, jak się z nami skontaktować i co możesz zrobić od razu, bez czekania.",
  ],
  sections: {
    quick: {
      heading: "Pomoc od razu",
      body: [
        {
          list: [
            "[Częste pytania](faq): kredyty, etykiety, logowanie, usunięcie konta.",
            "[Nowe hasło](reset): wyślemy ci link.",
            "[Ustawienia](settings): e-maile, tryb niewidoczny, twoje dane, usunięcie konta.",
            "[Cennik](pricing): ile kosztują kredyty w twojej walucie.",
            "[Język](language): serwis w innym języku.",
          ],
        },
      ],
    },
    contact: {
      heading: "Napisz lub zadzwoń",
      body: [
        {
          list: [
            "E-mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
            "Poczta: {company}, {address}",
            "Formularz: [reklamacje](complaints), o każdej porze",
          ],
        },
        "Formularz nie wymaga konta. Dostajesz numer sprawy, a nasza odpowiedź przychodzi e-mailem.",
      ],
    },
    tell: {
      heading: "Co pomaga nam pomóc tobie",
      body: [
        "Napisz z adresu e-mail swojego konta albo go podaj. Powiedz, co robisz, czego oczekujesz i co widać na ekranie. Strona błędu pokazuje numer błędu: skopiuj go, a sprawdzimy, co się stało. Przy płatności potrzebujemy daty i kwoty.",
        "Nigdy nie wysyłaj nam hasła ani całego numeru karty. Nigdy o nie nie pytamy, ani w e-mailu, ani przez telefon, ani w rozmowie.",
      ],
    },
    safety: {
      heading: "Ktoś źle się zachowuje",
      body: [
        "Zgłoś profil, zdjęcie lub wiadomość tam, gdzie je widzisz: tak jest najszybciej, bo wtedy widzimy, o co chodzi. Najważniejsze są zgłoszenia o żądaniu pieniędzy, groźbach lub osobach, które wyglądają na mniej niż {minAge} lat. W tym samym kroku możesz zablokować tę osobę. Więcej o [zgłoszeniach i blokadach](ban).",
        "Jeśli grozi ci niebezpieczeństwo, najpierw zadzwoń na policję.",
      ],
    },
    money: {
      heading: "Płatności i zwroty",
      body: [
        "Każda płatność ma stronę, która pokazuje jej status. Jak odstąpić od zakupu i co dotyczy polecenia zapłaty, opisują [zasady zwrotów](return).",
      ],
    },
    complaint: {
      heading: "Coś nie w porządku?",
      body: [
        "Skorzystaj z [formularza reklamacji](complaints) i wybierz, czego dotyczy sprawa: obsługi, płatności, treści, prywatności, innej osoby czy czegoś jeszcze. Tak samo zgłosisz sprzeciw wobec naszej decyzji, na przykład blokady. Zachowaj numer do zamknięcia sprawy.",
      ],
    },
    legal: {
      heading: "Nota prawna",
      body: [
        {
          either: [
            "Serwis {site} prowadzi firma {company}, {address}.",
            "Serwis {site} prowadzi firma {company}.",
          ],
        },
        {
          list: [
            "Reprezentacja: {representedBy}",
            "Rejestr handlowy (KvK): {kvk}",
            "Rejestr: {register}",
            "Numer VAT: {vat}",
            "Nazwy handlowe: {tradeNames}",
            "E-mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Regulamin](terms)",
            "[Prywatność](privacy)",
            "[Pliki cookie](cookies)",
            "[Zasady zwrotów](return)",
            "[Przejrzystość](transparency)",
            "[Dostępność](accessibility)",
            "[Oświadczenie 2257](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
