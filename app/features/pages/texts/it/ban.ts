import type { SameAs } from "../../page-text";
import type english from "../en/ban";

export default {
  title: "Segnalazioni ed esclusioni",
  description: "Che cosa non è permesso su {site}, come segnalarlo e che cosa significa un’esclusione.",
  intro: [
    "Qui tutti devono sentirsi al sicuro. Questa pagina dice che cosa non accettiamo, come lo segnali e che cosa succede poi.",
  ],
  sections: {
    rules: {
      heading: "Per che cosa escludiamo",
      body: [
        {
          facts: [
            [
              "Minori",
              "Chiunque abbia meno di {minAge} anni, e ogni contenuto sessuale che coinvolga un minore. Lo rimuoviamo subito e lo segnaliamo alle autorità dove la legge lo dice.",
            ],
            [
              "Denaro",
              "Chiedere denaro, carte regalo o dati bancari, il ricatto e i link che portano a una truffa.",
            ],
            ["Falsità", "Fingersi un’altra persona, e immagini di altri senza il loro consenso."],
            [
              "Molestie e minacce",
              "Insulti, odio, persecuzioni, pressioni, e inviare ciò che qualcuno non vuole.",
            ],
            ["Pubblicità", "Offrire beni o servizi a pagamento, e raccogliere dati dei membri."],
            ["Illegale", "Tutto il resto che la legge vieta."],
          ],
        },
        "I profili con l’etichetta «{fictionalOne}» sono nostri e segnati come tali. Se uno di loro dice qualcosa che viola queste regole, segnala anche quello.",
      ],
    },
    report: {
      heading: "Come segnalare",
      body: [
        "Su ogni profilo, accanto a ogni foto e in ogni conversazione puoi fare una segnalazione. Scegli il motivo, aggiungi qualche parola se vuoi e invia. Ricevi un numero di riferimento. Il membro non viene a sapere chi ha segnalato.",
        "Non hai un account, o non è il caso giusto? Usa il [modulo per i reclami](complaints).",
      ],
    },
    block: {
      heading: "Bloccare",
      body: [
        "Non serve un motivo per bloccare qualcuno. Il profilo ti viene nascosto, la vostra conversazione e i like vengono cancellati, e il membro non può più vederti o contattarti. Puoi togliere un blocco nelle [impostazioni](settings), ma la conversazione e i like non tornano.",
      ],
    },
    decision: {
      heading: "Che cosa facciamo di una segnalazione",
      body: [
        "Guardiamo che cosa è stato segnalato e che cosa c’è intorno. Secondo la gravità non facciamo nulla, rimuoviamo un testo o una foto, avvertiamo o escludiamo il membro. Trattiamo tutti allo stesso modo, che paghino o no.",
      ],
    },
    ban: {
      heading: "Che cosa significa un’esclusione",
      body: [
        "Un account escluso non si può più usare e il suo profilo non viene più mostrato. Aprire un altro account per aggirare un’esclusione non è permesso.",
        "Ti diciamo via email che il tuo account è escluso e perché, salvo che la legge lo vieti. Il rimborso dei crediti non usati dipende dal motivo e dalla legge; i diritti che la legge ti dà restano tuoi.",
        "Un accesso chiuso per alcuni minuti dopo password sbagliate non è un’esclusione. Aspetta e riprova, o chiedi una [nuova password](reset).",
      ],
    },
    objection: {
      heading: "Se pensi che abbiamo torto",
      body: [
        "Usa il [modulo per i reclami](complaints), di’ di quale account si tratta e perché la decisione è sbagliata. La riesaminiamo e ti scriviamo il risultato. Puoi fare lo stesso se hai segnalato qualcosa e non sei d’accordo con ciò che abbiamo fatto. Puoi sempre rivolgerti al giudice.",
      ],
    },
    careful: {
      heading: "Abbi cura di te",
      body: [
        {
          list: [
            "Non inviare denaro né immagini con cui potrebbero ricattarti.",
            "Fai attenzione quando qualcuno vuole passare in fretta a un altro servizio.",
            "La prima volta incontratevi in un luogo pubblico, e di’ a qualcuno di fiducia dove sei.",
            "Se sei in pericolo, chiama la polizia.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
