import type { Words } from "../../catalog";

export default {
  question: "Co cię tu sprowadza?",
  hint: "Wybierz to, co lubisz, i tyle, ile chcesz.",
  go: "Dalej",
  none: "Nie wybrano jeszcze niczego. Możesz też od razu się zarejestrować.",
  chosen_title: "To właśnie ty",
  chosen_text: "Dodaj to do profilu po rejestracji: inni będą mieli o czym napisać.",
  change: "Zmień",
  faces_title: "Niektóre osoby stąd",
} satisfies Words<"landerIcons">;
