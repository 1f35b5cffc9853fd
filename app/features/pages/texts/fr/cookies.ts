import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Cookies",
  description: "Chaque cookie que {site} dépose, à quoi il sert et combien de temps il reste.",
  intro: [
    "Un cookie est un petit texte que ton navigateur garde pour un site. {site} ne dépose que les siens, et seulement ceux qu’il faut pour ce que tu fais ici. C’est pourquoi nous ne te demandons pas ton accord par un bandeau.",
  ],
  sections: {
    list: {
      heading: "Tous nos cookies",
      body: [
        {
          cookies: {
            login:
              "Garde ta session ouverte. Plusieurs cookies dont le nom commence ainsi. Jusqu’à {lifetime}, effacés quand tu te déconnectes.",
            language: "La langue que tu as choisie. {lifetime}.",
            search:
              "Ta dernière recherche, pour que tu n’aies pas à la remplir de nouveau. {lifetime}, effacé quand tu vides la recherche.",
            traffic:
              "La référence du lien suivi pour venir ici, comme le nom du partenaire. Jusqu’à la fermeture du navigateur.",
            visit:
              "Un texte aléatoire sans signification qui nous montre si ton navigateur garde les cookies. Jusqu’à la fermeture du navigateur.",
            flash:
              "Une information pour la page suivante, par exemple que ton like est envoyé. Effacée dès que tu le lis, au plus tard après une minute.",
            country: "Le pays que tu as choisi. {lifetime}.",
            dataUse: "La quantité de données que les pages peuvent utiliser, si tu l’as choisie. {lifetime}.",
            photoCovers:
              "Quelles photos des autres s’affichent tout de suite et lesquelles tu as ouvertes. {lifetime}.",
            enterKey: "Ce que fait la touche Entrée dans les conversations, si tu l’as choisi. {lifetime}.",
            timeZone:
              "Le fuseau horaire de ton appareil, pour que les heures soient justes dès l’ouverture d’une page. {lifetime}.",
            keptChats:
              "Si ce navigateur peut garder tes dernières conversations pour les lire hors ligne, si tu l’as choisi. {lifetime}, effacé quand tu te déconnectes.",
            entryWarning: "Quand tu as fermé l’avertissement à l’entrée, pour qu’il reste fermé. {lifetime}.",
            loginMark:
              "Indique à qui sont les formulaires, pour qu’aucune autre page n’en envoie un à ta place. {lifetime}, supprimé quand tu te déconnectes.",
            tooYoung: "Que tu as dit être trop jeune, sans la date. Jusqu’à la fermeture du navigateur.",
            alerts: "Les avis que tu as fermés et quand, pour qu’ils ne reviennent pas. {lifetime}.",
            steps: "Les étapes de l’inscription que tu as enregistrées ou passées. {lifetime}.",
          },
        },
        "Tous sont des cookies propres à {domain}. Ils ne sont envoyés qu’à nous, et les scripts de la page ne peuvent pas les lire.",
      ],
    },
    others: {
      heading: "Ce que tu ne trouveras pas",
      body: [
        {
          list: [
            "aucun cookie d’une autre entreprise ;",
            "aucun cookie de publicité ou de pistage ;",
            "aucune mesure d’audience qui te suit de page en page ;",
            "aucune image, police ou script venant du serveur de quelqu’un d’autre.",
          ],
        },
        "Quand tu paies, tu peux arriver sur la page du prestataire de paiement. Cette page est à lui, et les cookies qui s’y trouvent aussi.",
      ],
    },
    storage: {
      heading: "Ce que ton navigateur garde aussi",
      body: [
        "Ton navigateur garde des copies d’images et de feuilles de style pour que les pages arrivent plus vite. Un onglet peut aussi garder l’information pour la page suivante jusqu’à ce qu’elle s’ouvre, et où tu en étais dans une liste de membres. Si tu installes le site comme application ou actives les notifications, le navigateur garde aussi un petit programme qui les affiche et une page pour quand tu es hors ligne. Tu peux enlever les deux dans les paramètres de ton navigateur.",
        "Si tu le permets dans les réglages, le même programme garde les dix dernières conversations que tu as ouvertes, en texte sans photos, pour les lire sans connexion, sept jours au plus. Elles sont effacées quand tu te déconnectes ici, désactives l’option ou que quelqu’un d’autre se connecte. Si ta connexion prend fin autrement, elles disparaissent dès que cet appareil nous joint de nouveau.",
        "Ce que tu commences à écrire dans une conversation reste dans ce navigateur, 30 jours au plus, pour ne se perdre ni au rechargement ni à la déconnexion. Cela disparaît dès que tu l’envoies ou l’effaces.",
        "Ta dernière recherche, et avec qui tu as ouvert la dernière conversation et quand, restent chiffrées avec ta connexion sur notre serveur, 30 jours au plus. Après la déconnexion, personne ne peut plus les lire, nous non plus.",
      ],
    },
    choice: {
      heading: "Effacer et refuser",
      body: [
        "Tu peux effacer les cookies quand tu veux dans les paramètres de ton navigateur. Ta session se ferme alors et la langue est devinée de nouveau.",
        "Si ton navigateur refuse tous les cookies, tu peux toujours découvrir le site sans te connecter, et le [choix de la langue](language) passe par l’adresse. Pour te connecter ou t’inscrire, il faut des cookies ; la page te le dit s’ils manquent.",
        "Si l’appareil n’est pas qu’à toi, utilise une fenêtre privée : elle oublie tous les cookies quand tu la fermes.",
      ],
    },
    more: {
      heading: "En savoir plus sur tes données",
      body: [
        "Ce que nous faisons des données qui ne sont pas dans des cookies est sur la page [confidentialité](privacy). Des questions ? La [page d’aide](service) t’explique comment nous joindre.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
