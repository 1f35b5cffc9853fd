import type { Words } from "../../catalog";

export default {
  stack_label: "Sì o no",
  lead: "Sì o no? Decidi con calma, nessuno lo saprà.",
  ideas_lead: "Quale sarebbe la tua serata? Di’ sì o no.",
  yes: "Sì",
  no: "No",
  progress: "{current} di {count}",
  back: "Una carta indietro",
  again: "Ricomincia",
  end_title: "Era solo un primo sguardo",
  end_yes: "Hai detto sì a: {names}.",
  end_none: "Ancora nessuno? Dentro c’è altro da vedere.",
  end_ideas_none: "Niente di tutto questo? Avrai idee migliori.",
  end_members:
    "Nessuno lo ha saputo e nulla è stato salvato. Iscriviti per mettere like e scrivere a chi ti piace.",
  end_ideas: "Nulla è stato salvato. Iscriviti e cerca qualcuno che venga con te.",
  idea_sea: "Un tramonto in riva al mare",
  idea_dance: "Ballare fino a tardi",
  idea_kitchen: "Cucinare insieme",
  idea_balcony: "Parlare di notte su un balcone",
  idea_road: "Un viaggio senza programma",
  idea_coffee: "Un lungo caffè",
} satisfies Words<"landerSwipe">;
