import type { Words } from "../../catalog";

export default {
  scene_2_title: "Prenditi il tuo tempo",
  scene_2_text: "Leggi un profilo, chiudilo, torna domani.",
  scene_3_title: "Basta una prima frase",
  scene_3_text: "Saluta, fai una domanda e vedi che cosa succede.",
  pictures: "Scene",
  moving: "Tutte le scene, in movimento",
  still_1: "Prima scena, ferma",
  still_2: "Seconda scena, ferma",
  still_3: "Terza scena, ferma",
} satisfies Words<"landerTransitions">;
