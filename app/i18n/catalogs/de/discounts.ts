import type { Words } from "../../catalog";

export default {
  banner_hours: "Schnell sein lohnt sich: nur noch {timeLeft} Stunden",
  banner_valid: "Das Angebot gilt noch {timeLeft}",
  what: "{percent} Rabatt auf deinen ersten Kauf",
  more: "Mehr zu diesem Angebot",
  offer_text:
    "In den ersten vier Stunden nach deiner Registrierung kostet dein erstes Paket Credits {percent} weniger. Du zahlst einmal, und nichts verlängert sich von selbst.",
  offer_button: "Pakete ansehen",
  offer_later: "Jetzt nicht",
  offer_over: "Dieses Angebot ist vorbei",
  offer_over_text: "Die Pakete gibt es weiterhin, zum üblichen Preis.",
  code_label: "Rabattcode",
  code_apply: "Code einlösen",
  code_on: "Code {code}: {percent} Rabatt",
  code_remove: "Code entfernen",
  code_from: "Der Code gilt für Pakete ab {amount}.",
  code_methods: "Der Code gilt nur bei Zahlung mit {methods}.",
  code_not_found: "Code nicht gefunden",
  code_used: "Code bereits verwendet",
  code_held:
    "Diesen Code nutzt schon eine Bestellung von dir, die noch offen ist. Bezahle sie, oder storniere sie, um den Code hier zu nutzen.",
  code_expired: "Dieser Code ist abgelaufen.",
  code_minimum: "Dieser Code gilt für Bestellungen ab {amount}.",
  code_country: "Dieser Code gilt nicht in deinem Land.",
  code_method: "Dieser Code gilt nicht für diese Zahlungsart.",
  code_failed: "Der Code konnte gerade nicht geprüft werden. Bitte versuche es noch einmal.",
  usual_price: "Üblicher Preis:",
} satisfies Words<"discounts">;
