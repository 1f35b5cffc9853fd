import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Navigateurs",
  description: "Pour quels navigateurs {site} est conçu et à quoi il ressemble dans tous les autres.",
  intro: [
    "{site} se lit dans tous les navigateurs. Si tu vois du texte simple, une partie sous l’autre et sans couleurs, le tien est plus ancien que ceux pour lesquels la mise en forme est faite. Rien ne manque : tu peux chercher, lire, écrire, liker et payer comme tout le monde.",
  ],
  sections: {
    floor: {
      heading: "Navigateurs qui affichent la mise en forme",
      body: [
        {
          list: [
            "Chrome et Android System WebView à partir de la version 64",
            "Edge à partir de la version 79",
            "Firefox à partir de la version 68",
            "Safari à partir de la version 12.1, sur iPhone et iPad à partir d’iOS 12.2",
            "Samsung Internet à partir de la version 9.2",
            "KaiOS à partir de la version 3",
          ],
        },
      ],
    },
    older: {
      heading: "Ce que tu peux faire",
      body: [
        "Mets le navigateur à jour, ou installes-en un autre depuis la boutique de ton téléphone. Si c’est impossible, reste : les pages simples sont les mêmes pages.",
        "Les navigateurs qui économisent les données en dessinant les pages ailleurs, comme Opera Mini en mode extrême, montrent aussi les pages simples. Choisis-y un autre mode pour voir la mise en forme.",
        "Quelque chose ne marche pas\u202f? [Écris-nous](service) et dis quel téléphone tu as.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
