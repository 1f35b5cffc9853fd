import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Prywatność",
  description: "Jakich danych używa serwis {site}, po co, jak długo i o czym decydujesz ty.",
  intro: [
    "Randki to sprawa prywatna. Tu przeczytasz, jakich danych używamy, po co i o czym możesz decydować. Pliki cookie mają [własną stronę](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Kto odpowiada",
      body: [
        {
          either: [
            "Za twoje dane w serwisie {site} ({domain}) odpowiada firma {company}, {address}.",
            "Za twoje dane w serwisie {site} ({domain}) odpowiada firma {company}.",
          ],
        },
        "Pytania o swoje dane wyślij na adres [{email}](email).",
        { list: ["Inspektor ochrony danych: {privacyContact}"] },
      ],
    },
    data: {
      heading: "Czego używamy i po co",
      body: [
        {
          facts: [
            [
              "Konto",
              "Adres e-mail, imię lub nick, hasło i data urodzenia: do logowania, do pisania do ciebie i do sprawdzenia, że masz co najmniej {minAge} lat. Hasło nie jest już nigdy pokazywane.",
            ],
            [
              "Profil",
              "To, co piszesz o sobie, zdjęcia, zainteresowania i miejsce: aby pokazać cię innym. To ty decydujesz, co wypełnić.",
            ],
            ["Rozmowy i polubienia", "Aby je dostarczyć, liczyć kredyty i sprawdzać zgłoszenia."],
            [
              "Płatności",
              "Co, kiedy i jak zostało kupione, a przy poleceniu zapłaty IBAN, adres i numer telefonu: aby pobrać płatność i prowadzić księgowość.",
            ],
            [
              "Dane techniczne",
              "Adres IP, przeglądarka i język: aby wysłać ci stronę, odgadnąć kraj i powstrzymać ataki.",
            ],
            [
              "Skąd przychodzisz",
              "Oznaczenie w linku, który cię tu przyprowadził: aby zapłacić partnerowi, który go pokazał.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Podstawy prawne",
      body: [
        {
          facts: [
            [
              "Konto, profil, rozmowy, polubienia, płatności",
              "Potrzebujemy ich do wykonania umowy z tobą (art. 6 ust. 1 lit. b RODO).",
            ],
            [
              "Księgowość, zgłoszenia nielegalnych treści",
              "Zobowiązuje nas do tego prawo (art. 6 ust. 1 lit. c RODO).",
            ],
            [
              "Bezpieczeństwo, oszustwa i ataki, wynagrodzenie partnerów",
              "Mamy prawnie uzasadniony interes w tym, by serwis był bezpieczny i by płacić tym, którzy kierują do nas gości (art. 6 ust. 1 lit. f RODO). Możesz wnieść sprzeciw.",
            ],
            [
              "Orientacja i intymne zainteresowania",
              "Tylko za twoją wyraźną zgodą, w osobnym polu (art. 9 ust. 2 lit. a RODO). Możesz ją w każdej chwili wycofać w [ustawieniach](settings); wtedy usuwamy te odpowiedzi.",
            ],
            [
              "Powiadomienia na urządzeniu, twoje położenie",
              "Tylko za twoją zgodą (art. 6 ust. 1 lit. a RODO). Możesz ją w każdej chwili wycofać w przeglądarce.",
            ],
            [
              "E-maile z ofertami",
              "Mamy prawnie uzasadniony interes w tym, by o nich informować (art. 6 ust. 1 lit. f RODO). Możesz je wyłączyć w ustawieniach albo linkiem w każdym z nich.",
            ],
          ],
        },
        "Do założenia konta potrzebujemy adresu e-mail, imienia lub nicku, hasła i daty urodzenia. Reszta jest dobrowolna.",
      ],
    },
    careful: {
      heading: "Czego nie robimy",
      body: [
        {
          list: [
            "Nasze strony nie wczytują niczego od innych firm: żadnej sieci reklamowej, żadnej analityki, żadnych przycisków mediów społecznościowych.",
            "Nie sprzedajemy twoich danych.",
            "Położenie jest odczytywane z urządzenia tylko wtedy, gdy naciśniesz przeznaczony do tego przycisk.",
            "Ukryte dane w zdjęciach, na przykład miejsce ich zrobienia, są usuwane przy dodawaniu.",
            "GIF-y są wyszukiwane przez nasz serwer, więc dostawca GIF-ów cię nie widzi.",
            "Powiadomienia nie pokazują treści wiadomości.",
            "Dziennik naszego serwera WWW nie zawiera adresów IP, plików cookie ani niczego, co wpisujesz.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Kto jeszcze je widzi",
      body: [
        "Inni widzą twój profil, chyba że włączysz tryb niewidoczny: wtedy nie można cię znaleźć w wyszukiwaniu i nikt nie może cię polubić, a napisać mogą tylko osoby, do których piszesz. Zablokowana osoba już cię nie widzi.",
        "Firmy, które dla nas pracują, na przykład przy hostingu, e-mailach i płatnościach, dostają tylko to, czego do tego potrzebują. Jeśli włączysz powiadomienia, przechodzą one przez usługę push twojej przeglądarki. Wiadomości do profilu z etykietą „{fictionalOne}” czytają osoby, które piszą dla nas jego odpowiedzi. Organom państwa przekazujemy dane tylko wtedy, gdy zobowiązuje nas do tego prawo.",
        { either: ["Te firmy to: {recipients}.", "Jakie to firmy, powiemy, jeśli nas [zapytasz](service)."] },
      ],
    },
    time: {
      heading: "Jak długo",
      body: [
        "Tak długo, jak masz konto. Starsze wiadomości w rozmowach mogą dla twojej ochrony zostać ukryte wcześniej.",
        "Po usunięciu konta nie jest ono już widoczne. Przez 14 dni możesz je odzyskać; potem jest to niemożliwe.",
        "Dowody płatności przechowujemy tak długo, jak wymaga prawo podatkowe.",
        {
          list: [
            "Dowody płatności: {keepPayments}",
            "Rozmowy: {keepConversations}",
            "Zgłoszenia i reklamacje: {keepReports}",
            "Zapisy naszych serwerów z twoim adresem IP: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Twoje prawa",
      body: [
        {
          list: [
            "Zobaczyć swoje dane: w [ustawieniach](settings), jako stronę i jako plik w formacie JSON do zabrania ze sobą.",
            "Poprawić je: w swoim [profilu](profile).",
            "Usunąć je: pojedyncze zdjęcia lub teksty albo całe konto.",
            "Sprzeciwić się użyciu, ograniczyć je lub cofnąć zgodę: [napisz do nas](service).",
            "Wybrać, jakie e-maile dostajesz: w ustawieniach albo linkiem w każdym e-mailu.",
          ],
        },
        "Jeśli uważasz, że źle obchodzimy się z twoimi danymi, [powiedz nam](complaints).",
        {
          either: [
            "Możesz też złożyć skargę do organu ochrony danych. Właściwy dla nas: {privacyAuthority}.",
            "Możesz też złożyć skargę do organu ochrony danych w swoim kraju.",
          ],
        },
      ],
    },
    security: {
      heading: "Jak je chronimy",
      body: [
        "Plików cookie, które utrzymują logowanie, nie mogą czytać skrypty. Strony płatności nigdy nie pokazują całego numeru karty. Nigdy nie pytamy o hasło w e-mailu ani w rozmowie.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
