import type { Words } from "../../catalog";

export default {
  film: "Niemy film rysunkowy: dwie osoby na pomoście o zachodzie słońca",
  drawn: "Film jest rysowany. Nie pokazuje osób z serwisu.",
  people: "Kogo możesz poznać",
  acts: "Historia w trzech aktach",
  act_1_title: "Spójrz",
  act_1_text: "Zarejestruj się i spokojnie zobacz, kto tu jest.",
  act_2_title: "Polub",
  act_2_text: "Polubienie mówi: widzę cię. Nic więcej, nic mniej.",
  act_3_title: "Napisz",
  act_3_text: "Resztę scenariusza piszecie wspólnie.",
} satisfies Words<"landerVideo">;
