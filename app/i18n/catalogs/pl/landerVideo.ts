import type { Words } from "../../catalog";

export default {
  film: "Niemy film rysunkowy: dwie osoby na pomoście o zachodzie słońca",
  drawn: "Film jest rysowany. Nie pokazuje użytkowników.",
  people: "Kogo możesz poznać",
  acts: "Historia w trzech aktach",
  act_1_title: "Patrzeć",
  act_1_text: "Zarejestruj się i spokojnie zobacz, kto tu jest.",
  act_2_title: "Polubić",
  act_2_text: "Polubienie mówi: widzę cię. Nic więcej, nic mniej.",
  act_3_title: "Napisać",
  act_3_text: "Resztę scenariusza piszecie już we dwoje.",
} satisfies Words<"landerVideo">;
