import type { Words } from "../../catalog";

export default {
  title: "Jeu de swipe",
  intro: "Un membre à la fois. {count} likes par jour ; passer est gratuit.",
  likes_left_one: "Encore {count} like aujourd’hui",
  likes_left_many: "Encore {count} de likes aujourd’hui",
  likes_left_other: "Encore {count} likes aujourd’hui",
  pass: "Passer",
  like: "Liker",
  pass_label: "Passer {name}",
  like_label: "Liker {name}",
  keys: "Les flèches marchent aussi : gauche pour passer, droite pour liker.",
  used_up_title: "C’est tout pour aujourd’hui",
  used_up_text: "Tu pourras de nouveau liker à partir de {time}.",
  nobody_title: "Plus personne à montrer",
  nobody_text: "Tu as vu toutes les personnes qui correspondent. Reviens plus tard ou cherche.",
  search: "Chercher des membres",
  see_likes: "Voir tes likes",
  photo_of: "Photo de {name}",
  view: "Voir le profil",
} satisfies Words<"swipe">;
