import type { Words } from "../../catalog";

export default {
  you: "Und du?",
  note: "Eine gebogene Linie verbindet zwei Profile mit demselben Interesse.",
  note_alone:
    "Interessen, die du in deinem Profil nennen kannst. Mitglieder siehst du nach dem Einloggen oder Registrieren.",
  wall: "In eigenen Worten",
  begin: "Wie ein Gespräch beginnt",
  interests: "Interessen von {name}",
  step_1_title: "Sag, was du magst",
  step_1_text: "Ein paar Zeilen und eine Handvoll Interessen sind schon ein Profil.",
  step_2_title: "Finde Gemeinsames",
  step_2_text: "Profile zeigen, was andere mögen. So weißt du, was du fragen kannst.",
  step_3_title: "Schreib die erste Zeile",
  step_3_text: "Eine Frage zu etwas, das ihr beide mögt, reicht.",
} satisfies Words<"landerSocial">;
