/** The warning before the site is entered. */
export default {
  title: "Important",
  adults: "This site is for adults ({minAge}+). You may see pictures and words about sex.",
  fictional:
    "Some profiles are made up for entertainment. Each of them carries the label “{fictional}”, and a meeting with them is not possible.",
  costs: "Signing up is free. Messages cost credits, and you see the price before you send.",
  younger: "If you are younger than {minAge}, please close this page.",
  enter: "I am {minAge} or older, go on",
} as const;
