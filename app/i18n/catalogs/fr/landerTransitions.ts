import type { Words } from "../../catalog";

export default {
  scene_2_title: "Prends ton temps",
  scene_2_text: "Lis un profil, referme-le, reviens demain.",
  scene_3_title: "Une première phrase suffit",
  scene_3_text: "Dis bonjour, pose une question et vois ce que ça donne.",
  pictures: "Scènes",
  moving: "Toutes les scènes, animées",
  still_1: "Première scène, fixe",
  still_2: "Deuxième scène, fixe",
  still_3: "Troisième scène, fixe",
} satisfies Words<"landerTransitions">;
