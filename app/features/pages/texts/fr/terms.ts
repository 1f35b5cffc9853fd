import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "Conditions",
  description:
    "L’accord entre toi et {site} : ton compte, les crédits, les règles et comment supprimer ton compte.",
  intro: [
    "Ces conditions s’appliquent quand tu utilises {site} ({domain}). Voici la version du {date}.",
    "Si quelque chose n’est pas clair, demande-nous par la [page d’aide](service) avant de t’inscrire ou de payer.",
  ],
  sections: {
    company: {
      heading: "Qui nous sommes",
      body: [
        { either: ["{site} est exploité par {company}, {address}.", "{site} est exploité par {company}."] },
        {
          list: [
            "Registre du commerce (KvK) : {kvk}",
            "TVA : {vat}",
            "Noms commerciaux : {tradeNames}",
            "E-mail : [{email}](email)",
            "Téléphone : [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Ce que tu obtiens",
      body: [
        "{site} est un site où des adultes découvrent des profils, les likent et discutent. S’inscrire, créer un profil, chercher et liker est gratuit.",
        "Sans Premium, tu peux ajouter 3 photos et avoir 2 conversations, avec quelques messages gratuits. Dès ton premier achat de crédits, tu deviens membre Premium : tu vois toutes les photos, tu peux en ajouter 25 et tu gardes ces fonctions même quand tes crédits sont épuisés.",
        "Nous ne pouvons pas promettre que tu rencontreras quelqu’un.",
      ],
    },
    account: {
      heading: "Ton compte",
      body: [
        "Tu dois avoir au moins {minAge} ans. Une personne a un seul compte, et il n’est qu’à elle.",
        "Donne ta vraie date de naissance et une adresse e-mail que tu peux lire. Tant que tu n’as pas suivi le lien de notre e-mail d’activation, les membres à qui tu écris ne peuvent pas répondre.",
        "Garde ton mot de passe pour toi. Après trop d’essais infructueux, un compte est bloqué pendant quelques minutes, pour le protéger.",
      ],
    },
    fictional: {
      heading: "Profils fictifs",
      body: [
        "Certains profils ne sont pas de vraies personnes. Ils sont là pour divertir, et leurs messages sont écrits par nous ou par d’autres pour notre compte. Il n’est pas possible de les rencontrer.",
        "Chacun d’eux porte la mention « {fictionalOne} » partout où son nom ou sa photo apparaît : dans les listes, sur le profil et dans la conversation. Les messages aux profils avec cette mention (« {fictionalMany} ») coûtent autant de crédits que les autres.",
      ],
    },
    credits: {
      heading: "Crédits et prix",
      body: [
        "Tu achètes des crédits par packs. Le prix affiché est celui que tu paies, une seule fois : il n’y a pas d’abonnement et rien ne se renouvelle tout seul. La [page des tarifs](pricing) montre ce que coûte un pack dans ta monnaie.",
        "Les messages, photos et cadeaux dans une conversation coûtent des crédits. Tu vois combien avant d’envoyer.",
        "Une réduction vaut pour la durée, le pays et les moyens de paiement indiqués. La réduction de bienvenue est de 25 % sur un premier achat dans les 4 heures qui suivent ton inscription.",
        "Les crédits ne peuvent pas être donnés à un autre membre ni reconvertis en argent, sauf ce que prévoient la [politique de remboursement](return) et la loi.",
      ],
    },
    rules: {
      heading: "Nos règles de conduite",
      body: [
        "Sont interdits sur {site} :",
        {
          list: [
            "tout ce qui concerne une personne de moins de {minAge} ans, vient d’elle ou se fait avec elle ;",
            "les menaces, le harcèlement, la haine et la pression ;",
            "les demandes d’argent, la publicité et l’escroquerie ;",
            "se faire passer pour quelqu’un d’autre, et les images d’autrui sans son accord ;",
            "tout ce que la loi interdit.",
          ],
        },
        "Tu peux signaler un profil, une photo ou un message, et bloquer n’importe qui. La suite est expliquée sur la page [signalements et exclusions](ban).",
      ],
    },
    content: {
      heading: "Ce que tu mets en ligne",
      body: [
        "Tes textes et photos restent à toi. Tu nous autorises à les conserver et à les montrer sur {site} tant qu’ils sont dans ton compte. Ne mets en ligne que ce que tu as fait toi-même ou as le droit d’utiliser. Toute personne sur une photo doit être adulte et d’accord pour y être montrée.",
        "{noNudity}",
        "Nous pouvons retirer ce qui enfreint ces règles.",
        "Ce qui décide de l’ordre des membres et comment contester une décision figure sur la page [Transparence](transparency), qui fait partie de ces conditions.",
      ],
    },
    leaving: {
      heading: "Supprimer ton compte",
      body: [
        "Tu peux supprimer ton compte à tout moment dans tes [réglages](settings), sans préavis. Pendant 14 jours, tu peux le récupérer par un lien que nous t’envoyons par e-mail ; ensuite, il ne peut plus être rétabli.",
        "Nous pouvons fermer un compte qui enfreint ces conditions. Nous te disons pourquoi, sauf si la loi l’interdit, et tu peux [contester](complaints).",
      ],
    },
    liability: {
      heading: "En cas de problème",
      body: [
        "Nous prenons soin du site, mais il peut être inaccessible un moment, par exemple pendant une maintenance. Si quelque chose que tu as payé n’a pas marché, dis-le-nous et nous y remédions.",
        "Nous sommes responsables comme la loi le prévoit. Rien sur cette page ne t’enlève les droits que te donne le droit de la consommation.",
      ],
    },
    law: {
      heading: "Réclamations et droit",
      body: [
        "Utilise d’abord le [formulaire de réclamation](complaints) : tu reçois un numéro de référence et nous répondons par e-mail.",
        {
          either: [
            "Le droit du pays où {company} est établie ({country}) s’applique. Tu gardes la protection des consommateurs du pays où tu vis, et tu peux y saisir la justice.",
            "Tu gardes la protection des consommateurs du pays où tu vis, et tu peux y saisir la justice.",
          ],
        },
      ],
    },
    changes: {
      heading: "Modifications",
      body: [
        "Si nous modifions ces conditions, la date de la version change aussi. Ce que tu as acheté avant reste soumis aux conditions de ce jour-là.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
