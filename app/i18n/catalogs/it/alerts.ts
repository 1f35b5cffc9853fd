import type { Words } from "../../catalog";

export default {
  notifications_title: "Non ricevi più le nostre e-mail",
  notifications_text: "Puoi riattivarle quando vuoi.",
  notifications_link: "Vedi le impostazioni delle notifiche",
  disabled_fbl: "Una delle nostre e-mail è stata segnalata come spam.",
  disabled_bounce: "Le nostre e-mail al tuo indirizzo sono tornate indietro.",
  disabled_listunsubscribe: "Hai annullato l’iscrizione con il pulsante del tuo programma di posta.",
  profile_title: "Racconta qualcosa di te",
  profile_text:
    "Con una foto, qualche parola su di te e i tuoi interessi, gli altri ti conoscono più facilmente.",
  profile_link: "Completa il mio profilo",
  push_title: "Scopri subito i nuovi messaggi",
  push_text: "Il tuo dispositivo può avvisarti di nuovi messaggi e like. Il testo resta neutro.",
  push_link: "Attiva le notifiche",
  dismiss: "Non mostrare più",
} satisfies Words<"alerts">;
