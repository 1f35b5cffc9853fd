import type { Words } from "../../catalog";

export default {
  text: "Ricevi una notifica su questo dispositivo quando qualcuno ti scrive o ti mette like. Mostra solo il nome del sito e dei numeri.",
  button: "Attiva le notifiche",
  done: "Le notifiche sono attive.",
  denied: "Il tuo browser non permette notifiche da questo sito. Puoi cambiarlo nelle sue impostazioni.",
  failed: "Non ha funzionato. Riprova.",
  messages_one: "{count} nuovo messaggio",
  messages_many: "{count} di nuovi messaggi",
  messages_other: "{count} nuovi messaggi",
  likes_one: "{count} nuovo like",
  likes_many: "{count} di nuovi like",
  likes_other: "{count} nuovi like",
  something_new: "C’è qualcosa di nuovo per te.",
  offline_title: "Sei offline",
  offline_text: "In questo momento non c’è connessione. Quello che hai scritto altrove è ancora lì.",
  offline_again: "Riprova",
} satisfies Words<"push">;
