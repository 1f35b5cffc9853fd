import type { Words } from "../../catalog";

export default {
  question: "À côté de qui t’assoirais-tu ?",
  ideas_question: "Quelle soirée te ressemble ?",
  note: "On peut bavarder. On peut aussi dire ce qu’on veut.",
  stamp: "Inscription gratuite",
  scrap_sea: "Au bord de la mer",
  scrap_dance: "Une dernière chanson",
  scrap_kitchen: "Tu remues, je goûte",
  scrap_balcony: "Encore cinq minutes",
  scrap_road: "Sans aucun plan",
  scrap_coffee: "Une deuxième tasse",
} satisfies Words<"landerCollage">;
