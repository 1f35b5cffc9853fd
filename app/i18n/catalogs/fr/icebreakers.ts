import type { Words } from "../../catalog";

export default {
  title: "Des idées pour la première phrase",
  about: "Pour ta conversation avec {name}",
  intro: "Choisis une phrase. Elle arrive dans ta zone de texte et tu peux la changer avant de l’envoyer.",
  lines_label: "Premières phrases",
  prices_title: "Ce que coûte un envoi",
  price_text: "Message",
  price_photo: "Photo",
  price_gift: "Cadeau",
  none: "Pas d’idées pour le moment. Pose une question sur son profil.",
  close: "Fermer",
} satisfies Words<"icebreakers">;
