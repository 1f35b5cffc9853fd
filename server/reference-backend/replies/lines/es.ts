import type { ReplyLines } from "./reply-lines";

export const es: ReplyLines = {
  greetingWords: ["hola", "buenas", "buenos días", "buenas tardes", "buenas noches", "hey", "qué tal"],
  greeting: [
    "¡Hola, {name}! Qué bien que me escribas. ¿Qué tal tu día?",
    "¡Hey, {name}! Qué sorpresa más agradable. ¿Qué haces?",
    "¡Hola, {name}! Justo estaba mirando tu perfil. ¿Me cuentas más?",
  ],
  question: [
    "¡Buena pregunta! Primero te la devuelvo: ¿tú qué dirías?",
    "Depende… ¿Cómo se te ha ocurrido?",
    "Ja, me gusta la gente que pregunta. Sí, creo que sí. ¿Y tú?",
  ],
  present: ["¡Oh, gracias, {name}! Me has sacado una sonrisa.", "¡Qué detalle! ¿Tiene alguna historia?"],
  other: [
    "Suena bien. ¡Cuéntame más!",
    "Me gusta cómo lo dices. ¿Qué haces para desconectar?",
    "¿De verdad? No lo habría dicho. ¿Qué más debería saber de ti?",
    "Me has hecho sonreír. ¿Qué planes tienes para el fin de semana?",
  ],
  icebreakers: [
    "¡Hola! ¿Qué afición me enseñarías primero?",
    "¿Qué ha sido lo mejor de tu semana?",
    "¿Playa, montaña o sofá con una buena película?",
  ],
};
