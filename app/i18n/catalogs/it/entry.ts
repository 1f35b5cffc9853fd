import type { Words } from "../../catalog";

export default {
  title: "Importante",
  adults: "Questo sito è per adulti ({minAge}+). Puoi trovare immagini e testi sul sesso.",
  fictional:
    "Alcuni profili sono inventati per intrattenimento. Ognuno porta l’etichetta «{fictional}» e incontrarli non è possibile.",
  costs: "L’iscrizione è gratuita. I messaggi costano crediti e vedi il prezzo prima di inviare.",
  younger: "Se hai meno di {minAge} anni, chiudi questa pagina.",
  enter: "Ho {minAge} anni o più, continua",
} satisfies Words<"entry">;
