import type { Words } from "../../catalog";

export default {
  film: "Stummer gezeichneter Film: zwei Menschen auf einem Steg bei Sonnenuntergang",
  drawn: "Der Film ist gezeichnet. Er zeigt keine Mitglieder.",
  people: "Wen du treffen kannst",
  acts: "Eine Geschichte in drei Akten",
  act_1_title: "Schauen",
  act_1_text: "Registriere dich und sieh in Ruhe, wer da ist.",
  act_2_title: "Mögen",
  act_2_text: "Ein Like sagt: Du bist mir aufgefallen. Nicht mehr, nicht weniger.",
  act_3_title: "Schreiben",
  act_3_text: "Den Rest des Drehbuchs schreibt ihr beide.",
} satisfies Words<"landerVideo">;
