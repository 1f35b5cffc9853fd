import type { Words } from "../../catalog";

export default {
  text: "Reçois une notification sur cet appareil quand quelqu’un t’écrit ou te like. Elle ne montre que le nom du site et des chiffres.",
  button: "Activer les notifications",
  done: "Les notifications sont activées.",
  denied: "Ton navigateur n’autorise pas les notifications de ce site. Tu peux le changer dans ses réglages.",
  failed: "Cela n’a pas marché. Réessaie.",
  messages_one: "{count} nouveau message",
  messages_many: "{count} de nouveaux messages",
  messages_other: "{count} nouveaux messages",
  likes_one: "{count} nouveau like",
  likes_many: "{count} de nouveaux likes",
  likes_other: "{count} nouveaux likes",
  something_new: "Il y a du nouveau pour toi.",
  offline_title: "Tu es hors ligne",
  offline_text: "Il n’y a pas de connexion pour le moment. Ce que tu as écrit ailleurs est toujours là.",
  offline_again: "Réessayer",
} satisfies Words<"push">;
