import type { Words } from "../../catalog";

export default {
  you: "E tu?",
  note: "Una linea curva unisce due profili con lo stesso interesse.",
  note_alone: "Interessi che puoi indicare nel profilo. Vedrai le persone dopo l’accesso o l’iscrizione.",
  wall: "Con parole loro",
  begin: "Come comincia una conversazione",
  interests: "Interessi di {name}",
  step_1_title: "Di’ che cosa ti piace",
  step_1_text: "Qualche riga e una manciata di interessi fanno un profilo.",
  step_2_title: "Trova qualcosa in comune",
  step_2_text: "I profili mostrano che cosa piace agli altri: sai che cosa chiedere.",
  step_3_title: "Scrivi la prima frase",
  step_3_text: "Basta una domanda su qualcosa che avete in comune.",
} satisfies Words<"landerSocial">;
