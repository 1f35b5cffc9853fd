/** Interests of SPEC §3 under headings, so that nobody reads fifty in a row. */
export const INTEREST_GROUPS = ["closeness", "active", "culture", "food", "rest"] as const;

export type InterestGroupName = (typeof INTEREST_GROUPS)[number];

// biome-ignore format: word lists read best as paragraphs
const MEMBERS: Record<Exclude<InterestGroupName, "rest">, readonly string[]> = {
  closeness: [
    "relationship", "onenightstand", "kissing", "hugging", "massages", "lingerie", "sex", "safesex", "publicsex",
    "oralsex", "analsex", "sextoys", "masturbating", "exchangingpictures", "threesome", "gangbang", "bondage",
    "sadomasochism",
  ],
  active: [
    "gym", "sports", "dancing", "travelling", "adventure", "party", "outdoors", "gardening", "hiking", "biking",
    "animals", "beach",
  ],
  culture: [
    "tattoos", "music", "movies", "videogames", "politics", "reading", "art", "photography", "theater", "shopping",
    "fashion", "astrology",
  ],
  food: ["cooking", "foodie", "bbq", "sushi", "vegetarian", "wine", "beer", "tea", "coffee"],
};

/** The group of an interest; what only the operator's list knows is `rest`. */
export function groupOf(interest: string): InterestGroupName {
  return INTEREST_GROUPS.find((name) => name !== "rest" && MEMBERS[name].includes(interest)) ?? "rest";
}
