import type { Words } from "../../catalog";

export default {
  film: "Stille getekende film: twee mensen op een steiger bij zonsondergang",
  drawn: "De film is getekend. Er zijn geen leden in te zien.",
  people: "Wie je kunt ontmoeten",
  acts: "Een verhaal in drie bedrijven",
  act_1_title: "Kijken",
  act_1_text: "Meld je aan en kijk rustig wie er is.",
  act_2_title: "Liken",
  act_2_text: "Een like zegt: je viel me op. Niet meer en niet minder.",
  act_3_title: "Schrijven",
  act_3_text: "De rest van het script schrijven jullie samen.",
} satisfies Words<"landerVideo">;
