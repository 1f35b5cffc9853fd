import type { Words } from "../../catalog";

export default {
  rooms_label: "Räume",
  wall_label: "Ausstellung",
  entrance: "Eingang",
  room: "Raum {number}",
  door: "Die Tür",
  walk: "An der Wand entlanggehen",
  door_title: "Der Rest hängt hinter dieser Tür",
  door_text: "Die Registrierung ist die Eintrittskarte, und sie ist kostenlos.",
  work_sea: "Abend, zwei Menschen",
  work_dance: "Nach dem letzten Lied",
  work_kitchen: "Zwei Gläser",
  work_balcony: "Zwei Stühle",
  work_road: "Anderswo",
  work_coffee: "Noch warm",
} satisfies Words<"landerGallery">;
