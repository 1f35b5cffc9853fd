import type { Words } from "../../catalog";

export default {
  question: "¿Al lado de quién te sentarías?",
  ideas_question: "¿Qué noche es la tuya?",
  note: "Se puede charlar de todo. También decir lo que quieres.",
  stamp: "Registro gratis",
  scrap_sea: "Junto al mar",
  scrap_dance: "Una última canción",
  scrap_kitchen: "Tú remueves, yo pruebo",
  scrap_balcony: "Solo cinco minutos más",
  scrap_road: "Sin ningún plan",
  scrap_coffee: "Otra taza",
} satisfies Words<"landerCollage">;
