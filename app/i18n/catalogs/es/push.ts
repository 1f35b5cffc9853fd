import type { Words } from "../../catalog";

export default {
  text: "Recibe una notificación en este dispositivo cuando alguien te escriba o te dé like. Solo muestra el nombre del sitio y números.",
  button: "Activar las notificaciones",
  done: "Las notificaciones están activadas.",
  denied: "Tu navegador no permite notificaciones de este sitio. Puedes cambiarlo en sus ajustes.",
  failed: "No ha funcionado. Inténtalo de nuevo.",
  messages_one: "{count} mensaje nuevo",
  messages_many: "{count} de mensajes nuevos",
  messages_other: "{count} mensajes nuevos",
  likes_one: "{count} like nuevo",
  likes_many: "{count} de likes nuevos",
  likes_other: "{count} likes nuevos",
  something_new: "Hay algo nuevo para ti.",
  offline_title: "No tienes conexión",
  offline_text: "Ahora mismo no hay conexión. Lo que escribiste en otra página sigue ahí.",
  offline_again: "Intentarlo de nuevo",
} satisfies Words<"push">;
