import type { Words } from "../../catalog";

export default {
  question: "Neben wen würdest du dich setzen?",
  ideas_question: "Welcher Abend ist deiner?",
  note: "Plaudern ist erlaubt. Sagen, was du willst, auch.",
  stamp: "Gratis registrieren",
  scrap_sea: "Am Meer",
  scrap_dance: "Noch ein letztes Lied",
  scrap_kitchen: "Du rührst, ich koste",
  scrap_balcony: "Nur noch fünf Minuten",
  scrap_road: "Ganz ohne Plan",
  scrap_coffee: "Noch eine Tasse",
} satisfies Words<"landerCollage">;
