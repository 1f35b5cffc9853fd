import type { Words } from "../../catalog";

export default {
  balance_one: "Du hast {count} Credit.",
  balance_other: "Du hast {count} Credits.",
  methods_title: "Wie möchtest du bezahlen?",
  no_methods: "Dieses Paket kann in deinem Land gerade nicht bezahlt werden.",
  other_package: "Anderes Paket wählen",
  once: "Du zahlst einmal. Kein Abo, nichts verlängert sich von selbst.",
  method_sdd: "Lastschrift (SEPA)",
  method_sct: "Überweisung (SEPA)",
  method_creditcard: "Kreditkarte",
  method_sct_note: "Braucht einige Tage; erst dann kommen die Credits.",
  summary_title: "Prüfe deine Bestellung",
  package: "Paket",
  method: "Zahlungsart",
  change: "Ändern",
  price: "Gesamtpreis (inkl. MwSt.)",
  price_before: "Preis vor dem Rabatt",
  premium_note: "Mit dieser Bestellung wirst du Premium-Mitglied.",
  which_card: "Welche Karte?",
  card_kept: "{brand} mit den Endziffern {last4}, gültig bis {expires}",
  other_card: "Eine andere Karte",
  terms_note: "Für deine Bestellung gelten:",
  terms: "Nutzungsbedingungen",
  returns: "Rückgabe und Widerruf",
  order: "Zahlungspflichtig bestellen",
  order_again: "Noch einmal zahlungspflichtig bestellen",
  provider_note: "Zahlungsdaten gibst du nur auf der Seite unseres Zahlungsanbieters ein, nie hier.",
  amount_changed:
    "Der Preis beträgt jetzt {price}. Es wurde nichts bestellt. Bitte prüfe die Bestellung und drücke noch einmal auf den Knopf, wenn du einverstanden bist.",
  repeated:
    "Du hast dieses Paket gerade eben bestellt. Es wurde nichts ein zweites Mal bestellt. Drücke nur auf den Knopf, wenn du es zweimal möchtest.",
  see_order: "Diese Bestellung ansehen",
  see_orders: "Deine Bestellungen",
  unknown:
    "Wir konnten diese Bestellung nicht bestätigen. Sieh in deinen Bestellungen nach, bevor du noch einmal bestellst.",
  method_refused:
    "Diese Zahlungsart geht bei dieser Bestellung nicht. Es wurde nichts bestellt. Bitte wähle eine andere.",
  package_gone: "Dieses Paket gibt es nicht mehr. Es wurde nichts bestellt.",
  code_refused: "Der Rabattcode gilt für diese Bestellung nicht. Der Preis ist der ohne Code.",
  repeat_title: "Noch einmal bestellen",
} satisfies Words<"checkout">;
