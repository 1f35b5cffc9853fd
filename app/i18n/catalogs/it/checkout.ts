import type { Words } from "../../catalog";

export default {
  balance_one: "Hai {count} credito.",
  balance_many: "Hai {count} di crediti.",
  balance_other: "Hai {count} crediti.",
  methods_title: "Come vuoi pagare?",
  no_methods: "Al momento questo pacchetto non si può pagare nel tuo Paese.",
  other_package: "Scegli un altro pacchetto",
  once: "Paghi una volta sola. Nessun abbonamento, niente si rinnova da solo.",
  method_sdd: "Addebito diretto (SEPA)",
  method_sct: "Bonifico (SEPA)",
  method_creditcard: "Carta di credito",
  method_sct_note: "Richiede qualche giorno; poi arrivano i crediti.",
  summary_title: "Controlla il tuo ordine",
  package: "Pacchetto",
  method: "Metodo di pagamento",
  change: "Cambia",
  price: "Prezzo totale",
  price_before: "Prezzo prima dello sconto",
  premium_note: "Con questo ordine diventi membro Premium.",
  which_card: "Quale carta?",
  card_kept: "{brand} che termina con {last4}, valida fino a {expires}",
  other_card: "Un’altra carta",
  withdrawal:
    "I crediti vengono aggiunti appena arriva il pagamento. Puoi recedere dall’acquisto {within}, senza dare un motivo.",
  terms_note: "Per il tuo ordine valgono:",
  terms: "Termini",
  returns: "Politica di rimborso",
  order: "Ordine con obbligo di pagare",
  order_again: "Altro ordine con obbligo di pagare",
  provider_note: "Inserisci i dati di pagamento solo sulla pagina del nostro fornitore, mai qui.",
  amount_changed:
    "Ora il prezzo è {price}. Non è stato ordinato niente. Controlla l’ordine e premi di nuovo il pulsante se sei d’accordo.",
  repeated:
    "Hai appena ordinato questo pacchetto. Non è stato ordinato una seconda volta. Premi il pulsante solo se lo vuoi due volte.",
  see_order: "Vedi quell’ordine",
  see_orders: "I tuoi ordini",
  unknown: "Non abbiamo potuto confermare questo ordine. Guarda i tuoi ordini prima di ordinare di nuovo.",
  method_refused:
    "Questo metodo di pagamento non vale per questo ordine. Non è stato ordinato niente. Scegline un altro.",
  package_gone: "Questo pacchetto non è più disponibile. Non è stato ordinato niente.",
  code_refused: "Il codice sconto non vale per questo ordine. Il prezzo mostrato è senza il codice.",
  code_held:
    "Questo codice sconto è già in un tuo ordine ancora aperto. Paga quell’ordine, oppure annullalo per usare il codice qui. Il prezzo mostrato è senza codice.",
  code_held_refused:
    "Non è stato ordinato niente: il codice sconto è già in un tuo ordine ancora aperto. Paga quell’ordine, oppure annullalo per usare il codice qui.",
  repeat_title: "Ordina di nuovo",
} satisfies Words<"checkout">;
