import type { Words } from "../../catalog";

export default {
  scene_2_title: "Tómate tu tiempo",
  scene_2_text: "Lee un perfil, ciérralo, vuelve mañana.",
  scene_3_title: "Basta una primera frase",
  scene_3_text: "Saluda, haz una pregunta y mira qué sale de ahí.",
  pictures: "Escenas",
  moving: "Todas las escenas, en movimiento",
  still_1: "Primera escena, quieta",
  still_2: "Segunda escena, quieta",
  still_3: "Tercera escena, quieta",
} satisfies Words<"landerTransitions">;
