import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Domande frequenti",
  description: "Risposte brevi su {site}: crediti, etichette, sicurezza, pagamenti e cancellazione.",
  intro: [
    "Risposte brevi a ciò che i membri chiedono di più. La tua non c’è? La [pagina di assistenza](service) dice come contattarci.",
  ],
  sections: {
    free: {
      heading: "{site} è gratuito?",
      body: [
        "L’iscrizione, il profilo, la ricerca e i like sono gratuiti. Puoi avere 2 conversazioni con alcuni messaggi gratuiti. Dopo, i messaggi costano crediti.",
      ],
    },
    subscription: {
      heading: "C’è un abbonamento?",
      body: [
        "No. Acquisti un pacchetto di crediti una volta e paghi una volta. Nulla si rinnova da solo, quindi non c’è nulla da disdire. Quanto costa ogni pacchetto è nel [listino prezzi](pricing).",
      ],
    },
    premium: {
      heading: "Che cos’è Premium?",
      body: [
        "Con il primo acquisto di crediti diventi membro Premium: vedi tutte le foto, puoi caricarne 25 invece di 3 e avere tutte le conversazioni che vuoi. Resti Premium anche quando i crediti finiscono.",
      ],
    },
    costs: {
      heading: "Quanto costa un messaggio?",
      body: [
        "La conversazione mostra, prima dell’invio, quanti crediti costa un messaggio, una foto o un regalo. Leggere è gratuito. Un messaggio non riuscito resta nella casella di testo, così puoi riprovare.",
      ],
    },
    label: {
      heading: "Che cosa significa «{fictionalOne}»?",
      body: [
        "Un profilo con questa etichetta non è una persona reale. Serve a intrattenere e risponde ai messaggi, ma non puoi incontrarlo. L’etichetta è su ogni scheda, ogni profilo e in ogni conversazione, e non la nascondiamo mai.",
      ],
    },
    welcome: {
      heading: "Come funziona l’offerta di benvenuto?",
      body: [
        "Nelle prime 4 ore dopo l’iscrizione il tuo primo acquisto costa il 25% in meno. Un conto alla rovescia mostra il tempo che resta. L’offerta arriva una volta e non ricomincia.",
      ],
    },
    activation: {
      heading: "Non ho ricevuto l’email di attivazione",
      body: [
        "Guarda prima nello spam. Dopo l’accesso, un promemoria in cima alla pagina ti permette di farti rimandare l’email. Finché non segui il suo link, i membri non possono risponderti.",
      ],
    },
    login: {
      heading: "Non riesco ad accedere",
      body: [
        "Chiedi una [nuova password](reset): ti inviamo un link. Dopo troppi tentativi sbagliati l’accesso resta chiuso per alcuni minuti. Il tuo browser deve accettare i cookie di {domain}.",
      ],
    },
    report: {
      heading: "Qualcuno mi infastidisce. Che cosa posso fare?",
      body: [
        "Blocca il membro: il profilo scompare per te e la conversazione viene cancellata. Segnala anche il profilo, la foto o il messaggio: ricevi un numero di riferimento. Altro su [segnalazioni ed esclusioni](ban).",
        "Non inviare mai denaro a qualcuno che conosci solo da qui.",
      ],
    },
    discreet: {
      heading: "Gli altri vedono che sono qui?",
      body: [
        "I membri possono trovare il tuo profilo. Se non vuoi, attiva la modalità invisibile nelle [impostazioni](settings): la ricerca non ti trova e nessuno può metterti un like, e possono scriverti solo le persone a cui hai scritto. Le notifiche e il titolo della scheda del browser non mostrano mai il testo di un messaggio.",
      ],
    },
    payment: {
      heading: "Il mio pagamento non è riuscito",
      body: [
        "Vedi lo stato di un pagamento nella sua pagina. Se non è riuscito o è stato annullato, non sono stati aggiunti crediti e puoi riprovare o scegliere un altro metodo. Hai pagato ma mancano i crediti? [Dicci](complaints) la data e l’importo.",
        "Un addebito diretto avviene una volta sola. Puoi fartelo riaccreditare dalla banca entro otto settimane.",
      ],
    },
    refund: {
      heading: "Posso riavere i miei soldi?",
      body: [
        {
          either: [
            "Sì, {refundWithin} dall’acquisto. Come si fa è nella [politica di rimborso](return).",
            "La legge ti dà un diritto di recesso. Come si fa è nella [politica di rimborso](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Quali dati avete su di me?",
      body: [
        "Puoi vederli nelle [impostazioni](settings) e scaricarli in un file. A che cosa ci servono è nella pagina [privacy](privacy).",
      ],
    },
    leaving: {
      heading: "Come elimino il mio account?",
      body: [
        "Nelle [impostazioni](settings), in un solo passaggio che ti dice che cosa perdi. Per 14 giorni puoi tornare con un link in un’email. Dopo, l’account non si può più ripristinare.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
