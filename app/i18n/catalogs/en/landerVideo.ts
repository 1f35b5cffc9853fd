/** The film in its frame. */
export default {
  film: "Silent drawn film: two people on a jetty at sunset",
  drawn: "The film is drawn. It shows no members.",
  people: "Who you can meet",
  acts: "A story in three acts",
  act_1_title: "Look",
  act_1_text: "Sign up and see who is there, as long as you like.",
  act_2_title: "Like",
  act_2_text: "A like says: I noticed you. Nothing more, nothing less.",
  act_3_title: "Write",
  act_3_text: "The rest of the script is up to you two.",
} as const;
