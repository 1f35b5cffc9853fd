import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "Oświadczenie 2257",
  description: "Oświadczenie serwisu {site} według 18 U.S.C. § 2257 i opiekun dokumentacji.",
  intro: [
    "To oświadczenie dotyczy domeny {domain} i opiera się na prawie Stanów Zjednoczonych Ameryki, 18 U.S.C. §§ 2257 i 2257A oraz 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Tylko dorośli",
      body: [
        "{site} jest dla dorosłych. Każda osoba przy rejestracji podaje datę urodzenia i musi mieć co najmniej {minAge} lat. Każda osoba widoczna na zdjęciu w serwisie {site} musiała mieć w chwili jego zrobienia co najmniej 18 lat.",
        "To, co pokazuje lub zdaje się pokazywać osobę nieletnią, jest usuwane, konto zostaje zablokowane, a organy są informowane, gdy nakazuje to prawo.",
      ],
    },
    ours: {
      heading: "Obrazy, które publikujemy sami",
      body: [
        "Obrazy, które publikujemy sami, na przykład na stronach dla gości i w profilach z etykietą „{fictionalOne}”, pokazują dorosłych albo są narysowane. O ile prawo wymaga dla obrazu dokumentacji wieku i tożsamości, przechowuje ją opiekun wskazany niżej.",
      ],
    },
    members: {
      heading: "Zdjęcia dodawane przez użytkowników",
      body: [
        "Zdjęcia w profilach i w rozmowach wybierają i dodają sami użytkownicy. Nie jesteśmy ich producentem w rozumieniu 18 U.S.C. § 2257(h): przechowujemy je i pokazujemy, a w ich powstaniu nie bierzemy udziału.",
        "Dodając zdjęcie, użytkownik potwierdza, że wszystkie osoby na nim są dorosłe i zgadzają się na jego pokazywanie. Mówi o tym także [regulamin](terms).",
      ],
    },
    custodian: {
      heading: "Opiekun dokumentacji",
      body: [
        {
          either: [
            "Opiekunem dokumentacji jest firma {company}, {address}.",
            "Opiekunem dokumentacji jest firma {company}.",
            "O opiekuna dokumentacji zapytaj e-mailem: [{email}](email).",
          ],
        },
        {
          list: ["Rejestr handlowy (KvK): {kvk}", "E-mail: [{email}](email)", "Telefon: [{phone}](phone)"],
        },
        "Osoby uprawnione przez prawo mogą obejrzeć dokumentację po umówieniu terminu e-mailem.",
      ],
    },
    report: {
      heading: "Zgłoś zdjęcie",
      body: [
        "Jeśli uważasz, że zdjęcie pokazuje kogoś poniżej 18 lat, zgłoś je od razu: linkiem przy zdjęciu, w profilu lub w rozmowie z powodem „Ma mniej niż 18 lat”, albo bez konta przez [formularz reklamacji](complaints). Takie zgłoszenia mają pierwszeństwo. Nie przekazuj zdjęcia dalej. Co dzieje się potem, opisuje strona o [zgłoszeniach i blokadach](ban).",
        "Jeśli widzisz na zdjęciu siebie, a nie było na to twojej zgody, użyj tego samego formularza.",
      ],
    },
    label: {
      heading: "Dla rodziców",
      body: [
        "Każda strona serwisu {site} ma oznaczenie „Restricted to Adults” (RTA) w postaci, którą odczytują programy filtrujące. Włącz filtr urządzenia lub dostawcy internetu, a serwis będzie zablokowany dla dzieci.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
