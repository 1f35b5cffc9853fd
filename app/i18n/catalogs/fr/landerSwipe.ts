import type { Words } from "../../catalog";

export default {
  stack_label: "Oui ou non",
  lead: "Oui ou non ? Décide tranquillement, personne n’en saura rien.",
  ideas_lead: "Quelle serait ta soirée ? Dis oui ou non.",
  yes: "Oui",
  no: "Non",
  progress: "{current} sur {count}",
  back: "Carte précédente",
  again: "Recommencer",
  end_title: "C’était un premier aperçu",
  end_yes: "Tu as dit oui à : {names}.",
  end_none: "Personne pour l’instant ? Il y a plus à voir à l’intérieur.",
  end_ideas_none: "Rien de tout cela ? Tu auras de meilleures idées.",
  end_members:
    "Personne n’en saura rien et rien n’a été enregistré. Inscris-toi pour liker des membres et leur écrire.",
  end_ideas: "Rien n’a été enregistré. Inscris-toi et cherche quelqu’un pour t’accompagner.",
  idea_sea: "Un coucher de soleil à la mer",
  idea_dance: "Danser jusque tard",
  idea_kitchen: "Cuisiner à deux",
  idea_balcony: "Parler la nuit sur un balcon",
  idea_road: "Partir sans plan",
  idea_coffee: "Un long café",
} satisfies Words<"landerSwipe">;
