import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Przejrzystość",
  description: "Co decyduje o kolejności osób, jak się z nami skontaktować i jak odwołać się od decyzji.",
  intro: [
    "Ta strona jest częścią naszego [regulaminu](terms). Mówi, co decyduje o tym, kogo widać najpierw, jak kontaktują się z nami organy i użytkownicy oraz co możesz zrobić, jeśli nie zgadzasz się z decyzją.",
  ],
  sections: {
    order: {
      heading: "Co decyduje o kolejności",
      body: [
        {
          list: [
            "Wyszukiwanie: widać osoby, które pasują do wybranej płci, kraju, regionu i wieku. Wybór jest nad listą; możesz go w każdej chwili zmienić lub wyczyścić. Jeśli nie wybierzesz płci, może się liczyć to, co mówisz o sobie.",
            "Znajdź kogoś dla siebie: liczą się też zainteresowania. Najpierw są osoby, które dzielą ich więcej, bo wspólne zainteresowania ułatwiają początek rozmowy.",
            "Mało wyników: potem, pod osobnym nagłówkiem, są podobne osoby. Pochodzą z szerszego wyszukiwania.",
            "Polubienia i rozmowy: najpierw najnowsze.",
          ],
        },
        {
          either: [
            "Wśród osób, które pasują tak samo, liczy się kolejno: {ranking}.",
            "O kolejności osób, które pasują tak samo, decyduje nasz system. Według czego, tego jeszcze tu nie podano.",
          ],
        },
        "Profile z etykietą „{fictionalOne}” są na tych samych listach co inne.",
      ],
    },
    users: {
      heading: "Jak się z nami skontaktować",
      body: [
        {
          list: [
            "E-mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
            "Formularz: [reklamacje](complaints)",
            "Języki: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Jak kontaktują się z nami organy",
      body: [
        {
          either: [
            "Organy państw członkowskich, Komisja Europejska i Europejska Rada ds. Usług Cyfrowych mogą pisać do nas bezpośrednio: [{authoritiesEmail}](authorities).",
            "Osobnego adresu dla organów nie podano. Prosimy pisać na [{email}](email).",
            "Adresu dla organów jeszcze tu nie podano.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Nielegalne treści",
      body: [
        "Każdy może je [zgłosić](notice), z kontem lub bez. Potwierdzamy otrzymanie zgłoszenia i informujemy o decyzji. Co usuwamy i kiedy zamykamy konta, jest na stronie o [zgłoszeniach i blokadach](ban).",
      ],
    },
    object: {
      heading: "Jeśli nie zgadzasz się z decyzją",
      body: [
        "Możesz się bezpłatnie odwołać przez co najmniej sześć miesięcy: od usunięcia twoich treści, od zamknięcia konta lub od decyzji w sprawie twojego zgłoszenia. Użyj [formularza reklamacji](complaints).",
        {
          either: [
            "Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów: {disputeBodies}.",
            "Możesz też zwrócić się do każdego organu pozasądowego rozstrzygania sporów certyfikowanego w Unii Europejskiej; listę publikuje Komisja Europejska.",
          ],
        },
        "W każdej chwili możesz iść do sądu i złożyć skargę do koordynatora do spraw usług cyfrowych w swoim kraju.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
