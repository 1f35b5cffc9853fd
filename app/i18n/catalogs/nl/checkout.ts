import type { Words } from "../../catalog";

export default {
  balance_one: "Je hebt {count} credit.",
  balance_other: "Je hebt {count} credits.",
  methods_title: "Hoe wil je betalen?",
  no_methods: "Dit pakket kan op dit moment in jouw land niet worden betaald.",
  other_package: "Een ander pakket kiezen",
  once: "Je betaalt één keer. Geen abonnement, niets wordt vanzelf verlengd.",
  method_sdd: "Automatische incasso (SEPA)",
  method_sct: "Overschrijving (SEPA)",
  method_creditcard: "Creditcard",
  method_sct_note: "Duurt een paar dagen; de credits komen zodra het geld binnen is.",
  summary_title: "Controleer je bestelling",
  package: "Pakket",
  method: "Betaalmethode",
  change: "Wijzigen",
  price: "Totaalprijs",
  price_before: "Prijs voor de korting",
  premium_note: "Met deze bestelling word je premiumlid.",
  which_card: "Welke kaart?",
  card_kept: "{brand} eindigend op {last4}, geldig tot {expires}",
  other_card: "Een andere kaart",
  withdrawal:
    "Je credits worden bijgeschreven zodra de betaling binnen is. Je kunt de aankoop {within} herroepen, zonder reden te geven.",
  terms_note: "Voor je bestelling gelden:",
  terms: "Voorwaarden",
  returns: "Retourbeleid",
  order: "Bestelling met betalingsverplichting",
  order_again: "Nog een bestelling met betalingsverplichting",
  provider_note: "Je vult betaalgegevens alleen in op de pagina van onze betaaldienst, nooit hier.",
  amount_changed:
    "De prijs is nu {price}. Er is niets besteld. Controleer de bestelling en druk nog eens op de knop als je akkoord bent.",
  repeated:
    "Je hebt dit pakket net besteld. Er is niet nog een keer besteld. Druk alleen op de knop als je het twee keer wilt.",
  see_order: "Die bestelling bekijken",
  see_orders: "Je bestellingen",
  unknown: "We konden deze bestelling niet bevestigen. Kijk bij je bestellingen voordat je opnieuw bestelt.",
  method_refused: "Deze betaalmethode kan niet bij deze bestelling. Er is niets besteld. Kies een andere.",
  package_gone: "Dit pakket is er niet meer. Er is niets besteld.",
  code_refused: "De kortingscode geldt niet voor deze bestelling. De getoonde prijs is die zonder code.",
  code_held:
    "Deze kortingscode zit al in een bestelling van jou die nog openstaat. Betaal die bestelling, of annuleer haar om de code hier te gebruiken. De prijs is die zonder code.",
  code_held_refused:
    "Er is niets besteld: de kortingscode zit al in een bestelling van jou die nog openstaat. Betaal die bestelling, of annuleer haar om de code hier te gebruiken.",
  repeat_title: "Opnieuw bestellen",
} satisfies Words<"checkout">;
