import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Meldingen en blokkades",
  description: "Wat op {site} niet mag, hoe je het meldt en wat een blokkade betekent.",
  intro: [
    "Iedereen moet zich hier veilig voelen. Hier staat wat we niet accepteren, hoe je het meldt en wat er dan gebeurt.",
  ],
  sections: {
    rules: {
      heading: "Waarvoor we een account blokkeren",
      body: [
        {
          facts: [
            [
              "Minderjarigen",
              "Iedereen onder de {minAge}, en alles wat seksueel is en over een minderjarige gaat. We halen het meteen weg en melden het bij de autoriteiten waar de wet dat zegt.",
            ],
            [
              "Geld",
              "Vragen om geld, cadeaukaarten of bankgegevens, afpersing en links die naar oplichting leiden.",
            ],
            ["Nep", "Je voordoen als een ander, en beelden van anderen zonder hun toestemming."],
            ["Lastigvallen en dreigen", "Beledigingen, haat, stalken, druk, en sturen wat iemand niet wil."],
            ["Reclame", "Spullen of betaalde diensten aanbieden, en gegevens van leden verzamelen."],
            ["Verboden", "Al het andere dat de wet verbiedt."],
          ],
        },
        "Profielen met het label ‘{fictionalOne}’ zijn van ons en als zodanig gemarkeerd. Zegt een ervan iets dat tegen deze regels ingaat, meld het dan ook.",
      ],
    },
    report: {
      heading: "Hoe je meldt",
      body: [
        "Op elk profiel, bij elke foto en in elke chat kun je iets melden. Kies de reden, schrijf er een paar woorden bij als je wilt en verstuur het. Je krijgt een referentienummer. Het lid hoort niet wie er meldde.",
        "Geen account, of past het niet? Gebruik het [klachtenformulier](complaints).",
      ],
    },
    block: {
      heading: "Zelf iemand blokkeren",
      body: [
        "Je hebt geen reden nodig om iemand te blokkeren. Het profiel is voor jou niet meer te zien, jullie gesprek en likes worden verwijderd, en het lid kan jou niet meer zien of bereiken. In je [instellingen](settings) kun je het terugdraaien, maar het gesprek en de likes komen niet terug.",
      ],
    },
    decision: {
      heading: "Wat we met een melding doen",
      body: [
        "We kijken naar wat er gemeld is en naar wat eromheen staat. Afhankelijk van de ernst doen we niets, halen we een tekst of foto weg, waarschuwen we of blokkeren we het lid. We behandelen iedereen gelijk, of ze betalen of niet.",
      ],
    },
    ban: {
      heading: "Wat een blokkade door ons betekent",
      body: [
        "Een geblokkeerd account is niet meer te gebruiken en het profiel wordt niet meer getoond. Een ander account openen om een blokkade te omzeilen is niet toegestaan.",
        "We laten je per e-mail weten dat je geblokkeerd bent en waarom, tenzij de wet dat verbiedt. Of je geld terugkrijgt voor credits die je niet gebruikte, hangt af van de reden en van de wet; rechten die de wet je geeft, houd je.",
        "Kun je na foute wachtwoorden een paar minuten niet inloggen, dan is dat geen blokkade. Wacht en probeer het opnieuw, of vraag een [nieuw wachtwoord](reset) aan.",
      ],
    },
    objection: {
      heading: "Als je vindt dat we het mis hebben",
      body: [
        "Gebruik het [klachtenformulier](complaints), zeg om welk account het gaat en waarom het besluit niet klopt. We bekijken het opnieuw en schrijven je de uitkomst. Dat kan ook als je iets meldde en het niet eens bent met wat we deden. De weg naar de rechter blijft open.",
      ],
    },
    careful: {
      heading: "Pas op jezelf",
      body: [
        {
          list: [
            "Stuur geen geld en geen beelden waarmee je afgeperst kunt worden.",
            "Wees voorzichtig als iemand snel naar een andere dienst wil.",
            "Spreek de eerste keer af op een openbare plek, en vertel een vriend waar je bent.",
            "Ben je in gevaar, bel dan de politie.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
