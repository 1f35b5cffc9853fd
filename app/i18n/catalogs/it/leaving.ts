import type { Words } from "../../catalog";

export default {
  title: "Elimina il tuo account",
  lost_title: "Cosa va perso",
  lost_now: "Da subito nessuno vede più il tuo profilo e le tue foto, e la sessione si chiude ovunque.",
  lost_later: "Il {date} profilo, foto, like e crediti vengono cancellati per sempre.",
  lost_credits_one:
    "Hai ancora {count} credito. Va perso con il tuo account. Se puoi ancora recedere da un acquisto, fallo prima.",
  lost_credits_many:
    "Hai ancora {count} di crediti. Vanno persi con il tuo account. Se puoi ancora recedere da un acquisto, fallo prima.",
  lost_credits_other:
    "Hai ancora {count} crediti. Vanno persi con il tuo account. Se puoi ancora recedere da un acquisto, fallo prima.",
  lost_messages: "I messaggi che hai mandato restano a chi li ha ricevuti.",
  data_first: "Vuoi conservare i tuoi dati?",
  data_link: "Scaricali prima",
  undo_title: "Puoi tornare indietro",
  undo: "Per {days} giorni, fino al {date}, il link nell’e-mail che ti mandiamo ripristina il tuo account com’era.",
  rest: "Vuoi solo una pausa?",
  rest_link: "La modalità invisibile ti nasconde e conserva tutto",
  offer_title: "{percent}% di sconto sui prossimi crediti",
  offer_text:
    "Se è per il prezzo: con il codice {code} paghi il {percent}% in meno. È un’offerta, non una condizione; puoi eliminare l’account lo stesso.",
  offer_link: "Vedi i prezzi con questo codice",
  reason: "Perché te ne vai?",
  reason_none: "Preferisco non dirlo",
  reason_price: "Costa troppo",
  reason_found_someone: "Ho conosciuto qualcuno",
  reason_not_looking: "Non cerco più",
  reason_site_problems: "Il sito non funziona bene per me",
  reason_no_members: "Qui non c’è nessuno per me",
  reason_time: "Non ho tempo",
  reason_other: "Altro",
  remarks: "Qualcosa da dirci",
  remarks_help: "Puoi lasciarlo vuoto.",
  characters: "caratteri",
  go_on: "Continua",
  keep: "Tieni il mio account",
  confirm_title: "Eliminare davvero il tuo account?",
  confirm_text: "Inserisci la tua password per confermare. Fino al {date} puoi tornare indietro.",
  delete: "Elimina il mio account",
} satisfies Words<"leaving">;
