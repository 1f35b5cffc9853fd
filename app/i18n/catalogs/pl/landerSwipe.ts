import type { Words } from "../../catalog";

export default {
  stack_label: "Tak czy nie",
  lead: "Tak czy nie? Decyduj spokojnie, nikt się nie dowie.",
  ideas_lead: "Jaki wieczór byłby dla ciebie? Powiedz tak lub nie.",
  yes: "Tak",
  no: "Nie",
  progress: "{current} z {count}",
  back: "Jedna karta wstecz",
  again: "Zacznij od nowa",
  end_title: "To był pierwszy rzut oka",
  end_yes: "Na tak: {names}.",
  end_none: "Jeszcze nikt? W środku jest więcej do zobaczenia.",
  end_ideas_none: "Nic z tego? Na pewno masz lepsze pomysły.",
  end_members:
    "Nikt się nie dowiedział i nic nie zostało zapisane. Zarejestruj się, aby polubić innych i do nich napisać.",
  end_ideas: "Nic nie zostało zapisane. Zarejestruj się i poszukaj kogoś, kto się przyłączy.",
  idea_sea: "Zachód słońca nad morzem",
  idea_dance: "Taniec do późna",
  idea_kitchen: "Wspólne gotowanie",
  idea_balcony: "Nocne rozmowy na balkonie",
  idea_road: "Wyjazd bez planu",
  idea_coffee: "Długa kawa",
} satisfies Words<"landerSwipe">;
