import type { ReplyLines } from "./reply-lines";

export const it: ReplyLines = {
  greetingWords: ["ciao", "salve", "ehi", "hey", "buongiorno", "buonasera"],
  greeting: [
    "Ciao {name}! Che bello che mi scrivi. Come va la giornata?",
    "Ehi {name}, che bella sorpresa. Che cosa fai di bello?",
    "Ciao {name}! Stavo proprio guardando il tuo profilo. Mi racconti di più?",
  ],
  question: [
    "Bella domanda! Prima te la rigiro: tu che diresti?",
    "Dipende… Come ti è venuto in mente?",
    "Ah, mi piace chi fa domande. Sì, credo di sì. E tu?",
  ],
  present: ["Oh, grazie {name}! Mi hai strappato un sorriso.", "Che pensiero carino! C’è una storia dietro?"],
  other: [
    "Sembra bello. Raccontami di più!",
    "Mi piace come l’hai detto. Come ti rilassi di solito?",
    "Davvero? Non l’avrei detto. Che altro dovrei sapere di te?",
    "Mi hai fatto sorridere. Che programmi hai per il fine settimana?",
  ],
  icebreakers: [
    "Ciao! Quale dei tuoi hobby mi faresti scoprire per primo?",
    "Qual è stata la cosa più bella della tua settimana?",
    "Mare, montagna o divano con un bel film?",
  ],
};
