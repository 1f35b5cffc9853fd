import type { Words } from "../../catalog";

export default {
  film: "Película dibujada sin sonido: dos personas en un muelle al atardecer",
  drawn: "La película está dibujada. No muestra a ningún miembro.",
  people: "A quién puedes conocer",
  acts: "Una historia en tres actos",
  act_1_title: "Mirar",
  act_1_text: "Regístrate y mira quién hay, sin prisa.",
  act_2_title: "Dar like",
  act_2_text: "Un like dice: me he fijado en ti. Ni más ni menos.",
  act_3_title: "Escribir",
  act_3_text: "El resto del guion es cosa vuestra.",
} satisfies Words<"landerVideo">;
