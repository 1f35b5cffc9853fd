import type { Words } from "../../catalog";

export default {
  title: "Wichtig",
  adults: "Diese Website ist für Erwachsene ({minAge}+). Du kannst hier Bilder und Texte über Sex sehen.",
  fictional:
    "Einige Profile sind zur Unterhaltung erfunden. Jedes davon trägt den Hinweis „{fictional}“, und ein Treffen ist nicht möglich.",
  costs:
    "Die Registrierung ist kostenlos. Nachrichten kosten Credits, und du siehst den Preis vor dem Senden.",
  younger: "Wenn du jünger als {minAge} bist, schließe bitte diese Seite.",
  enter: "Ich bin {minAge} oder älter, weiter",
} satisfies Words<"entry">;
