import type { Words } from "../../catalog";

export default {
  question: "Wofür bist du hier?",
  hint: "Wähle, was dir gefällt, so viel du willst.",
  go: "Weiter",
  none: "Du hast noch nichts gewählt. Du kannst dich auch gleich registrieren.",
  chosen_title: "Das bist du",
  chosen_text:
    "Schreib es nach der Registrierung in dein Profil: So haben andere etwas, worüber sie schreiben können.",
  change: "Ändern",
  faces_title: "Einige der Mitglieder",
} satisfies Words<"landerIcons">;
