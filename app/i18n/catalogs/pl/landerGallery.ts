import type { Words } from "../../catalog";

export default {
  rooms_label: "Sale",
  wall_label: "Wystawa",
  entrance: "Wejście",
  room: "Sala {number}",
  door: "Drzwi",
  walk: "Przejdź wzdłuż ściany",
  door_title: "Reszta wisi za tymi drzwiami",
  door_text: "Rejestracja to bilet, a ten jest darmowy.",
  work_sea: "Wieczór, dwie osoby",
  work_dance: "Po ostatniej piosence",
  work_kitchen: "Dwa kieliszki",
  work_balcony: "Dwa krzesła",
  work_road: "Gdzieś indziej",
  work_coffee: "Jeszcze ciepła",
} satisfies Words<"landerGallery">;
