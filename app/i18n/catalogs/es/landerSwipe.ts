import type { Words } from "../../catalog";

export default {
  stack_label: "Sí o no",
  lead: "¿Sí o no? Decide con calma, nadie se entera.",
  ideas_lead: "¿Qué plan sería el tuyo? Di sí o no.",
  yes: "Sí",
  no: "No",
  progress: "{current} de {count}",
  back: "Una carta atrás",
  again: "Empezar de nuevo",
  end_title: "Ese fue un primer vistazo",
  end_yes: "Dijiste que sí a: {names}.",
  end_none: "¿Nadie todavía? Dentro hay más por ver.",
  end_ideas_none: "¿Ninguno? Seguro que tienes mejores ideas.",
  end_members:
    "Nadie se ha enterado y no se ha guardado nada. Regístrate para dar likes y escribir a los miembros.",
  end_ideas: "No se ha guardado nada. Regístrate y busca a alguien que quiera acompañarte.",
  idea_sea: "Una puesta de sol junto al mar",
  idea_dance: "Bailar hasta tarde",
  idea_kitchen: "Cocinar en pareja",
  idea_balcony: "Hablar de noche en un balcón",
  idea_road: "Un viaje sin plan",
  idea_coffee: "Un café sin prisa",
} satisfies Words<"landerSwipe">;
