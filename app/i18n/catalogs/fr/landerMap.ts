import type { Words } from "../../catalog";

export default {
  chart: "Carte en points avec une épingle numérotée pour chaque membre ci-dessous",
  chart_alone: "Carte en points",
  vague: "Les lieux sont approximatifs : une épingle indique seulement le pays.",
  vague_alone: "Tu verras les membres après l’inscription ou la connexion.",
  people: "Les personnes derrière les épingles",
  rules: "Près, mais pas trop",
  rule_1_title: "C’est toi qui dis où tu habites",
  rule_1_text: "Ton profil montre ce que tu écris, rien d’autre.",
  rule_2_title: "Pas d’épingle exacte",
  rule_2_text: "Les épingles sont réparties dans le pays pour que personne ne soit repérable.",
  rule_3_title: "Cherche près ou loin",
  rule_3_text: "Choisis un pays et une région, ou regarde partout.",
} satisfies Words<"landerMap">;
