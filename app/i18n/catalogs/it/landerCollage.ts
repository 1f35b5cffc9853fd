import type { Words } from "../../catalog";

export default {
  question: "Accanto a chi ti siederesti?",
  ideas_question: "Quale serata è la tua?",
  note: "Puoi fare due chiacchiere. E anche dire cosa vuoi.",
  stamp: "Iscrizione gratis",
  scrap_sea: "In riva al mare",
  scrap_dance: "Un’ultima canzone",
  scrap_kitchen: "Tu mescoli, io assaggio",
  scrap_balcony: "Solo altri cinque minuti",
  scrap_road: "Senza nessun programma",
  scrap_coffee: "Un’altra tazza",
} satisfies Words<"landerCollage">;
