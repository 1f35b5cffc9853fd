import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Toegankelijkheid",
  description:
    "Wat we doen zodat iedereen {site} kan gebruiken, welke drempels er nog zijn en wie je dat vertelt.",
  intro: [
    "Iedereen moet {site} kunnen gebruiken. Hier staat wat we daarvoor doen, wat nog niet toegankelijk is en hoe je ons een drempel meldt.",
  ],
  sections: {
    service: {
      heading: "Wat de site biedt",
      body: [
        "Een account, een profiel, een zoekfunctie, likes, gesprekken en pakketten credits, in zeven talen. Bijna alles werkt zonder JavaScript en in oude browsers.",
        "Hoe het werkt, staat stap voor stap bij de [veelgestelde vragen](faq).",
      ],
    },
    standard: {
      heading: "Waar we ons aan houden",
      body: [
        "Richtlijn (EU) 2019/882 en de norm EN 301 549, waarin de Web Content Accessibility Guidelines (WCAG), niveau A en AA, zijn opgenomen.",
        "Deze verklaring berust op eigen controles.",
      ],
    },
    how: {
      heading: "Hoe we dat doen",
      body: [
        {
          list: [
            "Toetsenbord: alles is zonder muis te bereiken en te bedienen, en je ziet waar je bent.",
            "Schermlezers: koppen, gebieden en labels zeggen wat wat is; fouten staan bij het veld en boven het formulier.",
            "Grootte: bij 320 pixels breedte of met vergrote tekst hoef je niet opzij te schuiven.",
            "Kleuren: het contrast volgt de richtlijnen, licht en donker, en kleur alleen zegt nooit iets.",
            "Beweging: pagina’s blijven stil als je apparaat om minder beweging vraagt.",
            "Tijd: wat je schreef, blijft bewaard als je tussendoor wordt uitgelogd. Puzzels hoef je niet op te lossen.",
          ],
        },
      ],
    },
    limits: {
      heading: "Wat nog niet toegankelijk is",
      body: [
        {
          list: [
            "Foto’s komen van leden: ze zijn alleen beschreven met de naam van het lid, GIF’s met hun titel.",
            "Leden schrijven in hun eigen woorden en talen; dat kan moeilijk te lezen of voor te lezen zijn.",
            "Pagina’s van betaaldiensten en andere sites waarnaar we linken, zijn niet van ons.",
          ],
        },
      ],
    },
    tell: {
      heading: "Meld ons een drempel",
      body: [
        "Schrijf naar [{email}](email).",
        "Of gebruik het [klachtenformulier](complaints). Zeg om welke pagina het gaat, wat je wilde doen en welk apparaat of hulpmiddel je gebruikt.",
      ],
    },
    authority: {
      heading: "Als ons antwoord niet helpt",
      body: [
        {
          either: [
            "Je kunt je wenden tot de toezichthouder die op ons toeziet: {accessibilityAuthority}.",
            "Je kunt je wenden tot de toezichthouder op de toegankelijkheid van diensten in je land.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
