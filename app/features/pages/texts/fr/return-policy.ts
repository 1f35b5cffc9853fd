import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Politique de remboursement",
  description: "Comment te rétracter d’un achat de crédits sur {site} et récupérer ton argent.",
  intro: [
    "Les crédits s’achètent une fois, sans abonnement. As-tu changé d’avis ? Cette page dit comment récupérer ton argent.",
  ],
  sections: {
    withdrawal: {
      heading: "Ton droit de rétractation",
      body: [
        {
          either: [
            "Tu peux te rétracter d’un achat de crédits {refundWithin} après le paiement, sans donner de raison.",
            "Tu peux te rétracter d’un achat de crédits dans un délai de 14 jours après le paiement, sans donner de raison.",
          ],
        },
        "Si tu vis dans l’Union européenne, la loi te donne 14 jours pour cela. Un délai plus long sur cette page vient de nous ; un délai plus court ne t’enlève jamais ces 14 jours.",
        "Il suffit que tu envoies ton message avant la fin du délai.",
      ],
    },
    how: {
      heading: "Comment te rétracter",
      body: [
        "Utilise le formulaire, ou dis-nous avec tes mots que tu te rétractes. Indique l’adresse e-mail de ton compte, quand tu as acheté et ce que tu as payé. Tu peux utiliser :",
        {
          list: [
            "le [formulaire de rétractation](withdraw), où mène aussi la page de ta commande : tu reçois tout de suite un numéro de référence ;",
            "l’e-mail à [{email}](email) ;",
            "le téléphone : [{phone}](phone) ;",
            "une lettre à {company}, {address}.",
          ],
        },
        "Si tu veux, copie ceci : « Je me rétracte de mon achat de crédits sur {site} du (date), montant (montant). Mon compte a l’adresse e-mail (adresse). »",
      ],
    },
    used: {
      heading: "Les crédits déjà utilisés",
      body: [
        "Les crédits que tu n’as pas utilisés sont remboursés en entier. Si tu nous as demandé de commencer tout de suite et que tu as utilisé une partie des crédits avant de te rétracter, nous pouvons garder la part du prix correspondante.",
        "Quand tu te rétractes d’un achat, ses crédits restants sont retirés de ton compte.",
      ],
    },
    refund: {
      heading: "Comment tu reçois l’argent",
      body: [
        "Nous remboursons au plus tard 14 jours après avoir reçu ton message, par le moyen de paiement que tu as utilisé et sans frais. Avec certains moyens prépayés ce n’est pas possible ; nous te demandons alors un compte bancaire.",
      ],
    },
    debit: {
      heading: "Prélèvement",
      body: [
        "Un prélèvement SEPA sur {site} est unique. Tu peux demander à ta banque de te le rembourser dans les huit semaines, sans donner de raison. Pour un prélèvement que tu n’as jamais autorisé, tu as 13 mois.",
        "Nous écrire d’abord va souvent plus vite. Si la banque rembourse un prélèvement, les crédits achetés ainsi ne sont plus payés.",
      ],
    },
    failed: {
      heading: "Paiements échoués ou en double",
      body: [
        "Un paiement échoué ou annulé n’ajoute pas de crédits et ne coûte rien. Appuyer deux fois sur un bouton ou recharger la page ne paie pas deux fois. De l’argent est parti et aucun crédit n’est arrivé ? [Donne-nous](complaints) la date et le montant, et nous cherchons.",
      ],
    },
    leaving: {
      heading: "Si tu supprimes ton compte",
      body: [
        "Supprimer ton compte n’est pas encore une rétractation. Si tu veux récupérer l’argent des crédits restants, dis-le-nous avant ou dans les mêmes jours.",
      ],
    },
    company: {
      heading: "À qui tu as acheté",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Ce qui vaut aussi pour ton achat est dans les [conditions](terms). La loi peut te donner d’autres droits, par exemple si des crédits payés ne marchent pas. Ils restent ce qu’ils sont.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
