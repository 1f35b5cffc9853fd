/** The lander of paper and tilted photos. */
export default {
  question: "Who would you sit next to?",
  ideas_question: "Which evening is yours?",
  note: "Small talk is allowed. So is saying what you want.",
  stamp: "Free to join",
  scrap_sea: "By the sea",
  scrap_dance: "One last song",
  scrap_kitchen: "You stir, I taste",
  scrap_balcony: "Only five more minutes",
  scrap_road: "No plan at all",
  scrap_coffee: "A second cup",
} as const;
