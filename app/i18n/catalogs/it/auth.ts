import type { Words } from "../../catalog";

export default {
  login_title: "Accedi",
  email: "Email",
  password: "Password",
  submit: "Accedi",
  failed: "Accesso non riuscito, riprova",
  too_many: "Troppi tentativi errati, account bloccato per {minutes} min.",
  pending_deletion:
    "Questo account è in attesa di eliminazione. Puoi annullarla con il link nella nostra email o tramite il servizio clienti.",
  reactivate: "Recupera il mio account",
  forgot: "Hai dimenticato la password?",
  no_account: "Non hai ancora un account? Iscriviti gratis",
  next_hint: "Accedi per aprire la pagina che volevi.",
  kept_hint: "Nel frattempo la sessione si è chiusa. Accedi e ritroverai quello che hai scritto.",
  email_missing: "Inserisci il tuo indirizzo email",
  password_missing: "Inserisci la tua password",
  logout_title: "Esci",
  logout_text: "Vuoi uscire dal tuo account su questo dispositivo?",
  logout_submit: "Esci",
  /** Where the operator asks for a proof of age. */
  age_check: {
    title: "Dimostra la tua età",
    text: "La legge ci chiede di verificare che chi vede gli iscritti sia maggiorenne. Si fa una volta sola, con il servizio scelto dal gestore di questo sito.",
    go: "Verifica la mia età",
    kept: "Poi torni qui. Questo sito non vede i tuoi documenti.",
    missing: "La verifica non si apre in questo momento. Scrivi alla nostra assistenza.",
    again: "L’ho fatta: controlla di nuovo",
    open: "Il tuo account, i tuoi dati e la loro eliminazione restano accessibili anche senza.",
    settings: "Impostazioni",
    help: "Assistenza",
  },
  recovery: {
    reset_title: "Hai dimenticato la password?",
    reset_text:
      "Scrivi l’indirizzo email del tuo account. Ti mandiamo un link per scegliere una nuova password.",
    reset_sent:
      "Abbiamo mandato un link a {email}. Aprilo per scegliere una nuova password. Funziona una volta sola.",
    reset_sent_anywhere:
      "Ti abbiamo mandato un link. Aprilo per scegliere una nuova password. Funziona una volta sola.",
    email_not_found: "Indirizzo email non trovato",
    too_many_resets: "Troppe email per reimpostare la password, riprova domani.",
    sent_title: "Guarda nella tua posta",
    sent_help: "Ancora niente dopo qualche minuto? Guarda nello spam.",
    send_link: "Mandami il link",
    ask_again: "Chiedi una nuova email",
    back_to_login: "Accedi",
    new_title: "Scegli una nuova password",
    new_password: "Nuova password",
    new_password_again: "Ripeti la nuova password",
    new_submit: "Salva la nuova password",
    passwords_differ: "Le password inserite non sono uguali.",
    changed_title: "La tua nuova password è salvata",
    changed_text: "La sessione è chiusa su tutti i dispositivi. Accedi con la nuova password.",
    link_bad_title: "Questo link non funziona più",
    link_bad: "Link scaduto o non valido, chiedi una nuova email",
    mail_title: "Conferma il tuo nuovo indirizzo email",
    mail_text: "Premi il pulsante e questo indirizzo diventa quello del tuo account.",
    mail_submit: "Conferma il mio nuovo indirizzo",
    mail_done: "Il tuo nuovo indirizzo è confermato",
    mail_done_text: "D’ora in poi accedi con questo, e le nostre email arrivano lì.",
    mail_used: "Questo link è già stato usato",
    mail_used_text:
      "Se hai confermato tu l’indirizzo, è tutto fatto. Se poi hai chiesto un altro cambio, apri l’email più recente.",
    mail_expired: "Questo link è scaduto",
    mail_expired_text:
      "Scrivi ancora una volta il nuovo indirizzo nelle impostazioni e ti mandiamo un nuovo link.",
    mail_invalid: "Questo link non è valido",
    mail_invalid_text:
      "Forse è stato tagliato. Aprilo ancora dall’email, o chiedine uno nuovo nelle impostazioni.",
    mail_taken: "Esiste già un account con questo indirizzo email su questo sito.",
    mail_taken_text: "Scegli un altro indirizzo nelle impostazioni. Fino ad allora resta quello vecchio.",
    to_settings: "Vai alle impostazioni",
    reactivate_title: "Recupera il tuo account",
    reactivate_text:
      "Un account eliminato si può recuperare per {days} giorni. Scrivi il suo indirizzo email e ti mandiamo un link.",
    reactivate_sent:
      "Se un account con {email} attende di essere eliminato, un link è in arrivo. Aprilo per recuperare il tuo account.",
    reactivate_sent_anywhere:
      "Se un account con questo indirizzo attende di essere eliminato, un link è in arrivo. Aprilo per recuperare il tuo account.",
    reactivate_too_often: "Abbiamo già mandato questa email più volte. Guarda nello spam, o riprova domani.",
    reactivate_do_text: "Premi il pulsante e il tuo account torna com’era.",
    reactivate_submit: "Recupera il mio account",
    reactivate_done: "Il tuo account è di nuovo qui",
    reactivate_done_text: "Tutto è come lo hai lasciato. Accedi e continua.",
    reactivate_bad_text:
      "I link funzionano una volta, e un account si può recuperare per {days} giorni. Dopo sparisce per sempre.",
    deleted_title: "Il tuo account è stato eliminato",
    deleted_now_title: "Da adesso",
    deleted_now:
      "Nessuno vede più il tuo profilo e le tue foto, nessuno può scriverti, e la tua sessione è chiusa su tutti i dispositivi.",
    deleted_later_title: "Per sempre",
    deleted_later_on: "Il {date} il tuo profilo, le foto, i like e i crediti vengono cancellati.",
    deleted_later_days: "Dopo {days} giorni il tuo profilo, le foto, i like e i crediti vengono cancellati.",
    deleted_messages: "I messaggi che hai mandato restano a chi li ha ricevuti.",
    deleted_undo_title: "Hai cambiato idea?",
    deleted_undo_until:
      "Fino al {date} puoi recuperare tutto. Il link è nell’email che ti abbiamo appena mandato.",
    deleted_undo_days:
      "Per {days} giorni puoi recuperare tutto. Il link è nell’email che ti abbiamo appena mandato.",
  },
} satisfies Words<"auth">;
