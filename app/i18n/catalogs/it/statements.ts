import type { Words } from "../../catalog";

/** Statements with a form of their own: withdrawal, notice of illegal content, removal of a picture. */
export default {
  message_missing: "Scrivi di che cosa si tratta",
  message_long: "Usa al massimo {max} caratteri",
  message_placeholder: "Sostituisci le parole tra parentesi con i tuoi dati",
  name_missing: "Inserisci il tuo nome",
  email_missing: "Inserisci il tuo indirizzo email",
  email_invalid: "Indirizzo email non valido",
  address_missing: "Inserisci l’indirizzo della pagina come appare nel browser",
  reason_missing: "Scegli un motivo",
  good_faith_missing: "Spunta la casella per confermare",
  withdraw_order: "Recedo dal mio acquisto di crediti, ordine {order}.",
  withdraw_any: "Recedo dal mio acquisto di crediti del (data), importo (importo).",
  address_label: "Indirizzo della pagina o dell’immagine",
  address_help: "Copialo dal browser. Se sono più di uno, uno per riga.",
  reason_label: "Di che cosa si tratta?",
  reason_empty: "Scegli",
  message_label: "La tua dichiarazione",
  name_label: "Il tuo nome",
  email_label: "Il tuo indirizzo email",
  by_mail: "Puoi anche scriverci:",
  unknown:
    "Non abbiamo potuto confermare che la tua dichiarazione sia arrivata. Quello che hai scritto è ancora qui.",
  too_often:
    "Hai inviato molte dichiarazioni. Riprova tra {minutes} min. Quello che hai scritto è ancora qui.",
  sent_text: "Ecco che cosa abbiamo ricevuto e quando. La stessa conferma ti arriva via email.",
  reference_label: "Riferimento",
  received_label: "Ricevuto",
  due_label: "Agiremo entro il",
  sent_home: "Torna alla home",
  reason_child_abuse: "Abuso sessuale su minori",
  reason_intimate_picture: "Immagine intima senza consenso",
  reason_threats: "Minacce, odio o violenza",
  reason_fraud: "Truffa",
  reason_privacy: "Dati personali",
  reason_copyright: "Diritto d’autore",
  reason_other: "Altro",
  withdrawal: {
    link: "Recedere dal contratto qui",
    title: "Recedere dal contratto",
    intro:
      "Puoi recedere da un acquisto di crediti senza indicare alcun motivo. Basta inviare questo modulo.",
    period:
      "La legge ti dà 14 giorni nell’Unione europea; un termine più lungo è indicato nella nostra politica di rimborso.",
    message: "La tua dichiarazione",
    name: "Il tuo nome",
    email_help: "Lì inviamo la conferma di ricezione. Se puoi, usa l’indirizzo del tuo account.",
    good_faith: "Lo dichiaro.",
    submit: "Conferma recesso",
    sent_title: "Abbiamo ricevuto il tuo recesso",
    sent_next:
      "Conserva questa pagina o l’email: dimostrano quando il recesso ci è arrivato. Rimborsiamo entro 14 giorni.",
  },
  notice: {
    link: "Segnala contenuti illegali",
    title: "Segnala contenuti illegali",
    intro: "Segnalaci contenuti di questo sito che ritieni illegali. Non serve un account.",
    period:
      "Confermiamo la ricezione, decidiamo senza indugio e ti comunichiamo la decisione e come contestarla.",
    message: "Perché pensi che sia illegale?",
    name: "Il tuo nome (non serve in caso di abuso sui minori)",
    email_help: "Lì inviamo la conferma e la decisione. Non serve in caso di abuso sui minori.",
    good_faith: "Ritengo in buona fede che le mie dichiarazioni siano esatte e complete.",
    submit: "Invia la segnalazione",
    sent_title: "Abbiamo ricevuto la tua segnalazione",
    sent_next:
      "Il nostro team la esamina e ti comunica la decisione via email. Se non sei d’accordo, rispondi a quell’email o rivolgiti a un organismo di risoluzione delle controversie.",
  },
  removal: {
    link: "Rimuovi un’immagine intima",
    title: "Far rimuovere un’immagine intima",
    intro:
      "Questo sito mostra senza il tuo consenso un’immagine o un video intimo di te, reale o creato al computer? Chiedici di rimuoverlo. Non serve un account.",
    period: "Lo rimuoviamo, con le copie note, entro 48 ore da una richiesta valida.",
    message: "Quale immagine è, e da che cosa ti riconosci?",
    name: "Il tuo nome completo, che vale come firma",
    email_help: "Se dobbiamo chiederti qualcosa; lì arriva anche la conferma.",
    good_faith:
      "Ritengo in buona fede che l’immagine mostri me, o la persona per cui agisco, e che nessuno abbia acconsentito a mostrarla qui.",
    submit: "Chiedi la rimozione",
    sent_title: "Abbiamo ricevuto la tua richiesta",
    sent_next: "Non devi fare altro. Ti scriviamo appena è fatto.",
  },
} satisfies Words<"statements">;
