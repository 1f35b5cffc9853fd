import type { Words } from "../../catalog";

export default {
  title: "Ajoute tes photos",
  intro:
    "Les profils avec photo reçoivent beaucoup plus de réponses. Ta première photo est celle que les autres voient d’abord.",
  field: "Choisir des photos",
  field_help:
    "JPEG, PNG, WebP ou GIF, {mb} Mo en une fois. Avant que quelqu’un voie une photo, nous en retirons le lieu et tout ce que ton appareil y a inscrit.",
  room_one: "Tu peux encore ajouter {count} photo.",
  room_many: "Tu peux encore ajouter {count} de photos.",
  room_other: "Tu peux encore ajouter {count} photos.",
  full: "Tu as atteint le nombre maximal de photos pour le moment.",
  full_premium: "Les membres Premium peuvent en avoir plus.",
  yours: "Tes photos",
  main: "Photo principale",
  alt: "Ta photo numéro {number}",
  submit: "Ajouter les photos",
  skip: "Passer pour l’instant",
  next: "Continuer",
  none_chosen: "Choisis d’abord une photo",
  added: "{name} a été ajouté.",
  unnamed: "Ce fichier",
  problem_empty: "{name} est vide. Choisis un autre fichier.",
  problem_too_large: "{name} est trop lourd. Choisis un fichier plus petit.",
  problem_not_a_picture:
    "{name} n’est pas une image que nous pouvons lire. Choisis un JPEG, PNG, WebP ou GIF.",
  problem_heic:
    "{name} est au format HEIC d’Apple, que beaucoup d’appareils ne peuvent pas afficher. Enregistre-le en JPEG et réessaie.",
  problem_too_many_pixels:
    "{name} a plus de pixels que nous ne pouvons en prendre. Réduis l’image et réessaie.",
  problem_photo_limit_one: "{name} n’a pas été ajouté : tu peux avoir {count} photo.",
  problem_photo_limit_many: "{name} n’a pas été ajouté : tu peux avoir {count} de photos.",
  problem_photo_limit_other: "{name} n’a pas été ajouté : tu peux avoir {count} photos.",
  problem_refused:
    "{name} n’a pas été accepté, peut-être parce que l’image est trop petite. Choisis-en une autre.",
  problem_failed: "{name} n’a pas pu être ajouté. Réessaie plus tard.",
  problem_unconfirmed:
    "Nous n’avons pas pu confirmer {name}. Regarde tes photos avant de l’envoyer à nouveau.",
  own_title: "Mes photos",
  count: "Photos : {count} sur {max}",
  premium_hint: "Les membres Premium peuvent avoir jusqu’à {max} photos.",
  premium_link: "Passer Premium",
  camera: "Prendre une photo",
  make_main: "En faire la principale",
  earlier: "Avancer la photo {number}",
  later: "Reculer la photo {number}",
  delete: "Supprimer la photo {number}",
  delete_title: "Supprimer cette photo ?",
  delete_text: "Elle disparaîtra pour de bon.",
  delete_main_text: "C’est ta photo principale. La suivante prendra sa place.",
  delete_submit: "Supprimer la photo",
  keep: "La garder",
  pending: "Cette photo est en cours de vérification. Les autres ne la voient pas encore.",
  none_title: "Pas encore de photos",
  none_text: "Ajoutes-en une où l’on voit ton visage. Les autres t’écriront bien plus facilement.",
  gone: "Cette photo n’existe plus.",
  sending: "Envoi… {percent} %",
  post_too_large:
    "Ensemble, les fichiers dépassent {mb} Mo. Rien n’a été enregistré. Reviens en arrière et envoie-en moins à la fois, ou de plus petits.",
} satisfies Words<"photos">;
