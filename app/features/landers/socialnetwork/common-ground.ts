/** Interests to start a conversation with a stranger, most telling first; the bedroom's are no one's shop window. */
export const COMMON_GROUND = [
  "music",
  "travelling",
  "cooking",
  "dancing",
  "reading",
  "hiking",
  "photography",
  "movies",
  "animals",
  "art",
  "biking",
  "coffee",
  "wine",
  "gardening",
  "theater",
  "beach",
  "outdoors",
  "tea",
  "sports",
  "videogames",
  "fashion",
  "gym",
  "foodie",
] as const;

export interface Link {
  /** Positions in the list of people. */
  from: number;
  to: number;
  topic: (typeof COMMON_GROUND)[number];
}

const LINKS_A_PERSON = 2;

/** Pairs that name the same interest; a topic joins one pair and a person stands in few, so that lines can be read. */
export function linksOf(interests: readonly (readonly string[])[]): Link[] {
  const links: Link[] = [];
  const linked = (person: number) => links.filter(({ from, to }) => from === person || to === person);
  for (const topic of COMMON_GROUND) {
    const who = interests.flatMap((own, person) =>
      own.includes(topic) && linked(person).length < LINKS_A_PERSON ? [person] : [],
    );
    const [from] = who;
    const to = who.find((person) => person !== from && !linked(person).some((link) => link.from === from));
    if (from !== undefined && to !== undefined) links.push({ from, to, topic });
  }
  return links;
}
