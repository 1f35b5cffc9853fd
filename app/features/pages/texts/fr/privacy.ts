import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Confidentialité",
  description: "Quelles données {site} utilise, pourquoi, combien de temps, et ce que tu peux décider.",
  intro: [
    "Les rencontres sont une affaire privée. Cette page dit quelles données nous utilisons, à quoi elles servent et ce que tu peux décider. Les cookies ont leur [propre page](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Qui est responsable",
      body: [
        {
          either: [
            "{company}, {address}, est responsable de tes données sur {site} ({domain}).",
            "{company} est responsable de tes données sur {site} ({domain}).",
          ],
        },
        "Pour toute question sur tes données, écris à [{email}](email).",
        { list: ["Délégué à la protection des données : {privacyContact}"] },
      ],
    },
    data: {
      heading: "Ce que nous utilisons, et pourquoi",
      body: [
        {
          facts: [
            [
              "Compte",
              "Adresse e-mail, nom, mot de passe et date de naissance : pour que tu puisses te connecter, pour t’écrire et pour vérifier que tu as {minAge} ans ou plus. Le mot de passe n’est plus jamais affiché.",
            ],
            [
              "Profil",
              "Ce que tu écris sur toi, tes photos, tes centres d’intérêt et ta ville : pour te montrer aux autres membres. Tu choisis ce que tu remplis.",
            ],
            [
              "Conversations et likes",
              "Pour les transmettre, compter les crédits et examiner les signalements.",
            ],
            [
              "Paiements",
              "Ce que tu as acheté, quand et comment, et pour un prélèvement ton IBAN, ton adresse et ton téléphone : pour encaisser le paiement et tenir notre comptabilité.",
            ],
            [
              "Données techniques",
              "Adresse IP, navigateur et langue : pour t’envoyer la page, deviner ton pays et arrêter les attaques.",
            ],
            [
              "D’où tu viens",
              "La référence du lien suivi pour venir ici : pour payer le partenaire qui l’a affiché.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Bases légales",
      body: [
        {
          facts: [
            [
              "Compte, profil, conversations, likes, paiements",
              "Nous en avons besoin pour exécuter le contrat avec toi (article 6, paragraphe 1, point b, du RGPD).",
            ],
            [
              "Comptabilité, signalements de contenus illicites",
              "La loi nous y oblige (article 6, paragraphe 1, point c).",
            ],
            [
              "Sécurité, fraude et attaques, rémunération des partenaires",
              "Nous avons un intérêt légitime à ce que le site soit sûr et à payer ceux qui nous envoient des visiteurs (article 6, paragraphe 1, point f). Tu peux t’y opposer.",
            ],
            [
              "Orientation et envies intimes",
              "Seulement avec ton consentement explicite, par une case à part (article 9, paragraphe 2, point a). Tu peux le retirer à tout moment dans tes [réglages](settings) ; nous supprimons alors ces réponses.",
            ],
            [
              "Notifications sur un appareil, ta position",
              "Seulement avec ton consentement (article 6, paragraphe 1, point a). Tu peux le retirer à tout moment dans ton navigateur.",
            ],
            [
              "E-mails d’offres",
              "Nous avons un intérêt légitime à t’en informer (article 6, paragraphe 1, point f). Tu peux les désactiver dans tes réglages ou par le lien que chacun contient.",
            ],
          ],
        },
        "Pour un compte, il nous faut une adresse e-mail, un nom, un mot de passe et ta date de naissance. Tout le reste est facultatif.",
      ],
    },
    careful: {
      heading: "Ce que nous ne faisons pas",
      body: [
        {
          list: [
            "Nos pages ne chargent rien d’autres entreprises : pas de régie publicitaire, pas de mesure d’audience, pas de boutons de réseaux sociaux.",
            "Nous ne vendons pas tes données.",
            "Ta position n’est lue sur ton appareil que si tu appuies sur le bouton prévu.",
            "Les données cachées dans tes photos, comme le lieu de la prise de vue, sont effacées quand tu les envoies.",
            "Les GIF sont cherchés par notre serveur, si bien que le service de GIF ne te voit pas.",
            "Les notifications ne montrent pas le texte d’un message.",
            "Le journal de notre serveur web ne contient ni adresse IP, ni cookies, ni rien de ce que tu as tapé.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Qui d’autre les voit",
      body: [
        "Les autres membres voient ton profil, sauf si tu actives le mode invisible : la recherche ne te trouve alors plus, personne ne peut te liker et seules les personnes à qui tu as écrit peuvent t’écrire. Un membre que tu bloques ne te voit plus.",
        "Les entreprises qui travaillent pour nous, par exemple pour l’hébergement, l’e-mail et les paiements, ne reçoivent que ce qu’il leur faut. Si tu actives les notifications, elles passent par le service push de ton navigateur. Les messages à un profil avec la mention « {fictionalOne} » sont lus par les personnes qui écrivent ses réponses pour nous. Nous ne donnons des données aux autorités que si la loi nous y oblige.",
        {
          either: [
            "Ces entreprises sont : {recipients}.",
            "Nous te disons lesquelles si tu nous le [demandes](service).",
          ],
        },
      ],
    },
    time: {
      heading: "Combien de temps",
      body: [
        "Aussi longtemps que tu as un compte. Les messages plus anciens des conversations peuvent être masqués avant pour te protéger.",
        "Quand tu supprimes ton compte, il n’est plus visible. Pendant 14 jours, tu peux le récupérer ; ensuite, il ne peut plus être rétabli.",
        "Les preuves de paiement sont gardées aussi longtemps que le droit fiscal l’exige.",
        {
          list: [
            "Preuves de paiement : {keepPayments}",
            "Conversations : {keepConversations}",
            "Signalements et réclamations : {keepReports}",
            "Enregistrements de nos serveurs avec ton adresse IP : {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Tes droits",
      body: [
        {
          list: [
            "Voir tes données : dans tes [réglages](settings), sur une page et dans un fichier au format JSON à emporter.",
            "Les corriger : dans ton [profil](profile).",
            "Les supprimer : des photos ou des textes, ou tout ton compte.",
            "T’opposer à une utilisation, la faire limiter ou retirer un accord : [écris-nous](service).",
            "Choisir quels e-mails tu reçois : dans tes réglages, ou par le lien dans chaque e-mail.",
          ],
        },
        "Si tu penses que nous traitons mal tes données, [dis-le-nous](complaints).",
        {
          either: [
            "Tu peux aussi te plaindre auprès d’une autorité de protection des données. Celle dont nous dépendons : {privacyAuthority}.",
            "Tu peux aussi te plaindre à l’autorité de protection des données de ton pays.",
          ],
        },
      ],
    },
    security: {
      heading: "Comment nous les protégeons",
      body: [
        "Les cookies qui gardent ta session ouverte ne peuvent pas être lus par des scripts. Les pages de paiement ne montrent jamais un numéro de carte complet. Nous ne demandons jamais ton mot de passe par e-mail ou dans une conversation.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
