import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Signalements et exclusions",
  description: "Ce qui est interdit sur {site}, comment le signaler et ce qu’est une exclusion.",
  intro: [
    "Chacun doit se sentir en sécurité ici. Cette page dit ce que nous n’acceptons pas, comment tu le signales et ce qui se passe ensuite.",
  ],
  sections: {
    rules: {
      heading: "Ce qui mène à l’exclusion",
      body: [
        {
          facts: [
            [
              "Mineurs",
              "Toute personne de moins de {minAge} ans, et tout contenu sexuel impliquant un mineur. Nous le retirons aussitôt et le signalons aux autorités là où la loi le prévoit.",
            ],
            [
              "Argent",
              "Demander de l’argent, des cartes cadeaux ou des données bancaires, le chantage et les liens qui mènent à une escroquerie.",
            ],
            [
              "Usurpation",
              "Se faire passer pour une autre personne, et les images d’autrui sans son accord.",
            ],
            [
              "Harcèlement et menaces",
              "Insultes, haine, traque, pression, et envoyer ce que quelqu’un ne veut pas.",
            ],
            [
              "Publicité",
              "Proposer des biens ou des services payants, et collecter les données des membres.",
            ],
            ["Illégal", "Tout le reste de ce que la loi interdit."],
          ],
        },
        "Les profils avec la mention « {fictionalOne} » sont les nôtres et marqués comme tels. Si l’un d’eux dit quelque chose qui enfreint ces règles, signale-le aussi.",
      ],
    },
    report: {
      heading: "Comment signaler",
      body: [
        "Sur chaque profil, près de chaque photo et dans chaque conversation, tu peux signaler. Choisis la raison, ajoute quelques mots si tu veux et envoie. Tu reçois un numéro de référence. Le membre n’apprend pas qui a signalé.",
        "Pas de compte, ou cela ne convient pas ? Utilise le [formulaire de réclamation](complaints).",
      ],
    },
    block: {
      heading: "Bloquer",
      body: [
        "Tu n’as pas besoin de raison pour bloquer quelqu’un. Le profil t’est caché, votre conversation et vos likes sont supprimés, et le membre ne peut plus te voir ni te contacter. Tu peux annuler un blocage dans tes [réglages](settings), mais la conversation et les likes ne reviennent pas.",
      ],
    },
    decision: {
      heading: "Ce que nous faisons d’un signalement",
      body: [
        "Nous regardons ce qui a été signalé et ce qui l’entoure. Selon la gravité, nous ne faisons rien, nous retirons un texte ou une photo, nous avertissons ou nous excluons le membre. Nous traitons tout le monde pareil, payant ou non.",
      ],
    },
    ban: {
      heading: "Ce qu’est une exclusion",
      body: [
        "Un compte exclu ne peut plus être utilisé et son profil n’est plus montré. Ouvrir un autre compte pour contourner une exclusion est interdit.",
        "Nous te disons par e-mail que ton compte est exclu et pourquoi, sauf si la loi l’interdit. Le remboursement de crédits non utilisés dépend de la raison et de la loi ; les droits que la loi te donne restent les tiens.",
        "Une connexion fermée quelques minutes après des mots de passe erronés n’est pas une exclusion. Attends et réessaie, ou demande un [nouveau mot de passe](reset).",
      ],
    },
    objection: {
      heading: "Si tu penses que nous avons tort",
      body: [
        "Utilise le [formulaire de réclamation](complaints), dis de quel compte il s’agit et pourquoi la décision est erronée. Nous la réexaminons et t’écrivons le résultat. Tu peux faire de même si tu as signalé quelque chose et que tu n’es pas d’accord avec notre réponse. Tu peux toujours saisir la justice.",
      ],
    },
    careful: {
      heading: "Prends soin de toi",
      body: [
        {
          list: [
            "N’envoie ni argent ni images avec lesquelles on pourrait te faire chanter.",
            "Fais attention quand quelqu’un veut vite passer à un autre service.",
            "Pour une première rencontre, choisis un lieu public et dis à quelqu’un de confiance où tu es.",
            "Si tu es en danger, appelle la police.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
