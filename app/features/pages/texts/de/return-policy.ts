import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Widerrufsrecht",
  description: "Wie du den Kauf von Credits auf {site} widerrufst und dein Geld zurückbekommst.",
  intro: [
    "Credits kaufst du einmal, ohne Abo. Du hast es dir anders überlegt? Hier steht, wie du dein Geld zurückbekommst.",
  ],
  sections: {
    withdrawal: {
      heading: "Dein Widerrufsrecht",
      body: [
        {
          either: [
            "Du kannst den Kauf von Credits {refundWithin} nach der Zahlung widerrufen, ohne einen Grund zu nennen.",
            "Du kannst den Kauf von Credits innerhalb von 14 Tagen nach der Zahlung widerrufen, ohne einen Grund zu nennen.",
          ],
        },
        "Wenn du in der Europäischen Union lebst, gibt dir das Gesetz dafür 14 Tage. Eine längere Frist auf dieser Seite kommt von uns; eine kürzere nimmt dir diese 14 Tage nicht.",
        "Es genügt, wenn du deine Nachricht vor dem Ende der Frist abschickst.",
      ],
    },
    how: {
      heading: "So widerrufst du",
      body: [
        "Nutze das Formular, oder sag uns mit eigenen Worten, dass du widerrufst. Nenne die E-Mail-Adresse deines Kontos, wann du gekauft und was du bezahlt hast. Du kannst dafür nutzen:",
        {
          list: [
            "das [Widerrufsformular](withdraw), zu dem auch die Seite deiner Bestellung führt: Du bekommst sofort eine Vorgangsnummer;",
            "E-Mail an [{email}](email);",
            "das Telefon: [{phone}](phone);",
            "einen Brief an {company}, {address}.",
          ],
        },
        "Wenn du möchtest, kopiere dies: „Ich widerrufe meinen Kauf von Credits auf {site} vom (Datum), Betrag (Betrag). Mein Konto hat die E-Mail-Adresse (Adresse).“",
      ],
    },
    used: {
      heading: "Verbrauchte Credits",
      body: [
        "Credits, die du nicht verbraucht hast, erstatten wir ganz. Wenn du uns gebeten hast, sofort zu beginnen, und vor dem Widerruf einen Teil der Credits verbraucht hast, dürfen wir den Teil des Preises dafür behalten.",
        "Wenn du einen Kauf widerrufst, werden seine übrigen Credits von deinem Konto genommen.",
      ],
    },
    refund: {
      heading: "So bekommst du das Geld",
      body: [
        "Wir zahlen spätestens 14 Tage, nachdem deine Nachricht bei uns ist, ohne Gebühr auf dem Weg zurück, auf dem du bezahlt hast. Bei manchen Prepaid-Zahlungsarten geht das nicht; dann fragen wir dich nach einem Bankkonto.",
      ],
    },
    debit: {
      heading: "Lastschrift",
      body: [
        "Eine SEPA-Lastschrift auf {site} wird nur einmal eingezogen. Du kannst sie innerhalb von acht Wochen ohne Angabe von Gründen von deiner Bank zurückholen lassen. Bei einer Lastschrift, die du nie erlaubt hast, hast du 13 Monate Zeit.",
        "Uns zuerst zu schreiben geht meist schneller. Wenn die Bank eine Lastschrift zurückgibt, sind die damit gekauften Credits nicht mehr bezahlt.",
      ],
    },
    failed: {
      heading: "Fehlgeschlagene und doppelte Zahlungen",
      body: [
        "Eine Zahlung, die fehlschlägt oder abgebrochen wird, bringt keine Credits und kostet nichts. Wer einen Knopf zweimal drückt oder die Seite neu lädt, zahlt nicht zweimal. Es wurde Geld abgebucht, aber du hast keine Credits? [Sag uns](complaints) Datum und Betrag, und wir sehen nach.",
      ],
    },
    leaving: {
      heading: "Wenn du dein Konto löschst",
      body: [
        "Das Konto zu löschen ist noch kein Widerruf. Wenn du Geld für übrige Credits zurückmöchtest, sag es uns vorher oder in denselben Tagen.",
      ],
    },
    company: {
      heading: "Bei wem du gekauft hast",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Was sonst für deinen Kauf gilt, steht in den [AGB](terms). Das Gesetz kann dir weitere Rechte geben, etwa wenn bezahlte Credits nicht funktionieren. Sie bleiben, wie sie sind.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
