/** Alerts that a member can send away (ACCT-09). */
export default {
  notifications_title: "You no longer get our e-mails",
  notifications_text: "You can turn them on again whenever you like.",
  notifications_link: "Choose e-mails",
  disabled_fbl: "One of our e-mails was marked as spam.",
  disabled_bounce: "Our e-mails to your address came back.",
  disabled_listunsubscribe: "You unsubscribed with the button of your mail program.",
  profile_title: "Tell others about you",
  profile_text: "With a photo, some words about you and your interests, others get to know you more easily.",
  profile_link: "Complete my profile",
  push_title: "Hear of new messages at once",
  push_text: "Your device can tell you of new messages and likes. The words stay neutral.",
  push_link: "Turn on notifications",
  dismiss: "Do not show again",
} as const;
