import type { Words } from "../../catalog";

export default {
  title: "Je bestellingen",
  none: "Nog geen bestellingen",
  none_text: "Wat je koopt, verschijnt hier.",
  buy: "Credits kopen",
  repeat: "Opnieuw bestellen",
  all: "Al je bestellingen",
  one_title: "Bestelling {id}",
  package: "Pakket",
  price: "Prijs",
  method: "Betaalmethode",
  date: "Besteld op",
  state: "Status",
  state_pending: "In behandeling",
  state_completed: "Voltooid",
  state_failed: "Mislukt",
  state_cancelled: "Geannuleerd",
  loading_title: "De status van je betaling wordt geladen",
  loading_text:
    "Die kunnen we nu even niet opvragen. Je betaling is niet verloren. Je kunt deze pagina sluiten en later weer kijken.",
  pending_title: "Je betaling wordt verwerkt",
  pending_text:
    "Dat kan even duren, een overschrijving een paar dagen. Je kunt deze pagina sluiten: de credits komen zodra de betaling binnen is.",
  check: "Nog eens kijken",
  go_on_paying: "Verder met betalen",
  cancel: "Deze bestelling annuleren",
  cancel_title: "Deze bestelling annuleren?",
  cancel_text:
    "Voor een geannuleerde bestelling wordt niets afgeschreven, en de kortingscode komt weer vrij. Heb je al geld overgemaakt, laat de bestelling dan staan.",
  cancel_not: "Bestelling behouden",
  not_cancelled:
    "Deze bestelling kan niet meer geannuleerd worden: de betaling wordt al verwerkt of is afgerond.",
  completed_title: "Bedankt, je betaling is voltooid",
  added_one: "Er is {count} credit bijgeschreven.",
  added_other: "Er zijn {count} credits bijgeschreven.",
  premium_now: "Je bent nu premiumlid, en dat blijf je.",
  back_to_before: "Terug naar waar je was",
  to_members: "Leden zoeken",
  failed: "De betaling is mislukt of geannuleerd.",
  failed_text:
    "Er zijn geen credits bijgeschreven en je bent ons niets verschuldigd. Je kunt het opnieuw proberen.",
  recurring_text: "Je opgeslagen kaart kon niet worden belast. Betaal met een kaart of met PayPal.",
  withdraw: "Deze aankoop herroepen",
  retry: "Met een andere betaalmethode proberen",
  retry_card: "Met kaart betalen",
  retry_paypal: "Met PayPal betalen",
} satisfies Words<"transactions">;
