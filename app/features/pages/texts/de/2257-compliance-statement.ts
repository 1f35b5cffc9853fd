import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "Erklärung nach 2257",
  description: "Erklärung von {site} nach 18 U.S.C. § 2257, mit der Stelle, die die Nachweise verwahrt.",
  intro: [
    "Diese Erklärung betrifft {domain} und folgt dem Recht der Vereinigten Staaten von Amerika, 18 U.S.C. §§ 2257 und 2257A sowie 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Nur Erwachsene",
      body: [
        "{site} ist für Erwachsene. Wer sich registriert, gibt ein Geburtsdatum an und muss mindestens {minAge} Jahre alt sein. Wer auf einem Bild auf {site} zu sehen ist, muss bei der Aufnahme mindestens 18 Jahre alt gewesen sein.",
        "Was Minderjährige zeigt oder zu zeigen scheint, wird entfernt, das Konto wird gesperrt, und die Behörden werden informiert, wo das Gesetz es vorschreibt.",
      ],
    },
    ours: {
      heading: "Bilder, die wir selbst veröffentlichen",
      body: [
        "Bilder, die wir selbst veröffentlichen, etwa auf Startseiten für Besucher und auf Profilen mit dem Hinweis „{fictionalOne}“, zeigen Erwachsene oder sind gezeichnet. Soweit das Gesetz für ein Bild Nachweise über Alter und Identität verlangt, verwahrt sie die unten genannte Stelle.",
      ],
    },
    members: {
      heading: "Bilder, die Mitglieder hochladen",
      body: [
        "Fotos auf Profilen von Mitgliedern und in Chats wählen die Mitglieder selbst aus und laden sie selbst hoch. Für diese sind wir nicht Hersteller im Sinne von 18 U.S.C. § 2257(h): Wir speichern und zeigen sie und wirken an ihrer Herstellung nicht mit.",
        "Mit dem Hochladen bestätigt ein Mitglied, dass alle auf dem Foto erwachsen und mit dem Zeigen einverstanden sind. Das steht auch in den [AGB](terms).",
      ],
    },
    custodian: {
      heading: "Wer die Nachweise verwahrt",
      body: [
        {
          either: [
            "Die Nachweise verwahrt {company}, {address}.",
            "Die Nachweise verwahrt {company}.",
            "Wer die Nachweise verwahrt, erfährst du per E-Mail an [{email}](email).",
          ],
        },
        {
          list: ["Handelsregister (KvK): {kvk}", "E-Mail: [{email}](email)", "Telefon: [{phone}](phone)"],
        },
        "Wer nach dem Gesetz dazu berechtigt ist, kann die Nachweise nach Terminvereinbarung per E-Mail einsehen.",
      ],
    },
    report: {
      heading: "Ein Bild melden",
      body: [
        "Wenn du meinst, dass ein Bild eine Person unter 18 zeigt, melde es sofort: über den Link zum Melden beim Foto, auf dem Profil oder im Chat mit dem Grund „unter 18“, oder ohne Konto über das [Beschwerdeformular](complaints). Solche Meldungen gehen vor. Bitte gib das Bild nicht weiter. Was dann geschieht, steht auf der Seite über [Meldungen und Sperren](ban).",
        "Wenn du dich selbst auf einem Bild erkennst und nicht zugestimmt hast, nutze dasselbe Formular.",
      ],
    },
    label: {
      heading: "Für Eltern",
      body: [
        "Jede Seite von {site} trägt das Kennzeichen „Restricted to Adults“ (RTA) in einer Form, die Filterprogramme lesen. Schalte den Filter des Geräts oder des Internetanbieters ein, und die Website ist für Kinder gesperrt.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
