import type { Words } from "../../catalog";

export default {
  scene_2_title: "Nimm dir Zeit",
  scene_2_text: "Lies ein Profil, mach es wieder zu, komm morgen wieder.",
  scene_3_title: "Eine erste Zeile genügt",
  scene_3_text: "Sag Hallo, stell eine Frage und sieh, was daraus wird.",
  pictures: "Szenen",
  moving: "Alle Szenen, bewegt",
  still_1: "Erste Szene, unbewegt",
  still_2: "Zweite Szene, unbewegt",
  still_3: "Dritte Szene, unbewegt",
} satisfies Words<"landerTransitions">;
