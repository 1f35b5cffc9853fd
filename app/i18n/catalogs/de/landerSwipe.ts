import type { Words } from "../../catalog";

export default {
  stack_label: "Ja oder Nein",
  lead: "Ja oder Nein? Entscheide ganz für dich, niemand erfährt davon.",
  ideas_lead: "Welcher Abend wäre deiner? Sag Ja oder Nein.",
  yes: "Ja",
  no: "Nein",
  progress: "{current} von {count}",
  back: "Eine Karte zurück",
  again: "Von vorn beginnen",
  end_title: "Das war ein erster Blick",
  end_yes: "Ja gesagt hast du zu: {names}.",
  end_none: "Noch niemand dabei? Drinnen gibt es mehr zu sehen.",
  end_ideas_none: "Nichts dabei? Du hast bestimmt bessere Ideen.",
  end_members:
    "Niemand hat davon erfahren und nichts wurde gespeichert. Registriere dich, um Mitglieder zu liken und ihnen zu schreiben.",
  end_ideas: "Gespeichert wurde nichts. Registriere dich und such jemanden, der mitkommt.",
  idea_sea: "Sonnenuntergang am Meer",
  idea_dance: "Tanzen bis spät in die Nacht",
  idea_kitchen: "Zusammen kochen",
  idea_balcony: "Nachts auf dem Balkon reden",
  idea_road: "Losfahren ohne Plan",
  idea_coffee: "Ein langer Kaffee",
} satisfies Words<"landerSwipe">;
