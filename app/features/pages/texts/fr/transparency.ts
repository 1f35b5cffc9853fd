import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Transparence",
  description:
    "Ce qui décide de l’ordre des membres, comment nous joindre et comment contester une décision.",
  intro: [
    "Cette page fait partie de nos [conditions](terms). Elle dit ce qui décide de qui tu vois en premier, comment les autorités et les utilisateurs nous joignent, et ce que tu peux faire si tu n’es pas d’accord avec une décision.",
  ],
  sections: {
    order: {
      heading: "Ce qui décide de l’ordre",
      body: [
        {
          list: [
            "Recherche : tu vois les membres qui correspondent au genre, au pays, à la région et aux âges choisis. Ton choix figure au-dessus de la liste ; change-le ou efface-le quand tu veux. Si tu laisses le genre ouvert, ce que tu dis de toi peut compter.",
            "Trouve ton match : tes centres d’intérêt comptent aussi. Les membres qui en partagent le plus viennent d’abord, car des goûts communs aident à commencer une conversation.",
            "Peu de résultats : des membres proches suivent sous un titre à part. Ils viennent d’une recherche plus large.",
            "Likes et conversations : les plus récents d’abord.",
          ],
        },
        {
          either: [
            "Entre des membres qui correspondent autant, compte, du plus au moins important : {ranking}.",
            "Entre des membres qui correspondent autant, l’ordre est décidé par notre système. Selon quoi, ce n’est pas encore indiqué ici.",
          ],
        },
        "Les profils portant la mention « {fictionalOne} » figurent dans les mêmes listes que les autres.",
      ],
    },
    users: {
      heading: "Comment nous joindre",
      body: [
        {
          list: [
            "E-mail : [{email}](email)",
            "Téléphone : [{phone}](phone)",
            "Formulaire : [réclamations](complaints)",
            "Langues : {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Comment les autorités nous joignent",
      body: [
        {
          either: [
            "Les autorités des États membres, la Commission européenne et le Comité européen des services numériques peuvent nous écrire directement : [{authoritiesEmail}](authorities).",
            "Aucune adresse à part n’est indiquée pour les autorités. Merci d’utiliser [{email}](email).",
            "Aucune adresse pour les autorités n’est encore indiquée ici.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Contenus illicites",
      body: [
        "Tout le monde peut les [signaler](notice), avec ou sans compte. Nous confirmons la réception et faisons savoir ce que nous avons décidé. Ce que nous retirons et quand nous fermons des comptes figure sur la page des [signalements et exclusions](ban).",
      ],
    },
    object: {
      heading: "Si tu n’es pas d’accord avec une décision",
      body: [
        "Tu peux la contester gratuitement pendant au moins six mois : le retrait de ce que tu as publié, la fermeture de ton compte ou notre décision sur ton signalement. Utilise le [formulaire de réclamation](complaints).",
        {
          either: [
            "Tu peux aussi t’adresser à un organe certifié de règlement extrajudiciaire des litiges : {disputeBodies}.",
            "Tu peux aussi t’adresser à tout organe de règlement extrajudiciaire des litiges certifié dans l’Union européenne ; la Commission européenne en publie la liste.",
          ],
        },
        "Tu peux saisir la justice à tout moment et te plaindre auprès du coordinateur pour les services numériques de ton pays.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
