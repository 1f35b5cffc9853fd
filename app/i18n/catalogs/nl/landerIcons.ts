import type { Words } from "../../catalog";

export default {
  question: "Waarvoor ben je hier?",
  hint: "Kies wat je leuk vindt, zoveel als je wilt.",
  go: "Verder",
  none: "Je hebt nog niets gekozen. Je kunt je ook meteen aanmelden.",
  chosen_title: "Dat ben jij",
  chosen_text: "Zet het na je aanmelding in je profiel: dan hebben anderen iets om over te schrijven.",
  change: "Aanpassen",
  faces_title: "Enkele leden",
} satisfies Words<"landerIcons">;
