import type { Words } from "../../catalog";

export default {
  banner_hours: "Wees er snel bij: nog maar {timeLeft} uur",
  banner_valid: "Aanbieding nog {timeLeft} geldig",
  what: "{percent} korting op je eerste aankoop",
  more: "Meer over deze aanbieding",
  offer_text:
    "In de eerste vier uur na je aanmelding kost je eerste pakket credits {percent} minder. Je betaalt één keer en niets wordt vanzelf verlengd.",
  offer_button: "Bekijk de pakketten",
  offer_later: "Nu niet",
  offer_over: "Deze aanbieding is voorbij",
  offer_over_text: "De pakketten zijn er nog, voor de gewone prijs.",
  code_label: "Kortingscode",
  code_apply: "Code gebruiken",
  code_on: "Code {code}: {percent} korting",
  code_remove: "Code verwijderen",
  code_from: "De code geldt voor pakketten vanaf {amount}.",
  code_methods: "De code geldt alleen als je betaalt met {methods}.",
  code_not_found: "Code niet gevonden",
  code_used: "Code al gebruikt",
  code_held:
    "Deze code zit al in een bestelling van jou die nog openstaat. Betaal die bestelling, of annuleer haar om de code hier te gebruiken.",
  code_expired: "Deze code is verlopen.",
  code_minimum: "Deze code geldt voor bestellingen vanaf {amount}.",
  code_country: "Deze code geldt niet in jouw land.",
  code_method: "Deze code geldt niet bij deze betaalmethode.",
  code_failed: "De code kon nu niet worden gecontroleerd. Probeer het nog eens.",
  usual_price: "Gewone prijs:",
} satisfies Words<"discounts">;
