import type { Words } from "../../catalog";

export default {
  title: "Nieuwe like!",
  likes_you: "{name} vindt je leuk.",
  photo: "Profiel openen",
  start: "Gesprek beginnen",
  starting: "Het gesprek begint…",
  starting_row: "Nieuw gesprek",
  page_title: "Nieuwe like",
  page_text: "Wie je leuk vindt, staat ook in je lijst met likes.",
  none_title: "Geen nieuwe likes",
  none_text: "Je hebt iedereen gezien die je leuk vindt.",
  all_likes: "Alle likes bekijken",
  ask: "Vragen wie je leuk vindt",
} satisfies Words<"overlay">;
