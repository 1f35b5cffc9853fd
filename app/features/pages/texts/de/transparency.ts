import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Transparenz",
  description:
    "Was über die Reihenfolge der Mitglieder entscheidet, wie du uns erreichst und wie du Entscheidungen widersprichst.",
  intro: [
    "Diese Seite gehört zu unseren [AGB](terms). Hier steht, was darüber entscheidet, wen du zuerst siehst, wie Behörden und Mitglieder uns erreichen und was du tun kannst, wenn du mit einer Entscheidung nicht einverstanden bist.",
  ],
  sections: {
    order: {
      heading: "Was über die Reihenfolge entscheidet",
      body: [
        {
          list: [
            "Suche: Du siehst Mitglieder, die zu Geschlecht, Land, Region und Alter passen, die du gewählt hast. Deine Auswahl steht über der Liste; du kannst sie jederzeit ändern oder zurücksetzen. Lässt du das Geschlecht offen, können deine Angaben über dich zählen.",
            "Match-Finder: Hier zählen auch deine Interessen. Wer mehr davon teilt, kommt zuerst, weil gemeinsame Interessen den Anfang eines Gesprächs leichter machen.",
            "Wenige Treffer: Dann folgen ähnliche Mitglieder unter einer eigenen Überschrift. Sie stammen aus einer weiteren Suche.",
            "Likes und Unterhaltungen: Die neuesten kommen zuerst.",
          ],
        },
        {
          either: [
            "Unter Mitgliedern, die gleich gut passen, zählt, das Wichtigste zuerst: {ranking}.",
            "Wer unter Mitgliedern, die gleich gut passen, zuerst kommt, entscheidet unser System. Wonach, ist hier noch nicht angegeben.",
          ],
        },
        "Profile mit dem Hinweis „{fictionalOne}“ stehen in denselben Listen wie alle anderen.",
      ],
    },
    users: {
      heading: "Wie du uns erreichst",
      body: [
        {
          list: [
            "E-Mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
            "Formular: [Beschwerden](complaints)",
            "Sprachen: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Wie Behörden uns erreichen",
      body: [
        {
          either: [
            "Behörden der Mitgliedstaaten, die Europäische Kommission und das Europäische Gremium für digitale Dienste können uns direkt schreiben: [{authoritiesEmail}](authorities).",
            "Eine eigene Adresse für Behörden ist nicht angegeben. Bitte [{email}](email) verwenden.",
            "Eine Adresse für Behörden ist hier noch nicht angegeben.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Rechtswidrige Inhalte",
      body: [
        "Alle können sie [melden](notice), mit oder ohne Konto. Wir bestätigen den Eingang und teilen mit, was wir entschieden haben. Was wir entfernen und wann wir Konten beenden, steht auf der Seite zu [Meldungen und Sperren](ban).",
      ],
    },
    object: {
      heading: "Wenn du mit einer Entscheidung nicht einverstanden bist",
      body: [
        "Du kannst mindestens sechs Monate lang kostenlos widersprechen: wenn wir etwas von dir entfernt, dein Konto beendet oder über deine Meldung entschieden haben. Nimm dafür das [Beschwerdeformular](complaints).",
        {
          either: [
            "Du kannst dich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle wenden: {disputeBodies}.",
            "Du kannst dich auch an jede in der Europäischen Union zertifizierte außergerichtliche Streitbeilegungsstelle wenden; die Europäische Kommission veröffentlicht die Liste.",
          ],
        },
        "Du kannst jederzeit vor Gericht gehen und dich beim Koordinator für digitale Dienste deines Landes beschweren.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
