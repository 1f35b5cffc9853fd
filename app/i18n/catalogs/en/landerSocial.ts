/** The circle of people joined by what they like. */
export default {
  you: "And you?",
  note: "A curved line joins two profiles that name the same interest.",
  note_alone: "Interests you can name in your profile. Members can be seen after you log in or sign up.",
  wall: "In their own words",
  begin: "How a conversation begins",
  interests: "Interests of {name}",
  step_1_title: "Say what you like",
  step_1_text: "A few lines and a handful of interests make a profile.",
  step_2_title: "Find common ground",
  step_2_text: "Profiles show what others like, so you know what to ask.",
  step_3_title: "Write the first line",
  step_3_text: "A question about something you both like is enough.",
} as const;
