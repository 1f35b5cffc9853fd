import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Browser",
  description: "Per quali browser è pensato {site} e come appare in tutti gli altri.",
  intro: [
    "{site} si legge in ogni browser. Se vedi testo semplice, una parte sotto l’altra e senza colori, il tuo è più vecchio di quelli per cui è fatta la grafica. Non manca nulla: puoi cercare, leggere, scrivere, mettere like e pagare come tutti.",
  ],
  sections: {
    floor: {
      heading: "Browser che mostrano la grafica",
      body: [
        {
          list: [
            "Chrome e Android System WebView dalla versione 64",
            "Edge dalla versione 79",
            "Firefox dalla versione 68",
            "Safari dalla versione 12.1, su iPhone e iPad da iOS 12.2",
            "Samsung Internet dalla versione 9.2",
            "KaiOS dalla versione 3",
          ],
        },
      ],
    },
    older: {
      heading: "Che cosa puoi fare",
      body: [
        "Aggiorna il browser, oppure installane un altro dal negozio del tuo telefono. Se non puoi, resta: le pagine semplici sono le stesse pagine.",
        "Anche i browser che risparmiano dati disegnando le pagine altrove, come Opera Mini in modalità estrema, mostrano le pagine semplici. Scegli lì un’altra modalità per vedere la grafica.",
        "Qualcosa non funziona? [Scrivici](service) e di’ quale telefono hai.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
