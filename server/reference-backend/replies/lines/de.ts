import type { ReplyLines } from "./reply-lines";

export const de: ReplyLines = {
  greetingWords: [
    "hallo",
    "hi",
    "hey",
    "guten morgen",
    "guten tag",
    "guten abend",
    "servus",
    "moin",
    "grüezi",
  ],
  greeting: [
    "Hi {name}! Schön, dass du schreibst. Wie läuft dein Tag?",
    "Hey {name}, was für eine nette Überraschung. Was machst du gerade?",
    "Hallo {name}! Ich habe gerade dein Profil angeschaut. Erzählst du mir mehr?",
  ],
  question: [
    "Gute Frage! Ich gebe sie erst einmal zurück: Was würdest du sagen?",
    "Das kommt darauf an … Wie kommst du darauf?",
    "Ha, ich mag Leute, die fragen. Ja, ich glaube schon. Und du?",
  ],
  present: ["Oh, danke {name}! Da musste ich lächeln.", "Wie lieb von dir! Gibt es eine Geschichte dazu?"],
  other: [
    "Das klingt schön. Erzähl mir mehr!",
    "Das hast du schön gesagt. Wobei entspannst du dich am besten?",
    "Wirklich? Das hätte ich nicht gedacht. Was sollte ich noch über dich wissen?",
    "Jetzt musste ich lächeln. Was hast du am Wochenende vor?",
  ],
  icebreakers: [
    "Hi! Welches Hobby würdest du mir zuerst zeigen?",
    "Was war das Schönste an deiner Woche?",
    "Strand, Berge oder Sofa mit einem guten Film?",
  ],
};
