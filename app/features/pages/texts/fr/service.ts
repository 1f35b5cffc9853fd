import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Aide",
  description: "Comment joindre {site}, et où trouver de l’aide tout de suite.",
  intro: [
    "Quelque chose ne marche pas, ou tu as une question ? Voici comment nous joindre, et ce que tu peux faire tout de suite sans attendre.",
  ],
  sections: {
    quick: {
      heading: "Aide rapide",
      body: [
        {
          list: [
            "[Questions fréquentes](faq) : crédits, mentions, connexion, suppression du compte.",
            "[Nouveau mot de passe](reset) : nous t’envoyons un lien.",
            "[Réglages](settings) : e-mails, mode invisible, tes données, suppression du compte.",
            "[Tarifs](pricing) : ce que coûtent les crédits dans ta monnaie.",
            "[Langue](language) : lire le site dans une autre langue.",
          ],
        },
      ],
    },
    contact: {
      heading: "Écrire ou appeler",
      body: [
        {
          list: [
            "E-mail : [{email}](email)",
            "Téléphone : [{phone}](phone)",
            "Courrier : {company}, {address}",
            "Formulaire : [réclamations](complaints), à toute heure",
          ],
        },
        "Le formulaire ne demande pas de compte. Tu reçois un numéro de référence, et notre réponse vient par e-mail.",
      ],
    },
    tell: {
      heading: "Ce qui nous aide à t’aider",
      body: [
        "Écris depuis l’adresse e-mail de ton compte, ou indique-la. Dis-nous ce que tu as fait, ce que tu attendais et ce que tu as vu. Une page d’erreur montre une référence : copie-la, et nous retrouvons ce qui s’est passé. Pour un paiement, il nous faut la date et le montant.",
        "Ne nous envoie jamais ton mot de passe ni un numéro de carte complet. Nous ne les demandons jamais, ni par e-mail, ni au téléphone, ni dans une conversation.",
      ],
    },
    safety: {
      heading: "Quelqu’un se conduit mal",
      body: [
        "Signale le profil, la photo ou le message là où tu le vois : c’est le plus rapide, car nous voyons alors de quoi tu parles. Les signalements de demandes d’argent, de menaces ou de personnes qui semblent avoir moins de {minAge} ans comptent le plus. Tu peux bloquer le membre dans la même étape. En savoir plus sur les [signalements et exclusions](ban).",
        "Si tu es en danger, appelle d’abord la police.",
      ],
    },
    money: {
      heading: "Paiements et remboursements",
      body: [
        "Chaque paiement a une page qui montre son état. Comment se rétracter d’un achat et ce qui vaut pour le prélèvement est dans la [politique de remboursement](return).",
      ],
    },
    complaint: {
      heading: "Quelque chose ne te convient pas ?",
      body: [
        "Utilise le [formulaire de réclamation](complaints) et choisis le sujet : service, paiement, contenu, confidentialité, un membre ou autre chose. Cela vaut aussi pour une de nos décisions, comme une exclusion. Garde le numéro de référence jusqu’à ce que l’affaire soit close.",
      ],
    },
    legal: {
      heading: "Mentions légales",
      body: [
        { either: ["{site} est exploité par {company}, {address}.", "{site} est exploité par {company}."] },
        {
          list: [
            "Représentant : {representedBy}",
            "Registre du commerce (KvK) : {kvk}",
            "Registre du commerce : {register}",
            "TVA : {vat}",
            "Noms commerciaux : {tradeNames}",
            "E-mail : [{email}](email)",
            "Téléphone : [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Conditions](terms)",
            "[Confidentialité](privacy)",
            "[Cookies](cookies)",
            "[Politique de remboursement](return)",
            "[Transparence](transparency)",
            "[Accessibilité](accessibility)",
            "[Déclaration de conformité 2257](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
