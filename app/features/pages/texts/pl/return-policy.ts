import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Zasady zwrotów",
  description: "Jak odstąpić od zakupu kredytów w serwisie {site} i odzyskać pieniądze.",
  intro: [
    "Kredyty kupuje się raz, bez abonamentu. Chcesz się wycofać? Tu przeczytasz, jak odzyskać pieniądze.",
  ],
  sections: {
    withdrawal: {
      heading: "Prawo do odstąpienia",
      body: [
        {
          either: [
            "Od zakupu kredytów możesz odstąpić {refundWithin} od zapłaty, bez podawania powodu.",
            "Od zakupu kredytów możesz odstąpić w ciągu 14 dni od zapłaty, bez podawania powodu.",
          ],
        },
        "Jeśli mieszkasz w Unii Europejskiej, prawo daje ci na to 14 dni. Dłuższy termin na tej stronie jest od nas; krótszy nigdy nie odbiera ci tych 14 dni.",
        "Wystarczy wysłać wiadomość przed końcem terminu.",
      ],
    },
    how: {
      heading: "Jak odstąpić",
      body: [
        "Użyj formularza albo powiedz nam własnymi słowami, że odstępujesz. Podaj adres e-mail konta, datę zakupu i zapłaconą kwotę. Możesz skorzystać z jednej z tych dróg:",
        {
          list: [
            "[formularz odstąpienia](withdraw), do którego prowadzi też strona zamówienia: od razu dostajesz numer sprawy;",
            "e-mail na adres [{email}](email);",
            "telefon: [{phone}](phone);",
            "list na adres {company}, {address}.",
          ],
        },
        "Jeśli chcesz, skopiuj to: „Odstępuję od zakupu kredytów w serwisie {site} z dnia (data), kwota (kwota). Moje konto ma adres e-mail (adres)”.",
      ],
    },
    used: {
      heading: "Wykorzystane kredyty",
      body: [
        "Za niewykorzystane kredyty zwracamy całą kwotę. Jeśli na twoją prośbę zaczęliśmy od razu i część kredytów została wykorzystana przed odstąpieniem, możemy zatrzymać odpowiednią część ceny.",
        "Gdy odstępujesz od zakupu, pozostałe z niego kredyty znikają z konta.",
      ],
    },
    refund: {
      heading: "Jak dostaniesz pieniądze",
      body: [
        "Zwracamy pieniądze najpóźniej 14 dni po otrzymaniu twojej wiadomości, tą samą metodą płatności i bez opłat. Przy niektórych metodach przedpłaconych nie jest to możliwe; wtedy prosimy o numer konta bankowego.",
      ],
    },
    debit: {
      heading: "Polecenie zapłaty",
      body: [
        "Polecenie zapłaty SEPA w serwisie {site} jest jednorazowe. W ciągu ośmiu tygodni możesz zażądać od banku jego zwrotu bez podawania powodu. Przy poleceniu, na które nie było twojej zgody, masz 13 miesięcy.",
        "Zwykle szybciej jest najpierw napisać do nas. Jeśli bank zwróci polecenie zapłaty, kupione nim kredyty nie są już opłacone.",
      ],
    },
    failed: {
      heading: "Płatności nieudane i podwójne",
      body: [
        "Płatność nieudana lub anulowana nie dodaje kredytów i nic nie kosztuje. Dwukrotne naciśnięcie przycisku lub odświeżenie strony nie pobiera pieniędzy dwa razy. Pieniądze zniknęły, a kredytów nie ma? [Podaj nam](complaints) datę i kwotę, a to sprawdzimy.",
      ],
    },
    leaving: {
      heading: "Jeśli usuwasz konto",
      body: [
        "Usunięcie konta nie jest jeszcze odstąpieniem od zakupu. Jeśli chcesz odzyskać pieniądze za niewykorzystane kredyty, powiedz nam o tym wcześniej lub w tych samych dniach.",
      ],
    },
    company: {
      heading: "Od kogo kupujesz",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Co jeszcze dotyczy twojego zakupu, mówi [regulamin](terms). Prawo może dawać ci dalsze uprawnienia, na przykład gdy opłacone kredyty nie działają. Pozostają one bez zmian.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
