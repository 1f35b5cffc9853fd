/** The home page of visitors. */
export default {
  title: "Meet someone who wants to talk",
  intro: "Sign up for free, look around quietly and write when you feel like it.",
  start: "Sign up for free",
  have_account: "Already a member? Log in",
  members_title: "Members to meet",
  see_more: "See more members",
  how_title: "How it works",
  how_1_title: "Sign up for free",
  how_1_text: "A name, an e-mail address and your date of birth. That is all we ask at first.",
  how_2_title: "Look around",
  how_2_text: "Search by place and age, open profiles and like who you like.",
  how_3_title: "Write",
  how_3_text: "Your first messages are free. After that you see the price before you send.",
  prices: "See the prices",
  honest_title: "Plain and honest",
  honest_text:
    "No subscription: you buy credits when you want them. Profiles labelled “{fictional}” are not real people.",
} as const;
