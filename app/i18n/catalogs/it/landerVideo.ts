import type { Words } from "../../catalog";

export default {
  film: "Film disegnato muto: due persone su un pontile al tramonto",
  drawn: "Il film è disegnato. Non mostra nessun iscritto.",
  people: "Chi puoi incontrare",
  acts: "Una storia in tre atti",
  act_1_title: "Guardare",
  act_1_text: "Registrati e guarda chi c’è, con calma.",
  act_2_title: "Piacersi",
  act_2_text: "Un like dice: ti ho notato. Niente di più, niente di meno.",
  act_3_title: "Scrivere",
  act_3_text: "Il resto del copione lo scrivete voi due.",
} satisfies Words<"landerVideo">;
