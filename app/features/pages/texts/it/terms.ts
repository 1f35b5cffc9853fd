import type { SameAs } from "../../page-text";
import type english from "../en/terms";

export default {
  title: "Termini",
  description: "L’accordo tra te e {site}: il tuo account, i crediti, le regole e come eliminare l’account.",
  intro: [
    "Questi termini valgono quando usi {site} ({domain}). Questa è la versione del {date}.",
    "Se qualcosa non è chiaro, chiedici dalla [pagina di assistenza](service) prima di iscriverti o di pagare.",
  ],
  sections: {
    company: {
      heading: "Chi siamo",
      body: [
        { either: ["{site} è un sito di {company}, {address}.", "{site} è un sito di {company}."] },
        {
          list: [
            "Registro delle imprese (KvK): {kvk}",
            "Partita IVA: {vat}",
            "Nomi commerciali: {tradeNames}",
            "Email: [{email}](email)",
            "Telefono: [{phone}](phone)",
          ],
        },
      ],
    },
    product: {
      heading: "Che cosa ottieni",
      body: [
        "{site} è un sito dove persone adulte guardano profili, mettono like e chattano. Iscriversi, creare un profilo, cercare e mettere like è gratuito.",
        "Senza Premium puoi caricare 3 foto e avere 2 conversazioni, con alcuni messaggi gratuiti. Con il primo acquisto di crediti diventi membro Premium: vedi tutte le foto, puoi caricarne 25 e mantieni queste funzioni anche quando i crediti finiscono.",
        "Non possiamo promettere che conoscerai qualcuno.",
      ],
    },
    account: {
      heading: "Il tuo account",
      body: [
        "Devi avere almeno {minAge} anni. Ogni persona ha un solo account, ed è solo suo.",
        "Indica la tua vera data di nascita e un indirizzo email che puoi leggere. Finché non segui il link della nostra email di attivazione, i membri a cui scrivi non possono rispondere.",
        "Tieni la password per te. Dopo troppi tentativi sbagliati l’account viene chiuso per alcuni minuti, per proteggerlo.",
      ],
    },
    fictional: {
      heading: "Profili fittizi",
      body: [
        "Alcuni profili non sono persone reali. Servono a intrattenere, e i loro messaggi li scriviamo noi o altri per nostro conto. Incontrarli non è possibile.",
        "Ognuno porta l’etichetta «{fictionalOne}» ovunque si vedano il nome o la foto: negli elenchi, sul profilo e nella conversazione. I messaggi a profili con questa etichetta («{fictionalMany}») costano tanti crediti quanto gli altri.",
      ],
    },
    credits: {
      heading: "Crediti e prezzi",
      body: [
        "I crediti si acquistano a pacchetti. Il prezzo che vedi è quello che paghi, una volta sola: non c’è abbonamento e nulla si rinnova da solo. Il [listino prezzi](pricing) mostra quanto costa un pacchetto nella tua valuta.",
        "Messaggi, foto e regali in una conversazione costano crediti. Vedi quanti prima di inviare.",
        "Uno sconto vale per il tempo, il Paese e i metodi di pagamento indicati. Lo sconto di benvenuto è del 25% sul primo acquisto nelle prime 4 ore dopo l’iscrizione.",
        "I crediti non si possono cedere a un altro membro né riconvertire in denaro, salvo quanto dicono la [politica di rimborso](return) e la legge.",
      ],
    },
    rules: {
      heading: "Come ci comportiamo",
      body: [
        "Su {site} è vietato:",
        {
          list: [
            "tutto ciò che riguarda, viene da o coinvolge chi ha meno di {minAge} anni;",
            "le minacce, le molestie, l’odio e le pressioni;",
            "chiedere denaro, la pubblicità e le truffe;",
            "fingersi un’altra persona e usare immagini di altri senza il loro consenso;",
            "tutto il resto che la legge vieta.",
          ],
        },
        "Puoi segnalare un profilo, una foto o un messaggio, e bloccare chiunque. Che cosa succede dopo è spiegato nella pagina su [segnalazioni ed esclusioni](ban).",
      ],
    },
    content: {
      heading: "Quello che carichi",
      body: [
        "I tuoi testi e le tue foto restano tuoi. Ci permetti di conservarli e mostrarli su {site} finché sono nel tuo account. Carica solo ciò che hai fatto tu o che puoi usare. Tutte le persone in una foto devono essere adulte e d’accordo che venga mostrata.",
        "{noNudity}",
        "Possiamo rimuovere ciò che viola queste regole.",
        "Che cosa decide l’ordine dei membri e come opporti a una decisione è nella pagina sulla [trasparenza](transparency), che fa parte di questi termini.",
      ],
    },
    leaving: {
      heading: "Eliminare l’account",
      body: [
        "Puoi eliminare il tuo account in qualsiasi momento nelle [impostazioni](settings), senza preavviso. Per 14 giorni puoi recuperarlo con un link che ti inviamo via email; dopo non si può più ripristinare.",
        "Possiamo chiudere un account che viola questi termini. Ti diciamo perché, salvo che la legge lo vieti, e puoi [contestare](complaints).",
      ],
    },
    liability: {
      heading: "Quando qualcosa va storto",
      body: [
        "Ci prendiamo cura del sito, ma può non essere raggiungibile per un po’, ad esempio durante la manutenzione. Se qualcosa che hai pagato non ha funzionato, diccelo e lo sistemiamo.",
        "Rispondiamo come prevede la legge. Nulla in questa pagina ti toglie i diritti che ti dà la legge sui consumatori.",
      ],
    },
    law: {
      heading: "Reclami e legge",
      body: [
        "Usa prima il [modulo per i reclami](complaints): ricevi un numero di riferimento e rispondiamo via email.",
        {
          either: [
            "Si applica la legge del Paese in cui ha sede {company} ({country}). Mantieni la tutela dei consumatori del Paese in cui vivi, e lì puoi rivolgerti al giudice.",
            "Mantieni la tutela dei consumatori del Paese in cui vivi, e lì puoi rivolgerti al giudice.",
          ],
        },
      ],
    },
    changes: {
      heading: "Modifiche",
      body: [
        "Se modifichiamo questi termini, cambia anche la data della versione. Ciò che hai acquistato prima resta soggetto ai termini di quel giorno.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
