import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "2257-verklaring",
  description: "Verklaring van {site} volgens 18 U.S.C. § 2257, met de bewaarder van de gegevens.",
  intro: [
    "Deze verklaring gaat over {domain} en volgt het recht van de Verenigde Staten van Amerika, 18 U.S.C. §§ 2257 en 2257A en 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Alleen volwassenen",
      body: [
        "{site} is voor volwassenen. Iedereen die zich aanmeldt, geeft een geboortedatum op en moet minstens {minAge} jaar oud zijn. Iedereen die op een beeld op {site} staat, moet minstens 18 jaar oud zijn geweest toen het gemaakt werd.",
        "Wat een minderjarige toont of lijkt te tonen, wordt verwijderd, het account wordt geblokkeerd en de autoriteiten krijgen bericht waar de wet dat zegt.",
      ],
    },
    ours: {
      heading: "Beelden die we zelf publiceren",
      body: [
        "Beelden die we zelf publiceren, zoals op pagina’s voor bezoekers en op profielen met het label ‘{fictionalOne}’, tonen volwassenen of zijn getekend. Voor zover de wet bij een beeld bewijs van leeftijd en identiteit eist, ligt dat bij de hieronder genoemde bewaarder.",
      ],
    },
    members: {
      heading: "Beelden die leden uploaden",
      body: [
        "Foto’s op profielen van leden en in chats worden door de leden zelf gekozen en geüpload. Daarvan zijn wij niet de producent in de zin van 18 U.S.C. § 2257(h): we bewaren en tonen ze en hebben geen aandeel in het maken ervan.",
        "Door te uploaden bevestigt een lid dat iedereen op de foto volwassen is en ermee instemt dat die getoond wordt. Dat staat ook in de [voorwaarden](terms).",
      ],
    },
    custodian: {
      heading: "Bewaarder van de gegevens",
      body: [
        {
          either: [
            "De bewaarder van de gegevens is {company}, {address}.",
            "De bewaarder van de gegevens is {company}.",
            "Wie de gegevens bewaart, kun je per e-mail vragen via [{email}](email).",
          ],
        },
        {
          list: ["KvK-nummer: {kvk}", "E-mail: [{email}](email)", "Telefoon: [{phone}](phone)"],
        },
        "Wie daar volgens de wet recht op heeft, kan de gegevens inzien na een afspraak per e-mail.",
      ],
    },
    report: {
      heading: "Een beeld melden",
      body: [
        "Denk je dat een beeld iemand onder de 18 toont, meld het dan meteen: met de meldlink bij de foto, op het profiel of in de chat met de reden ‘jonger dan 18’, of zonder account met het [klachtenformulier](complaints). Zulke meldingen gaan voor. Stuur het beeld niet door. Wat er daarna gebeurt, staat op de pagina over [meldingen en blokkades](ban).",
        "Zie je jezelf op een beeld en stemde je daar niet mee in, gebruik dan hetzelfde formulier.",
      ],
    },
    label: {
      heading: "Voor ouders",
      body: [
        "Elke pagina van {site} draagt het label ‘Restricted to Adults’ (RTA) in een vorm die filterprogramma’s lezen. Zet het filter van het apparaat of van de internetaanbieder aan, en de site is geblokkeerd voor kinderen.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
