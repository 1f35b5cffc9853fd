import type { Words } from "../../catalog";

export default {
  title: "Gioco dello swipe",
  intro: "Una persona alla volta. {count} like al giorno; passare è gratis.",
  likes_left_one: "Ti resta {count} like oggi",
  likes_left_many: "Ti restano {count} di like oggi",
  likes_left_other: "Ti restano {count} like oggi",
  pass: "Passa",
  like: "Metti like",
  pass_label: "Passa oltre {name}",
  like_label: "Metti like a {name}",
  keys: "Anche con le frecce: sinistra per passare, destra per il like.",
  used_up_title: "Per oggi è tutto",
  used_up_text: "Potrai mettere di nuovo like da {time}.",
  nobody_title: "Nessun altro da mostrare",
  nobody_text: "Hai visto tutte le persone adatte. Torna più tardi o cerca.",
  search: "Cerca persone",
  see_likes: "Vedi i tuoi like",
  photo_of: "Foto di {name}",
  view: "Vedi profilo",
} satisfies Words<"swipe">;
