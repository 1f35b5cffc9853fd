import type { Words } from "../../catalog";

export default {
  title: "¡Nuevo like!",
  likes_you: "Le gustas a {name}.",
  photo: "Abrir el perfil",
  start: "Empezar una conversación",
  starting: "Empezando la conversación…",
  starting_row: "Conversación nueva",
  page_title: "Nuevo like",
  page_text: "Las personas a las que les gustas también están en tu lista de likes.",
  none_title: "No hay likes nuevos",
  none_text: "Ya has visto a todas las personas a las que les gustas.",
  all_likes: "Ver todos los likes",
  ask: "Ver a quién le gustas",
} satisfies Words<"overlay">;
