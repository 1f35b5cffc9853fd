import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Privacy",
  description: "Quali dati usa {site}, perché, per quanto tempo e che cosa puoi decidere tu.",
  intro: [
    "Gli incontri sono una cosa privata. Qui ti spieghiamo quali dati usiamo, a che cosa servono e che cosa puoi decidere tu. I cookie hanno una [pagina a parte](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Chi è responsabile",
      body: [
        {
          either: [
            "{company}, {address}, è titolare del trattamento dei tuoi dati su {site} ({domain}).",
            "{company} è titolare del trattamento dei tuoi dati su {site} ({domain}).",
          ],
        },
        "Per domande sui tuoi dati scrivi a [{email}](email).",
        { list: ["Responsabile della protezione dei dati: {privacyContact}"] },
      ],
    },
    data: {
      heading: "Che cosa usiamo, e perché",
      body: [
        {
          facts: [
            [
              "Account",
              "Indirizzo email, nome, password e data di nascita: per farti accedere, per scriverti e per verificare che tu abbia almeno {minAge} anni. La password non viene mai più mostrata.",
            ],
            [
              "Profilo",
              "Quello che scrivi di te, le tue foto, i tuoi interessi e la tua città: per mostrarti agli altri membri. Scegli tu che cosa compilare.",
            ],
            [
              "Conversazioni e like",
              "Per consegnarli, tenere il conto dei crediti ed esaminare le segnalazioni.",
            ],
            [
              "Pagamenti",
              "Che cosa hai acquistato, quando e come, e per l’addebito diretto il tuo IBAN, l’indirizzo e il telefono: per incassare il pagamento e tenere la contabilità.",
            ],
            [
              "Dati tecnici",
              "Indirizzo IP, browser e lingua: per inviarti la pagina, indovinare il tuo Paese e fermare gli attacchi.",
            ],
            [
              "Da dove arrivi",
              "Il riferimento nel link che ti ha portato qui: per pagare il partner che lo ha mostrato.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Basi giuridiche",
      body: [
        {
          facts: [
            [
              "Account, profilo, conversazioni, like, pagamenti",
              "Ci servono per eseguire il contratto con te (art. 6, par. 1, lett. b, GDPR).",
            ],
            [
              "Contabilità, segnalazioni di contenuti illegali",
              "Ce lo impone la legge (art. 6, par. 1, lett. c).",
            ],
            [
              "Sicurezza, frodi e attacchi, compensi ai partner",
              "Abbiamo un interesse legittimo a un sito sicuro e a pagare chi ci porta visitatori (art. 6, par. 1, lett. f). Puoi opporti.",
            ],
            [
              "Orientamento e interessi intimi",
              "Solo con il tuo consenso esplicito, dato con una casella a parte (art. 9, par. 2, lett. a). Puoi revocarlo in qualsiasi momento nelle [impostazioni](settings); allora cancelliamo queste risposte.",
            ],
            [
              "Notifiche su un dispositivo, la tua posizione",
              "Solo con il tuo consenso (art. 6, par. 1, lett. a). Puoi revocarlo in qualsiasi momento nel browser.",
            ],
            [
              "Email con offerte",
              "Abbiamo un interesse legittimo a informarti (art. 6, par. 1, lett. f). Puoi disattivarle nelle impostazioni o con il link in ognuna.",
            ],
          ],
        },
        "Per un account ci servono un indirizzo email, un nome, una password e la tua data di nascita. Tutto il resto è facoltativo.",
      ],
    },
    careful: {
      heading: "Che cosa non facciamo",
      body: [
        {
          list: [
            "Le nostre pagine non caricano nulla da altre aziende: nessuna rete pubblicitaria, nessuna analisi, nessun pulsante di social network.",
            "Non vendiamo i tuoi dati.",
            "La tua posizione viene letta dal dispositivo solo quando premi il pulsante apposito.",
            "I dati nascosti nelle tue foto, come il luogo dello scatto, vengono tolti quando le carichi.",
            "Le GIF si cercano attraverso il nostro server, così il servizio di GIF non ti vede.",
            "Le notifiche non mostrano il testo di un messaggio.",
            "Il registro del nostro server web non contiene indirizzi IP, né cookie, né nulla di ciò che hai scritto.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Chi altro li vede",
      body: [
        "Gli altri membri vedono il tuo profilo, a meno che tu non attivi la modalità invisibile: allora la ricerca non ti trova e nessuno può metterti un like, e possono scriverti solo le persone a cui hai scritto. Un membro che blocchi non ti vede più.",
        "Le aziende che lavorano per noi, ad esempio per hosting, email e pagamenti, ricevono solo ciò che serve loro. Se attivi le notifiche, passano dal servizio push del tuo browser. I messaggi a un profilo con l’etichetta «{fictionalOne}» vengono letti da chi ne scrive le risposte per noi. Diamo dati alle autorità solo quando la legge ce lo impone.",
        {
          either: [
            "Queste aziende sono: {recipients}.",
            "Quali aziende siano, te lo diciamo se ce lo [chiedi](service).",
          ],
        },
      ],
    },
    time: {
      heading: "Per quanto tempo",
      body: [
        "Finché hai un account. I messaggi più vecchi delle conversazioni possono essere nascosti prima, per proteggerti.",
        "Quando elimini l’account, non è più visibile. Per 14 giorni puoi recuperarlo; dopo non si può più ripristinare.",
        "Le prove dei pagamenti restano per il tempo che chiede la legge fiscale.",
        {
          list: [
            "Prove dei pagamenti: {keepPayments}",
            "Conversazioni: {keepConversations}",
            "Segnalazioni e reclami: {keepReports}",
            "Registrazioni dei nostri server con il tuo indirizzo IP: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "I tuoi diritti",
      body: [
        {
          list: [
            "Vedere i tuoi dati: nelle [impostazioni](settings), come pagina e come file in formato JSON da portare con te.",
            "Correggerli: nel tuo [profilo](profile).",
            "Cancellarli: singole foto o testi, o tutto l’account.",
            "Opporti a un uso, farlo limitare o ritirare un consenso: [scrivici](service).",
            "Scegliere quali email ricevi: nelle impostazioni, o dal link in ogni email.",
          ],
        },
        "Se pensi che trattiamo male i tuoi dati, [diccelo](complaints).",
        {
          either: [
            "Puoi anche presentare reclamo a un’autorità per la protezione dei dati. Quella competente per noi: {privacyAuthority}.",
            "Puoi anche rivolgerti all’autorità per la protezione dei dati del tuo Paese.",
          ],
        },
      ],
    },
    security: {
      heading: "Come li proteggiamo",
      body: [
        "I cookie che tengono aperta la sessione non possono essere letti dagli script. Le pagine di pagamento non mostrano mai un numero di carta intero. Non chiediamo mai la tua password via email o in una conversazione.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
