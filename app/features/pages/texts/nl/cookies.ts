import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Cookies",
  description: "Elke cookie die {site} plaatst, waar die voor is en hoelang die blijft.",
  intro: [
    "Een cookie is een korte tekst die je browser voor een site bewaart. {site} plaatst alleen eigen cookies, en alleen cookies die nodig zijn voor wat je hier doet. Daarom vragen we je niet met een banner om toestemming.",
  ],
  sections: {
    list: {
      heading: "Al onze cookies",
      body: [
        {
          cookies: {
            login:
              "Houdt je ingelogd. Meerdere cookies met een naam die zo begint. Tot {lifetime}, weg zodra je uitlogt.",
            language: "De taal die je koos. {lifetime}.",
            search:
              "Je laatste zoekopdracht, zodat je die niet opnieuw hoeft in te vullen. {lifetime}, weg als je de zoekopdracht wist.",
            traffic:
              "De verwijzing in de link die je hier bracht, zoals de naam van de partner. Tot je de browser sluit.",
            visit:
              "Een willekeurige tekst zonder betekenis waaraan we zien of je browser cookies bewaart. Tot je de browser sluit.",
            flash:
              "Een mededeling voor de volgende pagina, zoals dat je like verstuurd is. Verwijderd zodra je die leest, na hoogstens één minuut.",
            country: "Het land dat je koos. {lifetime}.",
            dataUse: "Hoeveel data pagina’s mogen gebruiken, als je dat hebt gekozen. {lifetime}.",
            photoCovers:
              "Welke foto’s van anderen meteen worden getoond en welke je hebt geopend. {lifetime}.",
            enterKey: "Wat de Enter-toets in gesprekken doet, als je dat gekozen hebt. {lifetime}.",
            timeZone: "De tijdzone van je apparaat, zodat tijden kloppen zodra een pagina opent. {lifetime}.",
            keptChats:
              "Of deze browser je laatste gesprekken mag bewaren om offline te lezen, als je dat gekozen hebt. {lifetime}, weg zodra je uitlogt.",
            entryWarning:
              "Wanneer je de waarschuwing bij de ingang sloot, zodat die gesloten blijft. {lifetime}.",
            loginMark:
              "Vertelt van wie de formulieren zijn, zodat geen andere pagina er een namens jou kan versturen. {lifetime}, weg zodra je uitlogt.",
            tooYoung: "Dat je zei te jong te zijn, zonder de datum. Tot je de browser sluit.",
            alerts: "Welke meldingen je hebt weggeklikt en wanneer, zodat ze wegblijven. {lifetime}.",
            steps: "Welke stappen van het aanmelden je hebt opgeslagen of overgeslagen. {lifetime}.",
          },
        },
        "Het zijn allemaal first-party cookies van {domain}. Ze worden alleen naar ons gestuurd, en scripts op de pagina kunnen ze niet lezen.",
      ],
    },
    others: {
      heading: "Wat je niet zult vinden",
      body: [
        {
          list: [
            "geen cookies van andere bedrijven;",
            "geen cookies voor reclame of tracking;",
            "geen analyse die je van pagina tot pagina volgt;",
            "geen beelden, lettertypen of scripts van de server van iemand anders.",
          ],
        },
        "Als je betaalt, kun je op de pagina van de betaaldienst komen. Die pagina is van hen, en de cookies daar ook.",
      ],
    },
    storage: {
      heading: "Andere dingen in je browser",
      body: [
        "Je browser bewaart kopieën van beelden en opmaakbestanden, zodat pagina’s sneller komen. Een tabblad kan ook de mededeling voor de volgende pagina bewaren tot die opengaat, en waar je was in een lijst met leden. Installeer je de site als app of zet je meldingen aan, dan bewaart de browser ook een klein programma dat die toont, en een pagina voor als je offline bent. Je kunt beide verwijderen in de instellingen van je browser.",
        "Als je het in de instellingen toestaat, bewaart hetzelfde programma de laatste tien gesprekken die je opende, als tekst zonder foto’s, om zonder verbinding te lezen, hoogstens zeven dagen. Ze worden gewist als je hier uitlogt, het uitzet of als iemand anders inlogt. Eindigt je login op een andere manier, dan verdwijnen ze zodra dit apparaat ons weer bereikt.",
        "Wat je in een gesprek begint te schrijven blijft in deze browser, hooguit 30 dagen, zodat het bij herladen of uitloggen niet verloren gaat. Het is weg zodra je het verstuurt of verwijdert.",
        "Wat je het laatst zocht, en met wie je het laatst een gesprek opende en wanneer, blijft versleuteld bij je login op onze server, hoogstens 30 dagen. Na het uitloggen kan niemand het nog lezen, wij ook niet.",
      ],
    },
    choice: {
      heading: "Verwijderen en weigeren",
      body: [
        "Je kunt cookies altijd verwijderen in de instellingen van je browser. Daarna ben je uitgelogd en wordt de taal opnieuw geschat.",
        "Weigert je browser alle cookies, dan kun je nog steeds als bezoeker rondkijken, en werkt de [taalkeuze](language) via het adres. Om in te loggen of je aan te melden zijn cookies nodig; de pagina zegt het als ze ontbreken.",
        "Is het apparaat niet alleen van jou, gebruik dan een privévenster: dat vergeet alle cookies als je het sluit.",
      ],
    },
    more: {
      heading: "Meer over je gegevens",
      body: [
        "Wat we doen met gegevens die niet in cookies staan, lees je op de [privacypagina](privacy). Vragen? Op de [hulppagina](service) staat hoe je ons bereikt.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
