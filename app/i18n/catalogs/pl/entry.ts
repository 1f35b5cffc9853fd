import type { Words } from "../../catalog";

export default {
  title: "Ważne",
  adults: "Ta strona jest dla dorosłych ({minAge}+). Możesz tu zobaczyć zdjęcia i teksty o seksie.",
  fictional:
    "Niektóre profile są wymyślone dla rozrywki. Każdy z nich ma etykietę „{fictional}”, a spotkanie z taką osobą nie jest możliwe.",
  costs: "Rejestracja jest darmowa. Wiadomości kosztują kredyty, a cenę widzisz przed wysłaniem.",
  younger: "Jeśli masz mniej niż {minAge} lat, zamknij tę stronę.",
  enter: "Mam {minAge} lat lub więcej, dalej",
} satisfies Words<"entry">;
