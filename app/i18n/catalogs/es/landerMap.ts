import type { Words } from "../../catalog";

export default {
  chart: "Mapa de puntos con un marcador numerado para cada miembro de abajo",
  chart_alone: "Mapa de puntos",
  vague: "Los lugares son aproximados: un marcador solo muestra el país.",
  vague_alone: "Verás a los miembros cuando entres o te registres.",
  people: "Quién hay detrás de los marcadores",
  rules: "Cerca, pero no demasiado",
  rule_1_title: "Tú dices dónde vives",
  rule_1_text: "Tu perfil muestra lo que tú escribes, nada más.",
  rule_2_title: "Sin marcadores exactos",
  rule_2_text: "Los marcadores se reparten por el país para que nadie sea localizable.",
  rule_3_title: "Busca cerca o lejos",
  rule_3_text: "Elige un país y una región, o mira en todas partes.",
} satisfies Words<"landerMap">;
