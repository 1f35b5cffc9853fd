import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Privacy",
  description: "Welke gegevens {site} gebruikt, waarom, hoelang en wat je zelf kunt beslissen.",
  intro: [
    "Daten is privé. Hier staat welke gegevens we gebruiken, waarvoor, en wat jij kunt beslissen. De cookies hebben een [eigen pagina](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Wie verantwoordelijk is",
      body: [
        {
          either: [
            "{company}, {address}, is verantwoordelijk voor je gegevens op {site} ({domain}).",
            "{company} is verantwoordelijk voor je gegevens op {site} ({domain}).",
          ],
        },
        "Vragen over je gegevens mail je naar [{email}](email).",
        { list: ["Functionaris voor gegevensbescherming: {privacyContact}"] },
      ],
    },
    data: {
      heading: "Wat we gebruiken, en waarvoor",
      body: [
        {
          facts: [
            [
              "Account",
              "E-mailadres, naam, wachtwoord en geboortedatum: om je te laten inloggen, je te kunnen schrijven en te controleren dat je {minAge} of ouder bent. Het wachtwoord wordt nooit meer getoond.",
            ],
            [
              "Profiel",
              "Wat je over jezelf schrijft, je foto’s, interesses en plaats: om je aan andere leden te laten zien. Je kiest zelf wat je invult.",
            ],
            ["Gesprekken en likes", "Om ze te bezorgen, credits bij te houden en meldingen te onderzoeken."],
            [
              "Betalingen",
              "Wat je kocht, wanneer en hoe, en bij een incasso je IBAN, adres en telefoonnummer: om de betaling te verwerken en onze boekhouding te voeren.",
            ],
            [
              "Technische gegevens",
              "IP-adres, browser en taal: om je de pagina te sturen, je land te schatten en aanvallen tegen te houden.",
            ],
            [
              "Waar je vandaan kwam",
              "De verwijzing in de link die je hier bracht: om de partner te betalen die hem toonde.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Grondslagen",
      body: [
        {
          facts: [
            [
              "Account, profiel, gesprekken, likes, betalingen",
              "We hebben ze nodig om de overeenkomst met jou uit te voeren (artikel 6, lid 1, onder b, AVG).",
            ],
            [
              "Boekhouding, meldingen van illegale inhoud",
              "De wet verplicht ons ertoe (artikel 6, lid 1, onder c, AVG).",
            ],
            [
              "Veiligheid, fraude en aanvallen, vergoeding van partners",
              "We hebben een gerechtvaardigd belang bij een veilige site en bij het betalen van wie ons bezoekers stuurt (artikel 6, lid 1, onder f, AVG). Je kunt bezwaar maken.",
            ],
            [
              "Geaardheid en intieme interesses",
              "Alleen met je uitdrukkelijke toestemming, met een eigen vinkje (artikel 9, lid 2, onder a, AVG). Je kunt die altijd intrekken in je [instellingen](settings); dan wissen we deze antwoorden.",
            ],
            [
              "Meldingen op een apparaat, je locatie",
              "Alleen met je toestemming (artikel 6, lid 1, onder a, AVG). Je kunt die altijd intrekken in je browser.",
            ],
            [
              "E-mails met aanbiedingen",
              "We hebben een gerechtvaardigd belang om je daarover te informeren (artikel 6, lid 1, onder f, AVG). Je kunt ze uitzetten in je instellingen of met de link in elk ervan.",
            ],
          ],
        },
        "Voor een account hebben we een e-mailadres, een naam, een wachtwoord en je geboortedatum nodig. De rest is vrijwillig.",
      ],
    },
    careful: {
      heading: "Wat we niet doen",
      body: [
        {
          list: [
            "Onze pagina’s laden niets van andere bedrijven: geen advertentienetwerk, geen analyse, geen knoppen van sociale media.",
            "We verkopen je gegevens niet.",
            "Je locatie wordt alleen van je apparaat gelezen als je op de knop daarvoor drukt.",
            "Verborgen gegevens in je foto’s, zoals waar ze gemaakt zijn, worden bij het uploaden verwijderd.",
            "GIF’s worden via onze server gezocht, zodat de GIF-dienst jou niet ziet.",
            "Meldingen op je apparaat tonen de tekst van een bericht niet.",
            "Het logboek van onze webserver bevat geen IP-adres, geen cookies en niets van wat je typte.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Wie het nog meer ziet",
      body: [
        "Andere leden zien je profiel, tenzij je de onzichtbare modus aanzet: dan word je niet gevonden bij het zoeken en kan niemand je liken, en kunnen alleen leden aan wie je hebt geschreven, je schrijven. Een lid dat je blokkeert, ziet je niet meer.",
        "Bedrijven die voor ons werken, bijvoorbeeld voor hosting, e-mail en betalingen, krijgen alleen wat ze daarvoor nodig hebben. Zet je meldingen aan, dan lopen die via de pushdienst van je browser. Berichten aan een profiel met het label ‘{fictionalOne}’ worden gelezen door wie voor ons de antwoorden schrijft. Aan overheden geven we alleen gegevens als de wet ons daartoe verplicht.",
        {
          either: [
            "Deze bedrijven zijn: {recipients}.",
            "Welke bedrijven dat zijn, vertellen we je als je het ons [vraagt](service).",
          ],
        },
      ],
    },
    time: {
      heading: "Hoelang",
      body: [
        "Zolang je een account hebt. Oudere berichten in gesprekken kunnen eerder verborgen worden om je te beschermen.",
        "Verwijder je je account, dan is het niet meer te zien. Je kunt het 14 dagen lang terughalen; daarna is het niet meer te herstellen.",
        "Gegevens over betalingen bewaren we zolang de belastingwet dat eist.",
        {
          list: [
            "Gegevens over betalingen: {keepPayments}",
            "Gesprekken: {keepConversations}",
            "Meldingen en klachten: {keepReports}",
            "Gegevens van onze servers met je IP-adres: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Je rechten",
      body: [
        {
          list: [
            "Je gegevens inzien: in je [instellingen](settings), als pagina en als bestand in JSON-formaat om mee te nemen.",
            "Ze verbeteren: in je [profiel](profile).",
            "Ze verwijderen: losse foto’s of teksten, of je hele account.",
            "Bezwaar maken tegen een gebruik, het laten beperken of een toestemming intrekken: [schrijf ons](service).",
            "Kiezen welke e-mails je krijgt: in je instellingen, of met de link in elke e-mail.",
          ],
        },
        "Vind je dat we verkeerd met je gegevens omgaan, [laat het ons weten](complaints).",
        {
          either: [
            "Je kunt ook een klacht indienen bij een privacytoezichthouder. Voor ons is dat: {privacyAuthority}.",
            "Je kunt ook een klacht indienen bij de privacytoezichthouder van je land.",
          ],
        },
      ],
    },
    security: {
      heading: "Hoe we ze beschermen",
      body: [
        "Cookies waarmee je ingelogd bent, kunnen niet door scripts gelezen worden. Betaalpagina’s tonen nooit een volledig kaartnummer. We vragen nooit per e-mail of chat om je wachtwoord.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
