import type { Words } from "../../catalog";

export default {
  title: "Neuer Like!",
  likes_you: "{name} mag dich.",
  photo: "Profil öffnen",
  start: "Unterhaltung beginnen",
  starting: "Unterhaltung beginnt …",
  starting_row: "Neue Unterhaltung",
  page_title: "Neuer Like",
  page_text: "Wer dich mag, steht auch in deiner Liste der Likes.",
  none_title: "Keine neuen Likes",
  none_text: "Du hast alle gesehen, die dich mögen.",
  all_likes: "Alle Likes ansehen",
  ask: "Fragen, wer dich mag",
} satisfies Words<"overlay">;
