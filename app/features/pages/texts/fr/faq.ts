import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Questions fréquentes",
  description:
    "Réponses courtes sur {site} : crédits, mentions, sécurité, paiements et suppression du compte.",
  intro: [
    "Des réponses courtes à ce que les membres demandent le plus. La tienne n’y est pas ? La [page d’aide](service) t’explique comment nous joindre.",
  ],
  sections: {
    free: {
      heading: "{site} est-il gratuit ?",
      body: [
        "L’inscription, ton profil, la recherche et les likes sont gratuits. Tu peux avoir 2 conversations avec quelques messages gratuits. Ensuite, les messages coûtent des crédits.",
      ],
    },
    subscription: {
      heading: "Y a-t-il un abonnement ?",
      body: [
        "Non. Tu achètes un pack de crédits une fois et tu paies une fois. Rien ne se renouvelle tout seul, il n’y a donc rien à résilier. Ce que coûte chaque pack est sur la [page des tarifs](pricing).",
      ],
    },
    premium: {
      heading: "Qu’est-ce que Premium ?",
      body: [
        "Ton premier achat de crédits fait de toi un membre Premium : tu vois toutes les photos, tu peux en ajouter 25 au lieu de 3 et avoir autant de conversations que tu veux. Tu restes Premium même quand tes crédits sont épuisés.",
      ],
    },
    costs: {
      heading: "Combien coûte un message ?",
      body: [
        "La conversation montre, avant l’envoi, combien de crédits coûte un message, une photo ou un cadeau. Lire est gratuit. Un message qui échoue reste dans la zone de texte, et tu peux réessayer.",
      ],
    },
    label: {
      heading: "Que veut dire « {fictionalOne} » ?",
      body: [
        "Un profil avec cette mention n’est pas une vraie personne. Il est là pour divertir et répond aux messages, mais tu ne peux pas le rencontrer. La mention figure sur chaque carte, chaque profil et dans chaque conversation, et nous ne la cachons jamais.",
      ],
    },
    welcome: {
      heading: "Comment marche l’offre de bienvenue ?",
      body: [
        "Dans les 4 heures qui suivent ton inscription, ton premier achat coûte 25 % de moins. Un compte à rebours montre le temps restant. L’offre vient une fois et ne recommence pas.",
      ],
    },
    activation: {
      heading: "Je n’ai pas reçu l’e-mail d’activation",
      body: [
        "Regarde d’abord dans tes spams. Après la connexion, un rappel en haut de la page te permet de faire renvoyer l’e-mail. Tant que tu n’as pas suivi son lien, les membres ne peuvent pas te répondre.",
      ],
    },
    login: {
      heading: "Je n’arrive pas à me connecter",
      body: [
        "Demande un [nouveau mot de passe](reset) : nous t’envoyons un lien. Après trop d’essais infructueux, la connexion est bloquée pendant quelques minutes. Ton navigateur doit accepter les cookies de {domain}.",
      ],
    },
    report: {
      heading: "Quelqu’un m’importune. Que faire ?",
      body: [
        "Bloque le membre : le profil disparaît pour toi et la conversation est supprimée. Signale aussi le profil, la photo ou le message : tu reçois un numéro de référence. En savoir plus sur les [signalements et exclusions](ban).",
        "N’envoie jamais d’argent à quelqu’un que tu ne connais que par ce site.",
      ],
    },
    discreet: {
      heading: "Les autres voient-ils que je suis ici ?",
      body: [
        "Les membres peuvent trouver ton profil. Si tu ne le veux pas, active le mode invisible dans tes [réglages](settings) : la recherche ne te trouve plus, personne ne peut te liker et seules les personnes à qui tu as écrit peuvent t’écrire. Les notifications et le titre de l’onglet ne montrent jamais le texte d’un message.",
      ],
    },
    payment: {
      heading: "Mon paiement a échoué",
      body: [
        "Tu vois l’état d’un paiement sur sa propre page. S’il a échoué ou a été annulé, aucun crédit n’a été ajouté, et tu peux réessayer ou choisir un autre moyen. De l’argent est parti sans crédits ? [Donne-nous](complaints) la date et le montant.",
        "Un prélèvement n’est effectué qu’une seule fois. Tu peux te le faire rembourser par ta banque dans les huit semaines.",
      ],
    },
    refund: {
      heading: "Puis-je récupérer mon argent ?",
      body: [
        {
          either: [
            "Oui, {refundWithin} après l’achat. La marche à suivre est dans la [politique de remboursement](return).",
            "La loi te donne un droit de rétractation. La marche à suivre est dans la [politique de remboursement](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Quelles données avez-vous sur moi ?",
      body: [
        "Tu peux les voir dans tes [réglages](settings) et les télécharger dans un fichier. À quoi elles servent est expliqué sur la page [confidentialité](privacy).",
      ],
    },
    leaving: {
      heading: "Comment supprimer mon compte ?",
      body: [
        "Dans tes [réglages](settings), en une étape qui indique ce que tu perds. Pendant 14 jours, tu peux revenir par un lien dans un e-mail. Ensuite, le compte ne peut plus être rétabli.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
