import type { Words } from "../../catalog";

export default {
  rooms_label: "Salles",
  wall_label: "Exposition",
  entrance: "Entrée",
  room: "Salle {number}",
  door: "La porte",
  walk: "Longer le mur",
  door_title: "La suite est accrochée derrière cette porte",
  door_text: "L’inscription est le billet, et elle est gratuite.",
  work_sea: "Soir, deux personnes",
  work_dance: "Après la dernière chanson",
  work_kitchen: "Deux verres",
  work_balcony: "Deux chaises",
  work_road: "Ailleurs",
  work_coffee: "Encore chaud",
} satisfies Words<"landerGallery">;
