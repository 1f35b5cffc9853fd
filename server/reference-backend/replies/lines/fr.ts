import type { ReplyLines } from "./reply-lines";

export const fr: ReplyLines = {
  greetingWords: ["bonjour", "bonsoir", "salut", "coucou", "hello", "hey"],
  greeting: [
    "Salut {name} ! C’est gentil de m’écrire. Comment se passe ta journée ?",
    "Coucou {name}, quelle bonne surprise. Tu fais quoi de beau ?",
    "Bonjour {name} ! Je regardais justement ton profil. Tu m’en dis plus ?",
  ],
  question: [
    "Bonne question ! Je te la retourne d’abord : tu dirais quoi, toi ?",
    "Ça dépend… Qu’est-ce qui t’y a fait penser ?",
    "Ah, j’aime bien les gens qui posent des questions. Oui, je crois. Et toi ?",
  ],
  present: ["Oh, merci {name} ! Ça m’a fait sourire.", "Que c’est gentil ! Il y a une histoire derrière ?"],
  other: [
    "Ça a l’air sympa. Raconte-moi !",
    "J’aime bien comme tu le dis. Tu fais quoi pour te détendre ?",
    "Vraiment ? Je n’aurais pas deviné. Que devrais-je encore savoir de toi ?",
    "Tu viens de me faire sourire. Tu as des projets pour le week-end ?",
  ],
  icebreakers: [
    "Salut ! Quelle passion me ferais-tu découvrir en premier ?",
    "Quel a été le meilleur moment de ta semaine ?",
    "Plage, montagne ou canapé avec un bon film ?",
  ],
};
