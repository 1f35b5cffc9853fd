import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Veelgestelde vragen",
  description:
    "Korte antwoorden over {site}: credits, labels, veiligheid, betalen en je account verwijderen.",
  intro: [
    "Korte antwoorden op wat leden het vaakst vragen. Staat jouw vraag er niet bij? Op de [hulppagina](service) lees je hoe je ons bereikt.",
  ],
  sections: {
    free: {
      heading: "Is {site} gratis?",
      body: [
        "Aanmelden, je profiel, zoeken en liken zijn gratis. Je kunt 2 gesprekken voeren met een paar gratis berichten. Daarna kosten berichten credits.",
      ],
    },
    subscription: {
      heading: "Is er een abonnement?",
      body: [
        "Nee. Je koopt één keer een pakket credits en betaalt één keer. Niets wordt vanzelf verlengd, dus er valt niets op te zeggen. Wat elk pakket kost, staat in de [prijslijst](pricing).",
      ],
    },
    premium: {
      heading: "Wat is Premium?",
      body: [
        "Met je eerste aankoop van credits word je premiumlid: je ziet alle foto’s, kunt er 25 uploaden in plaats van 3 en voert zoveel gesprekken als je wilt. Je blijft premiumlid als je credits op zijn.",
      ],
    },
    costs: {
      heading: "Wat kost een bericht?",
      body: [
        "De chat laat vóór het versturen zien hoeveel credits een bericht, een foto of een cadeau kost. Lezen is gratis. Een bericht dat mislukt, blijft in het tekstvak staan, zodat je het opnieuw kunt proberen.",
      ],
    },
    label: {
      heading: "Wat betekent ‘{fictionalOne}’?",
      body: [
        "Een profiel met dit label is geen echte persoon. Het is er voor het vermaak en beantwoordt berichten, maar je kunt er niet mee afspreken. Het label staat op elke kaart, elk profiel en in elke chat, en we verbergen het nooit.",
      ],
    },
    welcome: {
      heading: "Hoe werkt de welkomstaanbieding?",
      body: [
        "In de eerste 4 uur na je aanmelding is je eerste aankoop 25% goedkoper. Een aftelklok laat de resterende tijd zien. De aanbieding komt één keer en begint niet opnieuw.",
      ],
    },
    activation: {
      heading: "Ik heb de activeringsmail niet gekregen",
      body: [
        "Kijk eerst in je spammap. Als je ingelogd bent, kun je via de herinnering boven aan de pagina de e-mail nog eens laten sturen. Zolang je de link niet hebt gevolgd, kunnen leden je niet antwoorden.",
      ],
    },
    login: {
      heading: "Ik kan niet inloggen",
      body: [
        "Vraag een [nieuw wachtwoord](reset) aan: we sturen je een link. Na te veel foute pogingen is inloggen een paar minuten niet mogelijk. Je browser moet cookies van {domain} accepteren.",
      ],
    },
    report: {
      heading: "Iemand valt me lastig. Wat kan ik doen?",
      body: [
        "Blokkeer het lid: het profiel verdwijnt voor jou en het gesprek wordt verwijderd. Meld ook het profiel, de foto of het bericht: je krijgt een referentienummer. Meer over [meldingen en blokkades](ban).",
        "Stuur nooit geld naar iemand die je alleen van hier kent.",
      ],
    },
    discreet: {
      heading: "Kunnen anderen zien dat ik hier ben?",
      body: [
        "Leden kunnen je profiel vinden. Wil je dat niet, zet dan de onzichtbare modus aan in je [instellingen](settings): je wordt niet gevonden bij het zoeken en niemand kan je liken, en alleen leden aan wie je hebt geschreven, kunnen je schrijven. Meldingen en de titel van het browsertabblad tonen nooit de tekst van een bericht.",
      ],
    },
    payment: {
      heading: "Mijn betaling is mislukt",
      body: [
        "Je ziet de status van een betaling op een eigen pagina. Is ze mislukt of geannuleerd, dan zijn er geen credits bijgekomen en kun je het opnieuw proberen of een andere betaalmethode kiezen. Is er geld afgeschreven zonder credits? [Geef ons](complaints) de datum en het bedrag door.",
        "Een incasso wordt één keer afgeschreven. Je kunt die binnen acht weken door je bank laten terugboeken.",
      ],
    },
    refund: {
      heading: "Kan ik mijn geld terugkrijgen?",
      body: [
        {
          either: [
            "Ja, {refundWithin} na de aankoop. Hoe dat gaat, staat in het [retourbeleid](return).",
            "De wet geeft je een herroepingsrecht. Hoe dat gaat, staat in het [retourbeleid](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Welke gegevens hebben jullie over mij?",
      body: [
        "Je kunt ze in je [instellingen](settings) bekijken en als bestand downloaden. Waarvoor we ze gebruiken, staat op de [privacypagina](privacy).",
      ],
    },
    leaving: {
      heading: "Hoe verwijder ik mijn account?",
      body: [
        "In je [instellingen](settings), in één stap die zegt wat je kwijtraakt. Je kunt 14 dagen lang terugkomen met een link in een e-mail. Daarna is het account niet meer te herstellen.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
