import type { Words } from "../../catalog";

export default {
  question: "Naast wie zou jij gaan zitten?",
  ideas_question: "Welke avond is van jou?",
  note: "Kletsen mag. Zeggen wat je wilt ook.",
  stamp: "Gratis lid worden",
  scrap_sea: "Aan zee",
  scrap_dance: "Nog één liedje",
  scrap_kitchen: "Jij roert, ik proef",
  scrap_balcony: "Nog vijf minuutjes",
  scrap_road: "Helemaal geen plan",
  scrap_coffee: "Nog een kopje",
} satisfies Words<"landerCollage">;
