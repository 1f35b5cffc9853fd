import type { Words } from "../../catalog";

export default {
  question: "Che cosa ti porta qui?",
  hint: "Scegli quello che ti piace, quanto vuoi.",
  go: "Continua",
  none: "Non hai ancora scelto nulla. Puoi anche iscriverti subito.",
  chosen_title: "Ecco chi sei",
  chosen_text: "Mettilo nel tuo profilo dopo l’iscrizione: così gli altri sanno di cosa scriverti.",
  change: "Modifica",
  faces_title: "Alcune delle persone",
} satisfies Words<"landerIcons">;
