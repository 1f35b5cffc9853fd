import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "AGB",
  description:
    "Die Vereinbarung zwischen dir und {site}: dein Konto, Credits, Regeln und wie du dein Konto löschst.",
  intro: [
    "Diese Bedingungen gelten, wenn du {site} ({domain}) nutzt. Dies ist die Fassung vom {date}.",
    "Wenn etwas unklar ist, frag uns über die [Hilfeseite](service), bevor du dich registrierst oder bezahlst.",
  ],
  sections: {
    company: {
      heading: "Wer wir sind",
      body: [
        {
          either: [
            "{site} wird von {company}, {address}, betrieben.",
            "{site} wird von {company} betrieben.",
          ],
        },
        {
          list: [
            "Handelsregister (KvK): {kvk}",
            "USt-IdNr.: {vat}",
            "Handelsnamen: {tradeNames}",
            "E-Mail: [{email}](email)",
            "Telefon: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Was du bekommst",
      body: [
        "Auf {site} sehen sich Erwachsene um, liken Profile und chatten. Registrieren, ein Profil anlegen, suchen und liken ist kostenlos.",
        "Ohne Kauf kannst du 3 Fotos hochladen und 2 Unterhaltungen führen, mit einigen kostenlosen Nachrichten. Mit dem ersten Kauf von Credits wirst du Premium-Mitglied: Du siehst alle Fotos, kannst 25 eigene hochladen und behältst diese Funktionen, auch wenn deine Credits verbraucht sind.",
        "Wir können nicht versprechen, dass du jemanden kennenlernst.",
      ],
    },
    account: {
      heading: "Dein Konto",
      body: [
        "Du musst mindestens {minAge} Jahre alt sein. Jede Person hat ein Konto, und es gehört nur ihr.",
        "Gib dein echtes Geburtsdatum an und eine E-Mail-Adresse, die du lesen kannst. Solange du dem Link in unserer Aktivierungsmail nicht gefolgt bist, können dir Mitglieder, denen du schreibst, nicht antworten.",
        "Behalte dein Passwort für dich. Nach zu vielen falschen Versuchen wird ein Konto zum Schutz für einige Minuten gesperrt.",
      ],
    },
    fictional: {
      heading: "Fiktive Profile",
      body: [
        "Einige Profile sind keine echten Personen. Sie dienen der Unterhaltung, und ihre Nachrichten schreiben wir oder andere in unserem Auftrag. Ein Treffen mit ihnen ist nicht möglich.",
        "Jedes von ihnen trägt den Hinweis „{fictionalOne}“, wo immer Name oder Bild zu sehen sind: in Listen, auf dem Profil und im Chat. Nachrichten an Profile mit diesem Hinweis („{fictionalMany}“) kosten so viele Credits wie alle anderen.",
      ],
    },
    credits: {
      heading: "Credits und Preise",
      body: [
        "Du kaufst Credits in Paketen. Du zahlst den Preis, den du siehst, und zwar einmal: Es gibt kein Abo, und nichts verlängert sich von selbst. Was ein Paket in deiner Währung kostet, steht in der [Preisliste](pricing).",
        "Nachrichten, Fotos und Geschenke im Chat kosten Credits. Wie viele, siehst du vor dem Senden.",
        "Ein Rabatt gilt für die Zeit, das Land und die Zahlungsarten, die dabeistehen. Der Willkommensrabatt beträgt 25 % auf den ersten Kauf in den ersten 4 Stunden nach der Registrierung.",
        "Credits kannst du nicht an andere Mitglieder weitergeben oder in Geld zurücktauschen, außer nach den Regeln zum [Widerrufsrecht](return) und nach dem Gesetz.",
      ],
    },
    rules: {
      heading: "Wie wir miteinander umgehen",
      body: [
        "Auf {site} ist nicht erlaubt:",
        {
          list: [
            "alles über, von oder mit Personen unter {minAge};",
            "Drohungen, Belästigung, Hass und Druck;",
            "um Geld bitten, Werbung und Betrug;",
            "sich als jemand anderes ausgeben und Bilder anderer ohne deren Zustimmung;",
            "alles, was das Gesetz verbietet.",
          ],
        },
        "Du kannst ein Profil, ein Foto oder eine Nachricht melden und jede Person blockieren. Was danach geschieht, steht auf der Seite über [Meldungen und Sperren](ban).",
      ],
    },
    content: {
      heading: "Was du hochlädst",
      body: [
        "Deine Texte und Fotos bleiben deine. Du erlaubst uns, sie zu speichern und auf {site} zu zeigen, solange sie in deinem Konto sind. Lade nur hoch, was du selbst gemacht hast oder verwenden darfst. Alle auf einem Foto müssen erwachsen und mit dem Zeigen einverstanden sein.",
        "{noNudity}",
        "Was gegen diese Regeln verstößt, dürfen wir entfernen.",
        "Was über die Reihenfolge der Mitglieder entscheidet und wie du Entscheidungen widersprichst, steht auf der Seite zur [Transparenz](transparency), die zu diesen AGB gehört.",
      ],
    },
    leaving: {
      heading: "Konto löschen",
      body: [
        "Du kannst dein Konto jederzeit und ohne Frist in deinen [Einstellungen](settings) löschen. 14 Tage lang kannst du es über einen Link zurückholen, den wir dir per E-Mail schicken; danach lässt es sich nicht wiederherstellen.",
        "Wir dürfen ein Konto beenden, das gegen diese Bedingungen verstößt. Wir sagen dir den Grund, wenn das Gesetz es nicht verbietet, und du kannst [widersprechen](complaints).",
      ],
    },
    liability: {
      heading: "Wenn etwas schiefgeht",
      body: [
        "Wir kümmern uns um die Website, doch sie kann eine Zeit lang nicht erreichbar sein, etwa während einer Wartung. Wenn etwas Bezahltes nicht funktioniert hat, sag es uns, und wir bringen es in Ordnung.",
        "Wir haften nach den gesetzlichen Vorschriften. Nichts auf dieser Seite nimmt dir Rechte, die dir das Verbraucherrecht gibt.",
      ],
    },
    law: {
      heading: "Beschwerden und Recht",
      body: [
        "Nutze bitte zuerst das [Beschwerdeformular](complaints): Du bekommst eine Vorgangsnummer, und wir antworten per E-Mail.",
        {
          either: [
            "Es gilt das Recht des Landes, in dem {company} ansässig ist ({country}). Du behältst den Verbraucherschutz des Landes, in dem du lebst, und kannst dort vor Gericht gehen.",
            "Du behältst den Verbraucherschutz des Landes, in dem du lebst, und kannst dort vor Gericht gehen.",
          ],
        },
      ],
    },
    changes: {
      heading: "Änderungen",
      body: [
        "Wenn wir diese Bedingungen ändern, ändert sich auch das Datum der Fassung. Für frühere Käufe gelten die Bedingungen des Kauftags.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
