import type { Words } from "../../catalog";

export default {
  title: "Conosci qualcuno che ha voglia di parlare",
  intro: "Iscriviti gratis, guardati intorno con calma e scrivi quando ti va.",
  start: "Iscriviti gratis",
  have_account: "Hai già un account? Accedi",
  members_title: "Persone da conoscere",
  see_more: "Vedi altre persone",
  how_title: "Come funziona",
  how_1_title: "Iscriviti gratis",
  how_1_text: "Un nome, un indirizzo e-mail e la tua data di nascita. All’inizio non chiediamo altro.",
  how_2_title: "Guardati intorno",
  how_2_text: "Cerca per luogo ed età, apri i profili e metti like a chi ti piace.",
  how_3_title: "Scrivi",
  how_3_text: "I tuoi primi messaggi sono gratis. Poi vedi il prezzo prima di inviare.",
  prices: "Vedi i prezzi",
  honest_title: "Chiaro e onesto",
  honest_text:
    "Nessun abbonamento: acquisti crediti quando vuoi. I profili con l’etichetta «{fictional}» non sono persone reali.",
} satisfies Words<"home">;
