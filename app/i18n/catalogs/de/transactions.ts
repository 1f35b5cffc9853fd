import type { Words } from "../../catalog";

export default {
  title: "Deine Bestellungen",
  none: "Noch keine Bestellungen",
  none_text: "Was du kaufst, erscheint hier.",
  buy: "Credits kaufen",
  repeat: "Noch einmal bestellen",
  all: "Alle deine Bestellungen",
  one_title: "Bestellung {id}",
  package: "Paket",
  price: "Preis",
  method: "Zahlungsart",
  date: "Bestellt am",
  state: "Status",
  state_pending: "In Bearbeitung",
  state_completed: "Abgeschlossen",
  state_failed: "Fehlgeschlagen",
  state_cancelled: "Abgebrochen",
  loading_title: "Der Status deiner Zahlung wird geladen",
  loading_text:
    "Wir können ihn gerade nicht abrufen. Deine Zahlung ist nicht verloren. Du kannst diese Seite schließen und später wieder nachsehen.",
  pending_title: "Deine Zahlung wird bearbeitet",
  pending_text:
    "Das kann einen Moment dauern, eine Überweisung einige Tage. Du kannst diese Seite schließen: Die Credits kommen, sobald die Zahlung da ist.",
  check: "Noch einmal nachsehen",
  go_on_paying: "Weiter zur Zahlung",
  cancel: "Bestellung stornieren",
  cancel_title: "Diese Bestellung stornieren?",
  cancel_text:
    "Für eine stornierte Bestellung wird nichts abgebucht, und ihr Rabattcode wird wieder frei. Wenn du schon Geld überwiesen hast, lass die Bestellung bestehen.",
  cancel_not: "Bestellung behalten",
  not_cancelled:
    "Diese Bestellung lässt sich nicht mehr stornieren: Die Zahlung wird schon bearbeitet oder ist abgeschlossen.",
  completed_title: "Danke, deine Zahlung ist abgeschlossen",
  added_one: "{count} Credit wurde gutgeschrieben.",
  added_other: "{count} Credits wurden gutgeschrieben.",
  premium_now: "Du bist jetzt Premium-Mitglied, und du bleibst es.",
  back_to_before: "Dorthin zurück, wo du warst",
  to_members: "Mitglieder suchen",
  failed: "Die Zahlung ist fehlgeschlagen oder wurde abgebrochen.",
  failed_text:
    "Es wurden keine Credits gutgeschrieben, und du schuldest uns nichts. Du kannst es noch einmal versuchen.",
  recurring_text:
    "Deine gespeicherte Karte konnte nicht belastet werden. Zahle stattdessen mit einer Karte oder mit PayPal.",
  withdraw: "Vertrag widerrufen",
  retry: "Mit einer anderen Zahlungsart versuchen",
  retry_card: "Mit Karte zahlen",
  retry_paypal: "Mit PayPal zahlen",
} satisfies Words<"transactions">;
