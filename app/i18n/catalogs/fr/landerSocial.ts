import type { Words } from "../../catalog";

export default {
  you: "Et toi ?",
  note: "Une ligne courbe relie deux profils qui partagent un centre d’intérêt.",
  note_alone:
    "Des centres d’intérêt à indiquer dans ton profil. Tu verras les membres après l’inscription ou la connexion.",
  wall: "Avec leurs propres mots",
  begin: "Comment commence une conversation",
  interests: "Centres d’intérêt de {name}",
  step_1_title: "Dis ce que tu aimes",
  step_1_text: "Quelques lignes et une poignée de centres d’intérêt suffisent pour un profil.",
  step_2_title: "Trouve un point commun",
  step_2_text: "Les profils montrent ce que les autres aiment : tu sais quoi demander.",
  step_3_title: "Écris la première phrase",
  step_3_text: "Une question sur un goût que vous partagez suffit.",
} satisfies Words<"landerSocial">;
