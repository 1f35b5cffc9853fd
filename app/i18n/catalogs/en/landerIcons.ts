/** The lander that asks what one is here for. */
export default {
  question: "What are you here for?",
  hint: "Choose what you like, as many as you want.",
  go: "Continue",
  none: "You have not chosen anything yet. You can also sign up right away.",
  chosen_title: "That is you",
  chosen_text: "Put it in your profile after signing up: it gives others something to write about.",
  change: "Change it",
  faces_title: "Some of the members",
} as const;
