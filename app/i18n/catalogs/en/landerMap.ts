/** The chart with pins: where members live, roughly. */
export default {
  chart: "Map of dots with a numbered pin for each member below",
  chart_alone: "Map of dots",
  vague: "Places are approximate: a pin only shows the country.",
  vague_alone: "Members can be seen after you log in or sign up.",
  people: "The people behind the pins",
  rules: "Near, but not too near",
  rule_1_title: "You name your place",
  rule_1_text: "Your profile shows what you write there, nothing else.",
  rule_2_title: "No exact pins",
  rule_2_text: "Pins are spread over a country so that nobody can be found by them.",
  rule_3_title: "Search near or far",
  rule_3_text: "Choose a country and a region, or look everywhere.",
} as const;
