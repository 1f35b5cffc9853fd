import type { Words } from "../../catalog";

export default {
  rooms_label: "Salas",
  wall_label: "Exposición",
  entrance: "Entrada",
  room: "Sala {number}",
  door: "La puerta",
  walk: "Recorre la pared",
  door_title: "El resto cuelga tras esta puerta",
  door_text: "Registrarte es la entrada, y es gratis.",
  work_sea: "Atardecer, dos personas",
  work_dance: "Después de la última canción",
  work_kitchen: "Dos copas",
  work_balcony: "Dos sillas",
  work_road: "En otro lugar",
  work_coffee: "Todavía caliente",
} satisfies Words<"landerGallery">;
