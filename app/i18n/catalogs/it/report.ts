import type { Words } from "../../catalog";

export default {
  title: "Segnala {name}",
  about_profile: "Si tratta del profilo di {name}.",
  about_photo: "Si tratta di una foto di {name}.",
  about_chat:
    "Si tratta della tua conversazione con {name}. Gli ultimi messaggi accompagnano la segnalazione.",
  about_message:
    "Riguarda una foto nella tua chat con {name}. Con la segnalazione vengono inviati gli ultimi messaggi.",
  intro: "Solo il nostro team saprà che la segnalazione è tua.",
  reason: "Che cosa non va?",
  reason_missing: "Scegli che cosa non va",
  money: "Chiede soldi",
  fake: "Finge di essere un’altra persona",
  harassment: "Insulti o molestie",
  threats: "Minacce o ricatti",
  under_18: "Ha meno di 18 anni",
  illegal: "Qualcosa di illegale",
  other: "Altro",
  remarks: "Che cosa è successo?",
  remarks_help: "Non devi scrivere nulla, ma ci aiuta.",
  characters: "caratteri",
  submit: "Invia segnalazione",
  cancel: "Annulla",
  unknown: "Non abbiamo potuto confermare l’arrivo della segnalazione. Il tuo testo è ancora qui.",
  too_often: "Hai inviato molte segnalazioni. Riprova tra {minutes} min. Il tuo testo è ancora qui.",
  sent_title: "Abbiamo la tua segnalazione",
  sent_text: "Grazie. Il nostro team la esaminerà. Questo è il tuo riferimento:",
  block: "Blocca {name}",
  block_text: "Puoi anche bloccare {name}. Così non vi vedete più.",
  back_to_search: "Torna alla ricerca",
} satisfies Words<"report">;
