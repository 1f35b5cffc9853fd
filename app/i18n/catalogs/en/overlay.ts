/** The match overlay for a new like (LIKE-03); its title is SPEC §8's, to the letter. */
export default {
  title: "New like!",
  likes_you: "{name} likes you.",
  photo: "Open the profile",
  start: "Start a conversation",
  starting: "Starting the conversation…",
  starting_row: "New conversation",
  page_title: "New like",
  page_text: "Whoever likes you is also in your list of likes.",
  none_title: "No new likes",
  none_text: "You have seen everybody who likes you.",
  all_likes: "See all likes",
  ask: "Ask who likes you",
} as const;
