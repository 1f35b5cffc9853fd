import type { Words } from "../../catalog";

export default {
  chart: "Mappa a puntini con un segnaposto numerato per ogni persona qui sotto",
  chart_alone: "Mappa a puntini",
  vague: "I luoghi sono approssimativi: un segnaposto indica solo il Paese.",
  vague_alone: "Vedrai le persone dopo l’accesso o l’iscrizione.",
  people: "Chi c’è dietro i segnaposti",
  rules: "Vicino, ma non troppo",
  rule_1_title: "Il luogo lo scegli tu",
  rule_1_text: "Il tuo profilo mostra quello che scrivi tu, nient’altro.",
  rule_2_title: "Nessun segnaposto esatto",
  rule_2_text: "I segnaposti sono sparsi nel Paese: nessuno si può rintracciare così.",
  rule_3_title: "Cerca vicino o lontano",
  rule_3_text: "Scegli un Paese e una regione, o guarda ovunque.",
} satisfies Words<"landerMap">;
