import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Zgłoszenia i blokady",
  description: "Czego nie wolno w serwisie {site}, jak to zgłosić i co oznacza blokada.",
  intro: [
    "Każdy ma się tu czuć bezpiecznie. Ta strona mówi, czego nie akceptujemy, jak to zgłosić i co dzieje się potem.",
  ],
  sections: {
    rules: {
      heading: "Za co blokujemy konta",
      body: [
        {
          facts: [
            [
              "Nieletni",
              "Osoby poniżej {minAge} lat i wszelkie treści seksualne z udziałem nieletnich. Usuwamy je od razu i zgłaszamy organom, gdy nakazuje to prawo.",
            ],
            [
              "Pieniądze",
              "Prośby o pieniądze, karty podarunkowe lub dane bankowe, szantaż i linki prowadzące do oszustwa.",
            ],
            ["Fałsz", "Podawanie się za inną osobę i zdjęcia innych bez ich zgody."],
            [
              "Nękanie i groźby",
              "Obelgi, nienawiść, prześladowanie, presja i wysyłanie tego, czego ktoś nie chce.",
            ],
            ["Reklama", "Oferowanie towarów lub płatnych usług i zbieranie danych innych osób."],
            ["Bezprawie", "Wszystko inne, czego zabrania prawo."],
          ],
        },
        "Profile z etykietą „{fictionalOne}” są nasze i tak oznaczone. Jeśli któryś z nich pisze coś, co narusza te zasady, zgłoś to tak samo.",
      ],
    },
    report: {
      heading: "Jak zgłosić",
      body: [
        "W każdym profilu, przy każdym zdjęciu i w każdej rozmowie można coś zgłosić. Wybierz powód, dopisz kilka słów, jeśli chcesz, i wyślij. Dostaniesz numer sprawy. Zgłoszona osoba nie dowie się, kto ją zgłosił.",
        "Nie masz konta albo sprawa tu nie pasuje? Skorzystaj z [formularza reklamacji](complaints).",
      ],
    },
    block: {
      heading: "Blokowanie osób",
      body: [
        "Aby kogoś zablokować, nie potrzebujesz powodu. Profil znika dla ciebie, wasza rozmowa i polubienia są usuwane, a ta osoba nie może cię już widzieć ani się z tobą kontaktować. W [ustawieniach](settings) możesz cofnąć blokadę, ale rozmowa i polubienia nie wracają.",
      ],
    },
    decision: {
      heading: "Co robimy ze zgłoszeniem",
      body: [
        "Sprawdzamy, co zostało zgłoszone i w jakim kontekście. Zależnie od wagi sprawy nie robimy nic, usuwamy tekst lub zdjęcie, ostrzegamy albo blokujemy konto. Wszystkich traktujemy tak samo, niezależnie od tego, czy płacą.",
      ],
    },
    ban: {
      heading: "Co oznacza blokada konta",
      body: [
        "Z zablokowanego konta nie można już korzystać, a jego profil nie jest pokazywany. Zakładanie innego konta, żeby obejść blokadę, jest niedozwolone.",
        "O blokadzie i jej powodzie informujemy e-mailem, chyba że zabrania tego prawo. Zwrot pieniędzy za niewykorzystane kredyty zależy od powodu i od prawa; zachowujesz uprawnienia, które daje ci prawo.",
        "Logowanie zamknięte na kilka minut po błędnych hasłach nie jest blokadą. Poczekaj i spróbuj ponownie albo poproś o [nowe hasło](reset).",
      ],
    },
    objection: {
      heading: "Jeśli uważasz, że się mylimy",
      body: [
        "Skorzystaj z [formularza reklamacji](complaints), napisz, o które konto chodzi i dlaczego decyzja jest błędna. Sprawdzimy ją jeszcze raz i napiszemy ci wynik. Tak samo możesz postąpić, jeśli nie zgadzasz się z tym, co zrobiliśmy z twoim zgłoszeniem. Droga sądowa pozostaje otwarta.",
      ],
    },
    careful: {
      heading: "Dbaj o siebie",
      body: [
        {
          list: [
            "Nie wysyłaj pieniędzy ani zdjęć, którymi ktoś mógłby cię szantażować.",
            "Uważaj, gdy ktoś chce szybko przenieść się do innego serwisu.",
            "Pierwszy raz spotkajcie się w miejscu publicznym i powiedz komuś bliskiemu, gdzie jesteś.",
            "Jeśli grozi ci niebezpieczeństwo, zadzwoń na policję.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
