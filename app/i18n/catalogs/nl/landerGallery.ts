import type { Words } from "../../catalog";

export default {
  rooms_label: "Zalen",
  wall_label: "Tentoonstelling",
  entrance: "Ingang",
  room: "Zaal {number}",
  door: "De deur",
  walk: "Loop langs de wand",
  door_title: "De rest hangt achter deze deur",
  door_text: "Aanmelden is je kaartje, en het is gratis.",
  work_sea: "Avond, twee mensen",
  work_dance: "Na het laatste liedje",
  work_kitchen: "Twee glazen",
  work_balcony: "Twee stoelen",
  work_road: "Ergens anders",
  work_coffee: "Nog warm",
} satisfies Words<"landerGallery">;
