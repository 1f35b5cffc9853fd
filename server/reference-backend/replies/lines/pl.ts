import type { ReplyLines } from "./reply-lines";

export const pl: ReplyLines = {
  greetingWords: ["cześć", "hej", "witaj", "dzień dobry", "dobry wieczór", "siema", "hejka"],
  greeting: [
    "Cześć {name}! Miło, że piszesz. Jak Ci mija dzień?",
    "Hej {name}, co za miła niespodzianka. Co porabiasz?",
    "Witaj {name}! Właśnie oglądam Twój profil. Opowiesz mi więcej?",
  ],
  question: [
    "Dobre pytanie! Najpierw je odwrócę: a jak jest u Ciebie?",
    "To zależy… Skąd taka myśl?",
    "Ha, lubię ludzi, którzy pytają. Tak, chyba tak. A Ty?",
  ],
  present: [
    "Och, dziękuję {name}! Uśmiecham się od ucha do ucha.",
    "Jakie to miłe! Czy kryje się za tym jakaś historia?",
  ],
  other: [
    "Brzmi świetnie. Opowiedz mi więcej!",
    "Ładnie to ujęte. Jak najchętniej odpoczywasz?",
    "Naprawdę? Co za zaskoczenie. Co jeszcze warto o Tobie wiedzieć?",
    "Właśnie się uśmiecham. Jakie masz plany na weekend?",
  ],
  icebreakers: [
    "Cześć! O którym hobby opowiesz mi najpierw?",
    "Co było najlepsze w Twoim tygodniu?",
    "Plaża, góry czy kanapa z dobrym filmem?",
  ],
};
