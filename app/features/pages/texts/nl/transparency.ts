import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Transparantie",
  description:
    "Wat de volgorde van leden bepaalt, hoe je ons bereikt en hoe je bezwaar maakt tegen een beslissing.",
  intro: [
    "Deze pagina hoort bij onze [voorwaarden](terms). Hier staat wat bepaalt wie je het eerst ziet, hoe overheden en gebruikers ons bereiken, en wat je kunt doen als je het niet eens bent met een beslissing.",
  ],
  sections: {
    order: {
      heading: "Wat de volgorde bepaalt",
      body: [
        {
          list: [
            "Zoeken: je ziet leden die passen bij het geslacht, het land, de regio en de leeftijden die je koos. Je keuze staat boven de lijst; je kunt die altijd wijzigen of wissen. Laat je het geslacht open, dan kan meetellen wat je over jezelf zegt.",
            "Matchzoeker: hier tellen ook je interesses. Wie er meer deelt, komt eerst, omdat gedeelde interesses het begin van een gesprek makkelijker maken.",
            "Weinig resultaten: dan volgen vergelijkbare leden onder een eigen kop. Die komen uit een ruimere zoekopdracht.",
            "Likes en gesprekken: de nieuwste eerst.",
          ],
        },
        {
          either: [
            "Bij leden die even goed passen telt, het belangrijkste eerst: {ranking}.",
            "Wie eerst komt van leden die even goed passen, bepaalt ons systeem. Waarop dat let, staat hier nog niet.",
          ],
        },
        "Profielen met het label ‘{fictionalOne}’ staan in dezelfde lijsten als alle andere.",
      ],
    },
    users: {
      heading: "Hoe je ons bereikt",
      body: [
        {
          list: [
            "E-mail: [{email}](email)",
            "Telefoon: [{phone}](phone)",
            "Formulier: [klachten](complaints)",
            "Talen: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Hoe overheden ons bereiken",
      body: [
        {
          either: [
            "Autoriteiten van de lidstaten, de Europese Commissie en de Europese raad voor digitale diensten kunnen ons rechtstreeks schrijven: [{authoritiesEmail}](authorities).",
            "Een apart adres voor overheden is niet opgegeven. Gebruik [{email}](email).",
            "Een adres voor overheden is hier nog niet opgegeven.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Illegale inhoud",
      body: [
        "Iedereen kan die [melden](notice), met of zonder account. We bevestigen dat de melding is aangekomen en laten weten wat we hebben besloten. Wat we weghalen en wanneer we accounts beëindigen, staat op de pagina over [meldingen en blokkades](ban).",
      ],
    },
    object: {
      heading: "Als je het niet eens bent met een beslissing",
      body: [
        "Je kunt minstens zes maanden lang gratis bezwaar maken: als we iets van jou hebben weggehaald, je account hebben beëindigd, of tegen onze beslissing over je melding. Gebruik het [klachtenformulier](complaints).",
        {
          either: [
            "Je kunt je ook wenden tot een gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting: {disputeBodies}.",
            "Je kunt je ook wenden tot elk in de Europese Unie gecertificeerd orgaan voor buitengerechtelijke geschillenbeslechting; de Europese Commissie publiceert de lijst.",
          ],
        },
        "Je kunt altijd naar de rechter gaan en een klacht indienen bij de digitaledienstencoördinator van je land.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
