/** Likes overview. */
export default {
  title: "Likes",
  received: "Received",
  sent: "Sent",
  matches: "Matches",
  new: "New",
  received_empty_title: "No likes yet",
  received_empty_text: "Like others first, or add a photo: both bring likes.",
  sent_empty_title: "You have not liked anybody yet",
  sent_empty_text: "Look around and press the heart when you like someone.",
  matches_empty_title: "No matches yet",
  matches_empty_text: "A match is when two people like each other.",
  search: "Search members",
  tabs: "Kinds of likes",
  swipe_game: "Swipe game",
} as const;
