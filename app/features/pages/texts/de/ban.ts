import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Meldungen und Sperren",
  description: "Was auf {site} nicht erlaubt ist, wie du es meldest und was eine Sperre bedeutet.",
  intro: [
    "Alle sollen sich hier sicher fühlen. Hier steht, was wir nicht hinnehmen, wie du es meldest und was dann geschieht.",
  ],
  sections: {
    rules: {
      heading: "Wofür wir sperren",
      body: [
        {
          facts: [
            [
              "Minderjährige",
              "Personen unter {minAge} und alles Sexuelle mit Minderjährigen. Wir entfernen es sofort und melden es den Behörden, wo das Gesetz es vorschreibt.",
            ],
            [
              "Geld",
              "Bitten um Geld, Gutscheinkarten oder Bankdaten, Erpressung und Links, die zu Betrug führen.",
            ],
            ["Falsche Angaben", "Sich als andere Person ausgeben und Bilder anderer ohne deren Zustimmung."],
            [
              "Belästigung und Drohungen",
              "Beleidigungen, Hass, Nachstellen, Druck und Schicken, was jemand nicht möchte.",
            ],
            ["Werbung", "Waren oder bezahlte Dienste anbieten und Daten von Mitgliedern sammeln."],
            ["Verbotenes", "Alles andere, was das Gesetz verbietet."],
          ],
        },
        "Profile mit dem Hinweis „{fictionalOne}“ sind von uns und so gekennzeichnet. Wenn eines davon etwas schreibt, das gegen diese Regeln verstößt, melde es ebenso.",
      ],
    },
    report: {
      heading: "So meldest du",
      body: [
        "Auf jedem Profil, bei jedem Foto und in jedem Chat kannst du etwas melden. Wähle den Grund, schreib ein paar Worte dazu, wenn du möchtest, und schick es ab. Du bekommst eine Vorgangsnummer. Das Mitglied erfährt nicht, wer gemeldet hat.",
        "Du hast kein Konto, oder es passt nicht? Nutze das [Beschwerdeformular](complaints).",
      ],
    },
    block: {
      heading: "Blockieren",
      body: [
        "Um jemanden zu blockieren, brauchst du keinen Grund. Das Profil ist für dich nicht mehr zu sehen, eure Unterhaltung und Likes werden gelöscht, und das Mitglied kann dich nicht mehr sehen oder erreichen. In deinen [Einstellungen](settings) kannst du es zurücknehmen, doch Unterhaltung und Likes kommen nicht wieder.",
      ],
    },
    decision: {
      heading: "Was wir mit einer Meldung tun",
      body: [
        "Wir sehen uns an, was gemeldet wurde und in welchem Zusammenhang es steht. Je nachdem, wie ernst es ist, tun wir nichts, entfernen einen Text oder ein Foto, verwarnen oder sperren das Mitglied. Wir behandeln alle gleich, ob sie zahlen oder nicht.",
      ],
    },
    ban: {
      heading: "Was eine Sperre bedeutet",
      body: [
        "Ein gesperrtes Konto kann nicht mehr genutzt werden, und sein Profil wird nicht mehr gezeigt. Ein weiteres Konto zu eröffnen, um eine Sperre zu umgehen, ist nicht erlaubt.",
        "Wir teilen dir per E-Mail mit, dass und warum du gesperrt bist, wenn das Gesetz es nicht verbietet. Ob du Geld für nicht verbrauchte Credits zurückbekommst, hängt vom Grund und vom Gesetz ab; gesetzliche Rechte behältst du.",
        "Wenn das Einloggen nach falschen Passwörtern für einige Minuten gesperrt ist, ist das keine Sperre in diesem Sinn. Warte und versuch es noch einmal, oder fordere ein [neues Passwort](reset) an.",
      ],
    },
    objection: {
      heading: "Wenn du meinst, dass wir falsch liegen",
      body: [
        "Nutze das [Beschwerdeformular](complaints), sag, um welches Konto es geht und warum die Entscheidung falsch ist. Wir prüfen sie noch einmal und schreiben dir das Ergebnis. Dasselbe kannst du tun, wenn du etwas gemeldet hast und mit unserer Antwort nicht einverstanden bist. Der Weg zum Gericht bleibt offen.",
      ],
    },
    careful: {
      heading: "Pass auf dich auf",
      body: [
        {
          list: [
            "Schick kein Geld und keine Bilder, mit denen man dich erpressen könnte.",
            "Sei vorsichtig, wenn jemand schnell zu einem anderen Dienst wechseln will.",
            "Trefft euch das erste Mal an einem öffentlichen Ort, und sag Freunden, wo du bist.",
            "Wenn du in Gefahr bist, ruf die Polizei.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
