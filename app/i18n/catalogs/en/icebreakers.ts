/** Opening lines of a conversation. */
export default {
  title: "Ideas for the first line",
  about: "For your conversation with {name}",
  intro: "Choose a line. It goes into your text box, and you can change it before you send it.",
  lines_label: "Opening lines",
  prices_title: "What sending costs",
  price_text: "Message",
  price_photo: "Photo",
  price_gift: "Gift",
  none: "There are no ideas just now. Ask about something in the profile.",
  close: "Close",
} as const;
