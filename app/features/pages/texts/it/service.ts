import type { SameAs } from "../../page-text";
import type english from "../en/service";

export default {
  title: "Assistenza",
  description: "Come contattare {site}, e dove trovare subito aiuto.",
  intro: [
    "Qualcosa non funziona, o hai una domanda? Qui ti spieghiamo come contattarci e che cosa puoi fare subito, senza aspettare.",
  ],
  sections: {
    quick: {
      heading: "Aiuto immediato",
      body: [
        {
          list: [
            "[Domande frequenti](faq): crediti, etichette, accesso, cancellazione.",
            "[Nuova password](reset): ti inviamo un link.",
            "[Impostazioni](settings): email, modalità invisibile, i tuoi dati, eliminare l’account.",
            "[Listino prezzi](pricing): quanto costano i crediti nella tua valuta.",
            "[Lingua](language): leggere il sito in un’altra lingua.",
          ],
        },
      ],
    },
    contact: {
      heading: "Scrivere o chiamare",
      body: [
        {
          list: [
            "Email: [{email}](email)",
            "Telefono: [{phone}](phone)",
            "Posta: {company}, {address}",
            "Modulo: [reclami](complaints), a qualsiasi ora",
          ],
        },
        "Per il modulo non serve un account. Ricevi un numero di riferimento, e la nostra risposta arriva via email.",
      ],
    },
    tell: {
      heading: "Che cosa ci aiuta ad aiutarti",
      body: [
        "Scrivi dall’indirizzo email del tuo account, o indicalo. Raccontaci che cosa hai fatto, che cosa ti aspettavi e che cosa hai visto. Una pagina di errore mostra un riferimento: copialo, e vedremo che cosa è successo. Per un pagamento ci servono la data e l’importo.",
        "Non inviarci mai la tua password o un numero di carta intero. Non li chiediamo mai, né via email, né al telefono, né in una conversazione.",
      ],
    },
    safety: {
      heading: "Qualcuno si comporta male",
      body: [
        "Segnala il profilo, la foto o il messaggio proprio dove lo vedi: è il modo più veloce, perché così vediamo che cosa intendi. Le segnalazioni di richieste di denaro, minacce o persone che sembrano avere meno di {minAge} anni contano di più. Puoi bloccare il membro nello stesso passaggio. Altro su [segnalazioni ed esclusioni](ban).",
        "Se sei in pericolo, chiama prima la polizia.",
      ],
    },
    money: {
      heading: "Pagamenti e rimborsi",
      body: [
        "Ogni pagamento ha una pagina che ne mostra lo stato. Come recedere da un acquisto e che cosa vale per l’addebito diretto è nella [politica di rimborso](return).",
      ],
    },
    complaint: {
      heading: "Qualcosa non ti convince?",
      body: [
        "Usa il [modulo per i reclami](complaints) e scegli di che cosa si tratta: servizio, pagamento, contenuti, privacy, un membro o altro. Vale anche per una nostra decisione, come un’esclusione. Conserva il numero di riferimento finché la questione non è chiusa.",
      ],
    },
    legal: {
      heading: "Note legali",
      body: [
        { either: ["{site} è un sito di {company}, {address}.", "{site} è un sito di {company}."] },
        {
          list: [
            "Rappresentante: {representedBy}",
            "Registro delle imprese (KvK): {kvk}",
            "Registro delle imprese: {register}",
            "Partita IVA: {vat}",
            "Nomi commerciali: {tradeNames}",
            "Email: [{email}](email)",
            "Telefono: [{phone}](phone)",
          ],
        },
        {
          list: [
            "[Termini](terms)",
            "[Privacy](privacy)",
            "[Cookie](cookies)",
            "[Politica di rimborso](return)",
            "[Trasparenza](transparency)",
            "[Accessibilità](accessibility)",
            "[Dichiarazione di conformità 2257](statement)",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
