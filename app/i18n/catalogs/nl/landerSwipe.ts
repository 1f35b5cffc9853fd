import type { Words } from "../../catalog";

export default {
  stack_label: "Ja of nee",
  lead: "Ja of nee? Beslis rustig zelf, niemand krijgt het te horen.",
  ideas_lead: "Welke avond past bij jou? Zeg ja of nee.",
  yes: "Ja",
  no: "Nee",
  progress: "{current} van {count}",
  back: "Eén kaart terug",
  again: "Opnieuw beginnen",
  end_title: "Dat was een eerste indruk",
  end_yes: "Je zei ja tegen: {names}.",
  end_none: "Nog niemand? Binnen is er meer te zien.",
  end_ideas_none: "Niets voor jou? Dan heb je vast betere ideeën.",
  end_members:
    "Niemand heeft iets gehoord en er is niets bewaard. Meld je aan om leden te liken en ze te schrijven.",
  end_ideas: "Er is niets bewaard. Meld je aan en zoek iemand die meegaat.",
  idea_sea: "Zonsondergang aan zee",
  idea_dance: "Dansen tot laat",
  idea_kitchen: "Samen koken",
  idea_balcony: "’s Nachts praten op een balkon",
  idea_road: "Op reis zonder plan",
  idea_coffee: "Een lange koffie",
} satisfies Words<"landerSwipe">;
