import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Hulp",
  description: "Hoe je {site} bereikt, en waar je meteen hulp vindt.",
  intro: [
    "Werkt er iets niet, of heb je een vraag? Hier staat hoe je ons bereikt en wat je meteen kunt doen, zonder te wachten.",
  ],
  sections: {
    quick: {
      heading: "Meteen geholpen",
      body: [
        {
          list: [
            "[Veelgestelde vragen](faq): credits, labels, inloggen, account verwijderen.",
            "[Nieuw wachtwoord](reset): we sturen je een link.",
            "[Instellingen](settings): e-mails, onzichtbare modus, je gegevens, account verwijderen.",
            "[Prijslijst](pricing): wat credits in jouw valuta kosten.",
            "[Taal](language): de site in een andere taal lezen.",
          ],
        },
      ],
    },
    contact: {
      heading: "Schrijven of bellen",
      body: [
        {
          list: [
            "E-mail: [{email}](email)",
            "Telefoon: [{phone}](phone)",
            "Post: {company}, {address}",
            "Formulier: [klachten](complaints), op elk moment van de dag",
          ],
        },
        "Voor het formulier heb je geen account nodig. Je krijgt een referentienummer en ons antwoord komt per e-mail.",
      ],
    },
    tell: {
      heading: "Wat ons helpt om jou te helpen",
      body: [
        "Schrijf vanaf het e-mailadres van je account, of noem het. Vertel ons wat je deed, wat je verwachtte en wat je zag. Een foutpagina toont een referentienummer: kopieer het, dan zien we wat er gebeurde. Bij een betaling hebben we de datum en het bedrag nodig.",
        "Stuur ons nooit je wachtwoord of een volledig kaartnummer. We vragen er nooit om, niet per e-mail, niet aan de telefoon en niet in een chat.",
      ],
    },
    safety: {
      heading: "Iemand gedraagt zich slecht",
      body: [
        "Meld het profiel, de foto of het bericht op de plek waar je het ziet: dat gaat het snelst, want dan zien we wat je bedoelt. Meldingen over vragen om geld, bedreigingen of mensen die jonger dan {minAge} lijken, zijn het belangrijkst. In dezelfde stap kun je het lid blokkeren. Lees meer over [meldingen en blokkades](ban).",
        "Ben je in gevaar, bel dan eerst de politie.",
      ],
    },
    money: {
      heading: "Betalingen en terugbetalingen",
      body: [
        "Elke betaling heeft een pagina met haar status. Hoe je een aankoop herroept en wat er bij een incasso geldt, staat in het [retourbeleid](return).",
      ],
    },
    complaint: {
      heading: "Niet tevreden?",
      body: [
        "Gebruik het [klachtenformulier](complaints) en kies waar het over gaat: service, betaling, inhoud, privacy, een lid of iets anders. Dat geldt ook voor een besluit van ons, zoals een blokkade. Bewaar het referentienummer tot de zaak is afgehandeld.",
      ],
    },
    legal: {
      heading: "Colofon",
      body: [
        { either: ["{site} is een site van {company}, {address}.", "{site} is een site van {company}."] },
        {
          list: [
            "Vertegenwoordigd door: {representedBy}",
            "KvK-nummer: {kvk}",
            "Handelsregister: {register}",
            "Btw-nummer: {vat}",
            "Handelsnamen: {tradeNames}",
            "E-mail: [{email}](email)",
            "Telefoon: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Voorwaarden](terms)",
            "[Privacy](privacy)",
            "[Cookies](cookies)",
            "[Retourbeleid](return)",
            "[Transparantie](transparency)",
            "[Toegankelijkheid](accessibility)",
            "[2257-verklaring](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
