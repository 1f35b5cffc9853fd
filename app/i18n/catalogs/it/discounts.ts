import type { Words } from "../../catalog";

export default {
  banner_hours: "Fai presto: hai ancora solo {timeLeft} ore",
  banner_valid: "Offerta valida ancora {timeLeft}",
  what: "{percent} di sconto sul tuo primo acquisto",
  more: "Dettagli dell’offerta",
  offer_text:
    "Nelle quattro ore dopo l’iscrizione il tuo primo pacchetto di crediti costa il {percent} in meno. Paghi una volta sola e niente si rinnova da solo.",
  offer_button: "Vedi i pacchetti",
  offer_later: "Non ora",
  offer_over: "Questa offerta è finita",
  offer_over_text: "I pacchetti ci sono ancora, al prezzo di sempre.",
  code_label: "Codice sconto",
  code_apply: "Usa il codice",
  code_on: "Codice {code}: {percent} di sconto",
  code_remove: "Togli il codice",
  code_from: "Il codice vale per i pacchetti da {amount} in su.",
  code_methods: "Il codice vale solo con alcuni metodi di pagamento.",
  code_not_found: "Codice non trovato",
  code_used: "Codice già usato",
  code_expired: "Questo codice è scaduto.",
  code_minimum: "Questo codice vale per ordini da {amount} in su.",
  code_country: "Questo codice non vale nel tuo Paese.",
  code_method: "Questo codice non vale con questo metodo di pagamento.",
  code_failed: "In questo momento non è stato possibile verificare il codice. Riprova.",
  usual_price: "Prezzo abituale:",
} satisfies Words<"discounts">;
