import type { Words } from "../../catalog";

export default {
  title: "Le nostre e-mail",
  intro: "Scegli quali e-mail ricevere.",
  address: "Scegli quali e-mail arrivano a {email}.",
  by_link:
    "Hai aperto questa pagina da una nostra e-mail, quindi non serve accedere. Scegli quali vuoi ricevere.",
  legend: "Mandami un’e-mail per",
  type_new_conversations: "Nuove conversazioni",
  help_new_conversations: "Qualcuno ti scrive per la prima volta.",
  type_new_messages: "Nuovi messaggi",
  help_new_messages: "Qualcuno con cui parli ha risposto.",
  type_like: "Like",
  help_like: "Piaci a qualcuno.",
  type_unread_message_reminders: "Messaggi non letti",
  help_unread_message_reminders: "Un messaggio ti aspetta da ieri.",
  type_promotions: "Offerte",
  help_promotions: "Sconti sui crediti.",
  type_weekly_updates: "Ogni settimana",
  help_weekly_updates: "Una volta a settimana: i nuovi profili vicino a te.",
  type_news: "Novità",
  help_news: "Cosa c’è di nuovo sul sito.",
  type_reminders: "Promemoria",
  help_reminders: "Per esempio che il tuo profilo non ha ancora una foto.",
  always: "Le e-mail sul tuo account arrivano sempre, come il link per una nuova password.",
  save: "Salva la scelta",
  none: "Non mandarmi nulla",
  saved: "La tua scelta è salvata.",
  back: "Torna alle impostazioni",
  off_title: "Al momento non te ne mandiamo",
  off_fbl:
    "Una nostra e-mail è stata segnata come spam, quindi ci siamo fermati. Salva la scelta qui sotto e torneranno; di’ alla tua casella che non sono spam.",
  off_bounce:
    "Le nostre e-mail a {email} sono tornate indietro. Inserisci un indirizzo che funziona, confermalo e torneranno.",
  off_bounce_action: "Cambia indirizzo e-mail",
  off_listunsubscribe:
    "Hai annullato l’iscrizione dal tuo programma di posta. Scegli qui sotto cosa vuoi, salva e queste e-mail torneranno.",
  off_unknown: "Sono state disattivate per il tuo indirizzo {email}. Se ti mancano, scrivici.",
  bad_title: "Questo link non funziona più",
  bad_text: "Aprilo da un’e-mail più recente, oppure accedi per scegliere quali e-mail ricevere.",
} satisfies Words<"notifications">;
