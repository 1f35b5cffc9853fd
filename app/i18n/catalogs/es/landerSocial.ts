import type { Words } from "../../catalog";

export default {
  you: "¿Y tú?",
  note: "Una línea curva une dos perfiles con el mismo interés.",
  note_alone: "Intereses que puedes poner en tu perfil. Verás a los miembros cuando entres o te registres.",
  wall: "Con sus propias palabras",
  begin: "Cómo empieza una conversación",
  interests: "Intereses de {name}",
  step_1_title: "Di lo que te gusta",
  step_1_text: "Unas líneas y algunos intereses ya son un perfil.",
  step_2_title: "Encuentra algo en común",
  step_2_text: "Los perfiles muestran qué gusta a los demás: ya sabes qué preguntar.",
  step_3_title: "Escribe la primera frase",
  step_3_text: "Basta una pregunta sobre algo que tengáis en común.",
} satisfies Words<"landerSocial">;
