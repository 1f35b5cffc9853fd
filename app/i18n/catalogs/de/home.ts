import type { Words } from "../../catalog";

export default {
  title: "Lerne jemanden kennen, der reden möchte",
  intro: "Registriere dich kostenlos, sieh dich in Ruhe um und schreib, wenn dir danach ist.",
  start: "Kostenlos registrieren",
  have_account: "Schon Mitglied? Einloggen",
  members_title: "Mitglieder zum Kennenlernen",
  see_more: "Mehr Mitglieder ansehen",
  how_title: "So funktioniert es",
  how_1_title: "Kostenlos registrieren",
  how_1_text: "Ein Name, eine E-Mail-Adresse und dein Geburtsdatum. Mehr fragen wir am Anfang nicht.",
  how_2_title: "Umsehen",
  how_2_text: "Suche nach Ort und Alter, öffne Profile und like, wer dir gefällt.",
  how_3_title: "Schreiben",
  how_3_text: "Deine ersten Nachrichten sind kostenlos. Danach siehst du den Preis, bevor du sendest.",
  prices: "Preise ansehen",
  honest_title: "Klar und ehrlich",
  honest_text:
    "Kein Abo: Du kaufst Credits, wenn du welche möchtest. Profile mit dem Hinweis „{fictional}“ sind keine echten Personen.",
} satisfies Words<"home">;
