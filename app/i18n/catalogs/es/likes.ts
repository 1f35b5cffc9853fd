import type { Words } from "../../catalog";

export default {
  title: "Likes",
  received: "Recibidos",
  sent: "Enviados",
  matches: "Matches",
  new: "Nuevo",
  received_empty_title: "Aún no tienes likes",
  received_empty_text: "Da tú el primer like o añade una foto: las dos cosas atraen likes.",
  sent_empty_title: "Aún no has dado ningún like",
  sent_empty_text: "Echa un vistazo y pulsa el corazón cuando alguien te guste.",
  matches_empty_title: "Aún no tienes matches",
  matches_empty_text: "Hay match cuando el interés es mutuo.",
  search: "Buscar miembros",
  tabs: "Tipos de likes",
  swipe_game: "Juego de deslizar",
  ask_title: "¿Te gusta {name}?",
  ask_like: "Dar like",
  ask_later: "Ahora no",
} satisfies Words<"likes">;
