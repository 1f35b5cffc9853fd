import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "Voorwaarden",
  description:
    "De afspraken tussen jou en {site}: je account, credits, regels en hoe je je account verwijdert.",
  intro: [
    "Deze voorwaarden gelden als je {site} ({domain}) gebruikt. Dit is de versie van {date}.",
    "Is iets onduidelijk, vraag het ons dan via de [hulppagina](service) voordat je je aanmeldt of betaalt.",
  ],
  sections: {
    company: {
      heading: "Wie we zijn",
      body: [
        { either: ["{site} is een site van {company}, {address}.", "{site} is een site van {company}."] },
        {
          list: [
            "KvK-nummer: {kvk}",
            "Btw-nummer: {vat}",
            "Handelsnamen: {tradeNames}",
            "E-mail: [{email}](email)",
            "Telefoon: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Wat je krijgt",
      body: [
        "Op {site} kijken volwassenen rond, liken ze profielen en chatten ze. Aanmelden, een profiel maken, zoeken en liken is gratis.",
        "Als gratis lid kun je 3 foto’s uploaden en 2 gesprekken voeren, met een paar gratis berichten. Met je eerste aankoop van credits word je premiumlid: je ziet alle foto’s, kunt er zelf 25 uploaden en houdt deze functies ook als je credits op zijn.",
        "We kunnen niet beloven dat je iemand leert kennen.",
      ],
    },
    account: {
      heading: "Je account",
      body: [
        "Je moet minstens {minAge} jaar oud zijn. Eén persoon heeft één account, en dat is alleen van jou.",
        "Geef je echte geboortedatum op en een e-mailadres dat je kunt lezen. Zolang je de link in onze activeringsmail niet hebt gevolgd, kunnen leden aan wie je schrijft niet antwoorden.",
        "Houd je wachtwoord voor jezelf. Na te veel foute pogingen gaat een account ter bescherming een paar minuten dicht.",
      ],
    },
    fictional: {
      heading: "Fictieve profielen",
      body: [
        "Sommige profielen zijn geen echte mensen. Ze zijn er voor het vermaak, en wij of anderen namens ons schrijven hun berichten. Met hen afspreken is niet mogelijk.",
        "Elk van deze profielen draagt het label ‘{fictionalOne}’ overal waar naam of foto te zien is: in lijsten, op het profiel en in de chat. Berichten aan profielen met dat label (‘{fictionalMany}’) kosten evenveel credits als alle andere.",
      ],
    },
    credits: {
      heading: "Credits en prijzen",
      body: [
        "Je koopt credits in pakketten. De prijs die je ziet, betaal je één keer: er is geen abonnement en niets wordt vanzelf verlengd. De [prijslijst](pricing) laat zien wat een pakket in jouw valuta kost.",
        "Berichten, foto’s en cadeaus in een chat kosten credits. Je ziet hoeveel voordat je verstuurt.",
        "Een korting geldt voor de tijd, het land en de betaalmethoden die erbij staan. De welkomstkorting is 25% op een eerste aankoop in de eerste 4 uur na je aanmelding.",
        "Credits kun je niet aan een ander lid geven of weer inwisselen voor geld, behalve volgens het [retourbeleid](return) en de wet.",
      ],
    },
    rules: {
      heading: "Hoe we met elkaar omgaan",
      body: [
        "Niet toegestaan op {site}:",
        {
          list: [
            "alles over, door of met iemand onder de {minAge};",
            "dreigen, lastigvallen, haat en druk;",
            "om geld vragen, reclame en oplichting;",
            "je voordoen als iemand anders, en beelden van anderen zonder hun toestemming;",
            "alles wat de wet verbiedt.",
          ],
        },
        "Je kunt een profiel, een foto of een bericht melden en iedereen blokkeren. Wat er daarna gebeurt, staat op de pagina over [meldingen en blokkades](ban).",
      ],
    },
    content: {
      heading: "Wat je uploadt",
      body: [
        "Je teksten en foto’s blijven van jou. Je staat ons toe ze te bewaren en op {site} te tonen zolang ze in je account staan. Upload alleen wat je zelf hebt gemaakt of mag gebruiken. Iedereen op een foto moet volwassen zijn en ermee instemmen dat die getoond wordt.",
        "{noNudity}",
        "We mogen weghalen wat tegen deze regels ingaat.",
        "Wat de volgorde van leden bepaalt en hoe je bezwaar maakt tegen een beslissing, staat op de pagina over [transparantie](transparency), die bij deze voorwaarden hoort.",
      ],
    },
    leaving: {
      heading: "Je account verwijderen",
      body: [
        "Je kunt je account altijd verwijderen in je [instellingen](settings), zonder opzegtermijn. Je kunt het 14 dagen lang terughalen met een link die we je mailen; daarna is het niet meer te herstellen.",
        "We mogen een account beëindigen dat deze voorwaarden schendt. We zeggen je waarom, tenzij de wet dat verbiedt, en je kunt [bezwaar maken](complaints).",
      ],
    },
    liability: {
      heading: "Als er iets misgaat",
      body: [
        "We zorgen voor de site, maar die kan een tijdje onbereikbaar zijn, bijvoorbeeld door onderhoud. Werkte iets niet waarvoor je had betaald, laat het ons weten, dan zetten we het recht.",
        "We zijn aansprakelijk zoals de wet dat regelt. Niets op deze pagina neemt rechten weg die het consumentenrecht je geeft.",
      ],
    },
    law: {
      heading: "Klachten en de wet",
      body: [
        "Gebruik eerst het [klachtenformulier](complaints): je krijgt een referentienummer en we antwoorden per e-mail.",
        {
          either: [
            "Het recht van het land waar {company} gevestigd is ({country}) is van toepassing. Als consument houd je de bescherming van het land waar je woont, en je kunt daar naar de rechter.",
            "Als consument houd je de bescherming van het land waar je woont, en je kunt daar naar de rechter.",
          ],
        },
      ],
    },
    changes: {
      heading: "Wijzigingen",
      body: [
        "Als we deze voorwaarden wijzigen, verandert de datum van de versie mee. Voor wat je eerder kocht, blijven de voorwaarden van die dag gelden.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
