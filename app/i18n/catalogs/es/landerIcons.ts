import type { Words } from "../../catalog";

export default {
  question: "¿Qué te trae por aquí?",
  hint: "Elige lo que te guste, tanto como quieras.",
  go: "Continuar",
  none: "Todavía no has elegido nada. También puedes registrarte ya.",
  chosen_title: "Así eres tú",
  chosen_text: "Ponlo en tu perfil después de registrarte: así los demás tienen de qué escribirte.",
  change: "Cambiar",
  faces_title: "Algunos de los miembros",
} satisfies Words<"landerIcons">;
