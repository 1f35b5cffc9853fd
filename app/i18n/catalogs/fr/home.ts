import type { Words } from "../../catalog";

export default {
  title: "Rencontre quelqu’un qui a envie de parler",
  intro: "Inscris-toi gratuitement, regarde tranquillement et écris quand tu en as envie.",
  start: "Inscription gratuite",
  have_account: "Déjà membre ? Connecte-toi",
  members_title: "Des membres à rencontrer",
  see_more: "Voir plus de membres",
  how_title: "Comment ça marche",
  how_1_title: "Inscris-toi gratuitement",
  how_1_text:
    "Un nom, une adresse e-mail et ta date de naissance. C’est tout ce que nous demandons au début.",
  how_2_title: "Regarde",
  how_2_text: "Cherche par lieu et par âge, ouvre des profils et like les personnes qui te plaisent.",
  how_3_title: "Écris",
  how_3_text: "Tes premiers messages sont gratuits. Ensuite, tu vois le prix avant l’envoi.",
  prices: "Voir les tarifs",
  honest_title: "Clair et honnête",
  honest_text:
    "Pas d’abonnement : tu achètes des crédits quand tu veux. Les profils portant la mention « {fictional} » ne sont pas de vraies personnes.",
} satisfies Words<"home">;
