import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "Déclaration de conformité 2257",
  description: "Déclaration de {site} selon 18 U.S.C. § 2257, avec le dépositaire des registres.",
  intro: [
    "Cette déclaration concerne {domain} et suit le droit des États-Unis d’Amérique, 18 U.S.C. §§ 2257 et 2257A et 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Adultes seulement",
      body: [
        "{site} est réservé aux adultes. Toute personne qui s’inscrit donne une date de naissance et doit avoir au moins {minAge} ans. Toute personne visible sur une image de {site} doit avoir eu au moins 18 ans quand elle a été faite.",
        "Ce qui montre ou semble montrer un mineur est retiré, le compte est exclu et les autorités sont prévenues là où la loi le prévoit.",
      ],
    },
    ours: {
      heading: "Les images que nous publions nous-mêmes",
      body: [
        "Les images que nous publions nous-mêmes, par exemple sur les pages d’accueil et sur les profils avec la mention « {fictionalOne} », montrent des adultes ou sont dessinées. Pour autant que la loi exige pour une image des registres d’âge et d’identité, ils sont gardés par le dépositaire nommé plus bas.",
      ],
    },
    members: {
      heading: "Les images que les membres envoient",
      body: [
        "Les photos sur les profils des membres et dans les conversations sont choisies et envoyées par les membres eux-mêmes. Nous n’en sommes pas le producteur au sens de 18 U.S.C. § 2257(h) : nous les conservons et les montrons, sans prendre part à leur réalisation.",
        "En envoyant une photo, un membre confirme que toutes les personnes qui y figurent sont adultes et d’accord pour y être montrées. Les [conditions](terms) le disent aussi.",
      ],
    },
    custodian: {
      heading: "Dépositaire des registres",
      body: [
        {
          either: [
            "Le dépositaire des registres est {company}, {address}.",
            "Le dépositaire des registres est {company}.",
            "Pour connaître le dépositaire des registres, écris à [{email}](email).",
          ],
        },
        {
          list: [
            "Registre du commerce (KvK) : {kvk}",
            "E-mail : [{email}](email)",
            "Téléphone : [{phone}](phone)",
          ],
        },
        "Les registres peuvent être consultés par les personnes que la loi y autorise, sur rendez-vous pris par e-mail.",
      ],
    },
    report: {
      heading: "Signaler une image",
      body: [
        "Si tu penses qu’une image montre une personne de moins de 18 ans, signale-la tout de suite : par le lien près de la photo, sur le profil ou dans la conversation avec la raison « A moins de 18 ans », ou sans compte par le [formulaire de réclamation](complaints). Ces signalements passent en premier. Ne transmets pas l’image. La suite est expliquée sur la page [signalements et exclusions](ban).",
        "Si tu te vois sur une image sans avoir donné ton accord, utilise le même formulaire.",
      ],
    },
    label: {
      heading: "Pour les parents",
      body: [
        "Chaque page de {site} porte le label « Restricted to Adults » (RTA) sous une forme que lisent les logiciels de filtrage. Active le filtre de l’appareil ou du fournisseur d’accès, et le site est bloqué pour les enfants.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
