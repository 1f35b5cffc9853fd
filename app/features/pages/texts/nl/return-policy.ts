import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Retourbeleid",
  description: "Hoe je een aankoop van credits op {site} herroept en je geld terugkrijgt.",
  intro: [
    "Credits koop je één keer, zonder abonnement. Van gedachten veranderd? Hier staat hoe je je geld terugkrijgt.",
  ],
  sections: {
    withdrawal: {
      heading: "Je herroepingsrecht",
      body: [
        {
          either: [
            "Je kunt een aankoop van credits {refundWithin} na de betaling herroepen, zonder reden te geven.",
            "Je kunt een aankoop van credits binnen 14 dagen na de betaling herroepen, zonder reden te geven.",
          ],
        },
        "Woon je in de Europese Unie, dan geeft de wet je daarvoor 14 dagen. Een langere termijn op deze pagina is van ons; een kortere neemt die 14 dagen nooit weg.",
        "Het is genoeg dat je je bericht verstuurt voordat de termijn voorbij is.",
      ],
    },
    how: {
      heading: "Zo herroep je",
      body: [
        "Gebruik het formulier, of laat ons in je eigen woorden weten dat je herroept. Noem het e-mailadres van je account, wanneer je kocht en wat je betaalde. Dat kan met:",
        {
          list: [
            "het [herroepingsformulier](withdraw), dat je ook via de pagina van je bestelling vindt: je krijgt meteen een referentienummer;",
            "e-mail naar [{email}](email);",
            "de telefoon: [{phone}](phone);",
            "een brief aan {company}, {address}.",
          ],
        },
        "Je mag dit overnemen: ‘Ik herroep mijn aankoop van credits op {site} van (datum), bedrag (bedrag). Mijn account heeft het e-mailadres (adres).’",
      ],
    },
    used: {
      heading: "Credits die je hebt gebruikt",
      body: [
        "Credits die je niet hebt gebruikt, betalen we helemaal terug. Vroeg je ons meteen te beginnen en heb je vóór de herroeping een deel van de credits gebruikt, dan mogen we het deel van de prijs daarvoor houden.",
        "Als je een aankoop herroept, gaan de ongebruikte credits ervan uit je account.",
      ],
    },
    refund: {
      heading: "Hoe je het geld krijgt",
      body: [
        "We betalen uiterlijk 14 dagen nadat je bericht bij ons is terug, via de betaalmethode die je gebruikte en zonder kosten. Bij sommige prepaid betaalmethoden kan dat niet; dan vragen we je om een bankrekening.",
      ],
    },
    debit: {
      heading: "Incasso",
      body: [
        "Een SEPA-incasso op {site} is eenmalig. Je kunt je bank binnen acht weken vragen die terug te boeken, zonder reden te geven. Voor een incasso waarvoor je nooit toestemming gaf, heb je 13 maanden.",
        "Eerst ons schrijven gaat meestal sneller. Boekt de bank een incasso terug, dan zijn de credits die ermee gekocht zijn niet meer betaald.",
      ],
    },
    failed: {
      heading: "Mislukte en dubbele betalingen",
      body: [
        "Een betaling die mislukt of geannuleerd is, geeft geen credits en kost niets. Twee keer op een knop drukken of de pagina herladen betaalt niet twee keer. Is er geld weg en zijn er geen credits bij? [Geef ons](complaints) de datum en het bedrag door, dan zoeken we het uit.",
      ],
    },
    leaving: {
      heading: "Als je je account verwijdert",
      body: [
        "Je account verwijderen is nog geen herroeping. Wil je geld terug voor ongebruikte credits, zeg het ons dan vooraf of in dezelfde dagen.",
      ],
    },
    company: {
      heading: "Van wie je kocht",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Wat verder voor je aankoop geldt, staat in de [voorwaarden](terms). De wet kan je meer rechten geven, bijvoorbeeld als betaalde credits niet werken. Die blijven zoals ze zijn.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
