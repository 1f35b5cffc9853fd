import type { Words } from "../../catalog";

export default {
  question: "Obok kogo chcesz usiąść?",
  ideas_question: "Który wieczór jest twój?",
  note: "Możesz pogadać o niczym. Możesz też powiedzieć, czego chcesz.",
  stamp: "Rejestracja za darmo",
  scrap_sea: "Nad morzem",
  scrap_dance: "Ostatnia piosenka",
  scrap_kitchen: "Ty mieszasz, ja próbuję",
  scrap_balcony: "Jeszcze pięć minut",
  scrap_road: "Bez żadnego planu",
  scrap_coffee: "Druga filiżanka",
} satisfies Words<"landerCollage">;
