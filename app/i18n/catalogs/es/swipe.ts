import type { Words } from "../../catalog";

export default {
  title: "Juego de deslizar",
  intro: "Los miembros aparecen de uno en uno. {count} likes al día; pasar es gratis.",
  likes_left_one: "Hoy te queda {count} like",
  likes_left_many: "Hoy te quedan {count} de likes",
  likes_left_other: "Hoy te quedan {count} likes",
  pass: "Pasar",
  like: "Dar like",
  pass_label: "Pasar de {name}",
  like_label: "Dar like a {name}",
  keys: "También con las flechas: izquierda para pasar, derecha para dar like.",
  used_up_title: "Es todo por hoy",
  used_up_text: "Podrás volver a dar likes a partir de {time}.",
  nobody_title: "No queda nadie por ver",
  nobody_text: "Has visto a todas las personas que encajan. Vuelve más tarde o busca.",
  search: "Buscar miembros",
  see_likes: "Ver tus likes",
  photo_of: "Foto de {name}",
  view: "Ver perfil",
} satisfies Words<"swipe">;
