import type { Words } from "../../catalog";

export default {
  rooms_label: "Sale",
  wall_label: "Mostra",
  entrance: "Ingresso",
  room: "Sala {number}",
  door: "La porta",
  walk: "Cammina lungo la parete",
  door_title: "Il resto è appeso dietro questa porta",
  door_text: "L’iscrizione è il biglietto, ed è gratuita.",
  work_sea: "Sera, due persone",
  work_dance: "Dopo l’ultima canzone",
  work_kitchen: "Due bicchieri",
  work_balcony: "Due sedie",
  work_road: "Altrove",
  work_coffee: "Ancora caldo",
} satisfies Words<"landerGallery">;
