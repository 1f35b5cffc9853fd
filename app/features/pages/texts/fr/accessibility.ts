import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Accessibilité",
  description:
    "Ce que nous faisons pour que tout le monde puisse utiliser {site}, ce qui reste à améliorer et à qui le dire.",
  intro: [
    "Tout le monde doit pouvoir utiliser {site}. Cette page dit ce que nous faisons pour cela, ce qui n’est pas encore accessible et comment nous signaler un obstacle.",
  ],
  sections: {
    service: {
      heading: "Ce que le site propose",
      body: [
        "Un compte, un profil, une recherche, des likes, des conversations et des packs de crédits, en sept langues. Presque tout marche sans JavaScript et dans d’anciens navigateurs.",
        "Le mode d’emploi se trouve pas à pas dans les [questions fréquentes](faq).",
      ],
    },
    standard: {
      heading: "Ce que nous suivons",
      body: [
        "La directive (UE) 2019/882 et la norme EN 301 549, qui contient les règles pour l’accessibilité des contenus web (WCAG), niveaux A et AA.",
        "Cette déclaration repose sur nos propres contrôles.",
      ],
    },
    how: {
      heading: "Comment nous y répondons",
      body: [
        {
          list: [
            "Clavier : tout s’atteint et s’utilise sans souris, et l’on voit où l’on est.",
            "Lecteurs d’écran : les titres, les zones et les étiquettes disent ce qu’est chaque chose ; les erreurs sont indiquées près du champ et au-dessus du formulaire.",
            "Taille : avec 320 pixels de large ou un texte agrandi, rien n’oblige à défiler de côté.",
            "Couleurs : les contrastes suivent les règles, en clair et en sombre, et la couleur ne dit jamais rien à elle seule.",
            "Mouvement : les pages restent fixes si ton appareil demande moins d’animations.",
            "Temps : ce que tu as écrit est conservé si ta session se termine entre-temps. Il n’y a pas d’énigme à résoudre.",
          ],
        },
      ],
    },
    limits: {
      heading: "Ce qui n’est pas encore accessible",
      body: [
        {
          list: [
            "Les photos viennent des membres : leur description n’est que le nom du membre. Les GIF sont décrits par leur titre.",
            "Les membres écrivent avec leurs mots et dans leurs langues, parfois difficiles à lire ou à faire lire à voix haute.",
            "Les pages des prestataires de paiement et les autres sites vers lesquels nous renvoyons ne sont pas les nôtres.",
          ],
        },
      ],
    },
    tell: {
      heading: "Signale-nous un obstacle",
      body: [
        "Écris à [{email}](email).",
        "Ou utilise le [formulaire de réclamation](complaints). Dis de quelle page il s’agit, ce que tu voulais faire et quel appareil ou quelle aide tu utilises.",
      ],
    },
    authority: {
      heading: "Si notre réponse n’aide pas",
      body: [
        {
          either: [
            "Tu peux t’adresser à l’autorité qui nous contrôle : {accessibilityAuthority}.",
            "Tu peux t’adresser à l’autorité qui contrôle l’accessibilité des services dans ton pays.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
