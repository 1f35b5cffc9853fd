import type { Words } from "../../catalog";

export default {
  title: "Reclami",
  intro: "Raccontaci che cosa non ha funzionato. Ti legge una persona e risponde via e-mail.",
  name: "Il tuo nome",
  name_missing: "Scrivi il tuo nome",
  email: "Il tuo indirizzo e-mail",
  email_help: "Rispondiamo a questo indirizzo.",
  email_missing: "Scrivi il tuo indirizzo e-mail",
  email_invalid: "E-mail non valida",
  kind: "Di che cosa si tratta?",
  kind_missing: "Scegli di che cosa si tratta",
  kind_service: "Il funzionamento del sito",
  kind_payment: "Un pagamento o dei crediti",
  kind_content: "Una foto o un testo",
  kind_privacy: "I miei dati personali",
  kind_member: "Un’altra persona iscritta",
  kind_other: "Altro",
  message: "Che cosa è successo?",
  message_help: "Con nomi e date, se li conosci. Al massimo {max} caratteri.",
  message_missing: "Raccontaci che cosa è successo",
  message_long: "Usa al massimo {max} caratteri",
  submit: "Invia il reclamo",
  too_often:
    "Hai già inviato diversi reclami. Riprova tra {minutes} min. Quello che hai scritto è ancora qui.",
  unknown:
    "Non abbiamo potuto confermare che il reclamo sia arrivato. Se non ricevi un’e-mail, scrivici di nuovo o all’indirizzo qui sotto.",
  by_mail: "Oppure scrivici:",
  sent_title: "Abbiamo il tuo reclamo",
  sent_text: "Questo è il numero di riferimento. Conservalo.",
  sent_next: "Rispondiamo via e-mail, di solito entro pochi giorni.",
  sent_home: "Torna al sito",
} satisfies Words<"complaints">;
