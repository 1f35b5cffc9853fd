import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Accessibilità",
  description:
    "Che cosa facciamo perché tutti possano usare {site}, quali barriere restano e a chi segnalarle.",
  intro: [
    "Tutti devono poter usare {site}. Qui diciamo che cosa facciamo per questo, che cosa non è ancora accessibile e come segnalarci una barriera.",
  ],
  sections: {
    service: {
      heading: "Che cosa offre il sito",
      body: [
        "Un account, un profilo, una ricerca, i like, le conversazioni e i pacchetti di crediti, in sette lingue. Quasi tutto funziona senza JavaScript e nei browser vecchi.",
        "Come si usa è spiegato passo per passo nelle [domande frequenti](faq).",
      ],
    },
    standard: {
      heading: "Che cosa seguiamo",
      body: [
        "La direttiva (UE) 2019/882 e la norma EN 301 549, che contiene le linee guida per l’accessibilità dei contenuti web (WCAG), livelli A e AA.",
        "Questa dichiarazione si basa su verifiche nostre.",
      ],
    },
    how: {
      heading: "Come lo facciamo",
      body: [
        {
          list: [
            "Tastiera: tutto si raggiunge e si usa senza mouse, e si vede dove ci si trova.",
            "Lettori di schermo: titoli, aree ed etichette dicono che cosa è ogni cosa; gli errori compaiono accanto al campo e sopra il modulo.",
            "Dimensioni: con 320 pixel di larghezza o con il testo ingrandito non serve scorrere di lato.",
            "Colori: il contrasto segue le linee guida, in chiaro e in scuro, e il colore da solo non dice mai nulla.",
            "Movimento: le pagine restano ferme se il dispositivo chiede meno movimento.",
            "Tempo: quello che hai scritto resta anche se la sessione finisce nel frattempo. Non ci sono enigmi da risolvere.",
          ],
        },
      ],
    },
    limits: {
      heading: "Che cosa non è ancora accessibile",
      body: [
        {
          list: [
            "Le foto vengono dai membri: la descrizione è solo il nome del membro. Le GIF sono descritte dal loro titolo.",
            "I membri scrivono con parole e lingue proprie, che possono essere difficili da leggere o da far leggere ad alta voce.",
            "Le pagine dei fornitori di pagamento e gli altri siti a cui rimandiamo non sono nostri.",
          ],
        },
      ],
    },
    tell: {
      heading: "Segnalaci una barriera",
      body: [
        "Scrivi a [{email}](email).",
        "Oppure usa il [modulo per i reclami](complaints). Indica la pagina, che cosa volevi fare e quale dispositivo o ausilio usi.",
      ],
    },
    authority: {
      heading: "Se la nostra risposta non aiuta",
      body: [
        {
          either: [
            "Puoi rivolgerti all’autorità che ci controlla: {accessibilityAuthority}.",
            "Puoi rivolgerti all’autorità che vigila sull’accessibilità dei servizi nel tuo Paese.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
