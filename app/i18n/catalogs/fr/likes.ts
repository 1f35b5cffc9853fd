import type { Words } from "../../catalog";

export default {
  title: "Likes",
  received: "Reçus",
  sent: "Envoyés",
  matches: "Matchs",
  new: "Nouveau",
  received_empty_title: "Pas encore de likes",
  received_empty_text: "Like en premier ou ajoute une photo : les deux attirent des likes.",
  sent_empty_title: "Tu n’as encore liké personne",
  sent_empty_text: "Regarde les profils et appuie sur le cœur quand quelqu’un te plaît.",
  matches_empty_title: "Pas encore de match",
  matches_empty_text: "Un match, c’est quand deux personnes se plaisent.",
  search: "Chercher des membres",
  tabs: "Types de likes",
  swipe_game: "Jeu de swipe",
  ask_title: "{name} te plaît ?",
  ask_like: "Liker",
  ask_later: "Pas maintenant",
} satisfies Words<"likes">;
