/** Notifications and the page for being offline. */
export default {
  text: "Get a notification on this device when somebody writes to you or likes you. It shows the name of the site and numbers only.",
  button: "Turn on notifications",
  done: "Notifications are on.",
  denied: "Your browser does not allow notifications from this site. You can change that in its settings.",
  failed: "That did not work. Please try again.",
  messages_one: "{count} new message",
  messages_other: "{count} new messages",
  likes_one: "{count} new like",
  likes_other: "{count} new likes",
  something_new: "There is something new for you.",
  offline_title: "You are offline",
  offline_text: "There is no connection right now. What you typed elsewhere is still there.",
  offline_again: "Try again",
} as const;
