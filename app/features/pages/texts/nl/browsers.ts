import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Browsers op een rij",
  description: "Voor welke browsers {site} is vormgegeven en hoe het er in alle andere uitziet.",
  intro: [
    "{site} is in elke browser te lezen. Zie je kale tekst, alles onder elkaar en zonder kleuren, dan is die van jou ouder dan waarvoor onze vormgeving is gemaakt. Er ontbreekt niets: je kunt zoeken, lezen, schrijven, liken en betalen zoals iedereen.",
  ],
  sections: {
    floor: {
      heading: "Browsers die de vormgeving tonen",
      body: [
        {
          list: [
            "Chrome en Android System WebView vanaf versie 64",
            "Edge vanaf versie 79",
            "Firefox vanaf versie 68",
            "Safari vanaf versie 12.1, op iPhone en iPad vanaf iOS 12.2",
            "Samsung Internet vanaf versie 9.2",
            "KaiOS vanaf versie 3",
          ],
        },
      ],
    },
    older: {
      heading: "Wat je kunt doen",
      body: [
        "Werk de browser bij, of installeer een andere uit de appwinkel van je telefoon. Gaat dat niet, blijf dan: de kale pagina’s zijn dezelfde pagina’s.",
        "Ook browsers die data besparen door pagina’s elders te tekenen, zoals Opera Mini in de extreme stand, tonen de kale pagina’s. Kies daar een andere stand om de vormgeving te zien.",
        "Werkt er iets niet? [Schrijf ons](service) en zeg welke telefoon je hebt.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
