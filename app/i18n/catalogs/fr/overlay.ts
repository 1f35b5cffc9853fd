import type { Words } from "../../catalog";

export default {
  title: "Nouveau like !",
  likes_you: "Tu plais à {name}.",
  photo: "Ouvrir le profil",
  start: "Commencer une conversation",
  starting: "La conversation commence…",
  starting_row: "Nouvelle conversation",
  page_title: "Nouveau like",
  page_text: "Les personnes à qui tu plais sont aussi dans ta liste de likes.",
  none_title: "Pas de nouveaux likes",
  none_text: "Tu as vu toutes les personnes à qui tu plais.",
  all_likes: "Voir tous les likes",
  ask: "Voir à qui tu plais",
} satisfies Words<"overlay">;
