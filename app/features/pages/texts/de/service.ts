import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Hilfe",
  description: "Wie du {site} erreichst und wo du sofort Hilfe findest.",
  intro: [
    "Etwas geht nicht, oder du hast eine Frage? Hier steht, wie du uns erreichst und was du sofort tun kannst, ohne zu warten.",
  ],
  sections: {
    quick: {
      heading: "Hilfe sofort",
      body: [
        {
          list: [
            "[Häufige Fragen](faq): Credits, Hinweise, Einloggen, Konto löschen.",
            "[Neues Passwort](reset): Wir schicken dir einen Link.",
            "[Einstellungen](settings): E-Mails, unsichtbarer Modus, deine Daten, Konto löschen.",
            "[Preisliste](pricing): was Credits in deiner Währung kosten.",
            "[Sprache](language): die Website in einer anderen Sprache lesen.",
          ],
        },
      ],
    },
    contact: {
      heading: "Schreiben oder anrufen",
      body: [
        {
          list: [
            "E-Mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
            "Post: {company}, {address}",
            "Formular: [Beschwerden](complaints), zu jeder Tageszeit",
          ],
        },
        "Für das Formular brauchst du kein Konto. Du bekommst eine Vorgangsnummer, und unsere Antwort kommt per E-Mail.",
      ],
    },
    tell: {
      heading: "Was uns hilft, dir zu helfen",
      body: [
        "Schreib von der E-Mail-Adresse deines Kontos oder nenne sie. Sag uns, was du getan hast, was du erwartet hast und was du gesehen hast. Eine Fehlerseite zeigt eine Referenz: Kopiere sie, dann sehen wir, was geschehen ist. Bei einer Zahlung brauchen wir Datum und Betrag.",
        "Schick uns nie dein Passwort oder eine vollständige Kartennummer. Wir fragen nie danach, nicht per E-Mail, nicht am Telefon und nicht im Chat.",
      ],
    },
    safety: {
      heading: "Jemand benimmt sich schlecht",
      body: [
        "Melde das Profil, das Foto oder die Nachricht dort, wo du es siehst: Das geht am schnellsten, weil wir dann sehen, was du meinst. Am wichtigsten sind Meldungen über Geldforderungen, Drohungen oder Personen, die jünger als {minAge} wirken. Im selben Schritt kannst du das Mitglied blockieren. Mehr über [Meldungen und Sperren](ban).",
        "Wenn du in Gefahr bist, ruf zuerst die Polizei.",
      ],
    },
    money: {
      heading: "Zahlungen und Erstattungen",
      body: [
        "Jede Zahlung hat eine Seite, die ihren Status zeigt. Wie du einen Kauf widerrufst und was bei Lastschrift gilt, steht beim [Widerrufsrecht](return).",
      ],
    },
    complaint: {
      heading: "Nicht zufrieden?",
      body: [
        "Nutze das [Beschwerdeformular](complaints) und wähle, worum es geht: Service, Zahlung, Inhalte, Datenschutz, ein Mitglied oder etwas anderes. Das gilt auch für eine Entscheidung von uns, etwa eine Sperre. Heb die Vorgangsnummer auf, bis die Sache erledigt ist.",
      ],
    },
    legal: {
      heading: "Impressum",
      body: [
        {
          either: [
            "{site} wird von {company}, {address}, betrieben.",
            "{site} wird von {company} betrieben.",
          ],
        },
        {
          list: [
            "Vertreten durch: {representedBy}",
            "Handelsregister (KvK): {kvk}",
            "Registereintrag: {register}",
            "USt-IdNr.: {vat}",
            "Handelsnamen: {tradeNames}",
            "E-Mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[AGB](terms)",
            "[Datenschutz](privacy)",
            "[Cookies](cookies)",
            "[Widerrufsrecht](return)",
            "[Transparenz](transparency)",
            "[Barrierefreiheit](accessibility)",
            "[Erklärung nach 2257](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
