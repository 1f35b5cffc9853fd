import type { Words } from "../../catalog";

export default {
  question: "Qu’est-ce qui t’amène ici ?",
  hint: "Choisis ce que tu aimes, autant que tu veux.",
  go: "Continuer",
  none: "Tu n’as encore rien choisi. Tu peux aussi t’inscrire tout de suite.",
  chosen_title: "C’est toi",
  chosen_text: "Mets-le dans ton profil après l’inscription : les autres auront de quoi t’écrire.",
  change: "Modifier",
  faces_title: "Quelques membres",
} satisfies Words<"landerIcons">;
