import type { Words } from "../../catalog";

export default {
  film: "Film disegnato muto: due persone su un pontile al tramonto",
  drawn: "Il film è disegnato. Non mostra persone del sito.",
  people: "Chi puoi incontrare",
  acts: "Una storia in tre atti",
  act_1_title: "Guardare",
  act_1_text: "Iscriviti e guarda chi c’è, con calma.",
  act_2_title: "Mettere like",
  act_2_text: "Un like dice: ho visto il tuo profilo. Niente di più, niente di meno.",
  act_3_title: "Scrivere",
  act_3_text: "Il resto del copione lo scrivete voi due.",
} satisfies Words<"landerVideo">;
