import type { Words } from "../../catalog";

export default {
  scene_2_title: "Neem de tijd",
  scene_2_text: "Lees een profiel, sluit het weer, kom morgen terug.",
  scene_3_title: "Eén eerste regel is genoeg",
  scene_3_text: "Zeg hallo, stel een vraag en kijk wat ervan komt.",
  pictures: "Scènes",
  moving: "Alle scènes, bewegend",
  still_1: "Eerste scène, stilstaand",
  still_2: "Tweede scène, stilstaand",
  still_3: "Derde scène, stilstaand",
} satisfies Words<"landerTransitions">;
