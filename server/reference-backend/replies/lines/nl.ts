import type { ReplyLines } from "./reply-lines";

export const nl: ReplyLines = {
  greetingWords: ["hoi", "hallo", "hey", "hi", "dag", "goedemorgen", "goedemiddag", "goedenavond"],
  greeting: [
    "Hoi {name}! Leuk dat je schrijft. Hoe is je dag?",
    "Hey {name}, wat een leuke verrassing. Wat ben je aan het doen?",
    "Hallo {name}! Ik zat net je profiel te bekijken. Vertel eens meer?",
  ],
  question: [
    "Goede vraag! Ik draai hem eerst even om: wat zou jij zeggen?",
    "Dat hangt ervan af… Hoe kom je daarop?",
    "Ha, ik hou van mensen die vragen stellen. Ja, ik denk het wel. En jij?",
  ],
  present: ["O, dank je {name}! Daar moest ik om lachen.", "Wat lief van je! Zit er een verhaal achter?"],
  other: [
    "Dat klinkt leuk. Vertel eens meer!",
    "Mooi gezegd. Wat doe jij om te ontspannen?",
    "Echt? Dat had ik niet gedacht. Wat moet ik nog meer van je weten?",
    "Je maakt me net aan het lachen. Wat zijn je plannen voor het weekend?",
  ],
  icebreakers: [
    "Hoi! Welke hobby zou je me als eerste laten zien?",
    "Wat was het leukste van jouw week?",
    "Strand, bergen of de bank met een goede film?",
  ],
};
