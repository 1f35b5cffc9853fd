import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Cookie",
  description: "Ogni cookie che usa {site}, a che cosa serve e quanto dura.",
  intro: [
    "Un cookie è un breve testo che il tuo browser conserva per un sito. {site} usa solo i propri, e solo quelli che servono per ciò che fai qui. Per questo non ti chiediamo il consenso con un avviso.",
  ],
  sections: {
    list: {
      heading: "Tutti i nostri cookie",
      body: [
        {
          cookies: {
            login:
              "Tiene aperta la tua sessione. Più cookie il cui nome inizia così. Fino a {lifetime}, cancellati quando esci.",
            language: "La lingua che hai scelto. {lifetime}.",
            search:
              "La tua ultima ricerca, così non devi ricompilarla. {lifetime}, cancellato quando svuoti la ricerca.",
            traffic:
              "Il riferimento nel link che ti ha portato qui, come il nome del partner. Fino alla chiusura del browser.",
            visit:
              "Un testo casuale senza significato che ci mostra se il tuo browser conserva i cookie. Fino alla chiusura del browser.",
            flash:
              "Un avviso per la pagina successiva, ad esempio che il tuo like è stato inviato. Cancellato appena lo leggi, al massimo dopo un minuto.",
            country: "Il Paese che hai scelto. {lifetime}.",
            dataUse: "Quanti dati possono usare le pagine, se lo hai scelto. {lifetime}.",
            photoCovers: "Quali foto degli altri si vedono subito e quali hai aperto. {lifetime}.",
            enterKey: "Che cosa fa il tasto Invio nelle conversazioni, se lo hai scelto. {lifetime}.",
            timeZone:
              "Il fuso orario del tuo dispositivo, perché gli orari siano giusti appena si apre una pagina. {lifetime}.",
            keptChats:
              "Se questo browser può conservare le tue ultime conversazioni per leggerle offline, se lo hai scelto. {lifetime}, sparisce quando esci.",
            entryWarning: "Quando hai chiuso l’avvertenza all’ingresso, così resta chiusa. {lifetime}.",
            loginMark:
              "Indica di chi sono i moduli, così nessun’altra pagina può inviarne uno al posto tuo. {lifetime}, eliminato quando esci.",
            tooYoung:
              "Che hai detto di avere meno anni del dovuto, senza la data. Fino alla chiusura del browser.",
            alerts: "Quali avvisi hai chiuso e quando, così non tornano. {lifetime}.",
            steps: "Quali passaggi dell’iscrizione hai salvato o saltato. {lifetime}.",
          },
        },
        "Sono tutti cookie di prima parte di {domain}. Vengono inviati solo a noi, e gli script della pagina non possono leggerli.",
      ],
    },
    others: {
      heading: "Che cosa non troverai",
      body: [
        {
          list: [
            "nessun cookie di altre aziende;",
            "nessun cookie pubblicitario o di tracciamento;",
            "nessuna analisi che ti segua di pagina in pagina;",
            "nessuna immagine, carattere o script caricato dal server di altri.",
          ],
        },
        "Quando paghi puoi arrivare sulla pagina del fornitore di pagamento. Quella pagina è sua, e anche i cookie che trovi lì.",
      ],
    },
    storage: {
      heading: "Altre cose nel tuo browser",
      body: [
        "Il tuo browser conserva copie di immagini e fogli di stile, così le pagine arrivano prima. Una scheda può anche conservare l’avviso per la pagina successiva finché questa si apre, e il punto in cui eri in un elenco di persone. Se installi il sito come app o attivi le notifiche, il browser conserva anche un piccolo programma che le mostra e una pagina per quando non hai rete. Puoi togliere entrambi nelle impostazioni del browser.",
        "Se lo permetti nelle impostazioni, lo stesso programma conserva le ultime dieci conversazioni che hai aperto, come testo senza foto, per leggerle senza connessione, per sette giorni al massimo. Si cancellano quando esci da qui, disattivi l’opzione o entra un’altra persona. Se il tuo accesso finisce in altro modo, spariscono appena questo dispositivo ci raggiunge di nuovo.",
        "Quello che cominci a scrivere in una conversazione resta in questo browser, al massimo 30 giorni, così non si perde ricaricando la pagina o uscendo. Sparisce appena lo invii o lo cancelli.",
        "La tua ultima ricerca, e con chi hai aperto l’ultima conversazione e quando, restano cifrate con il tuo accesso sul nostro server, al massimo 30 giorni. Dopo il logout nessuno può più leggerle, nemmeno noi.",
      ],
    },
    choice: {
      heading: "Cancellare e rifiutare",
      body: [
        "Puoi cancellare i cookie quando vuoi nelle impostazioni del browser. A quel punto la sessione si chiude e la lingua viene indovinata di nuovo.",
        "Se il tuo browser rifiuta tutti i cookie, puoi comunque guardare senza accedere, e la [scelta della lingua](language) funziona tramite l’indirizzo. Per accedere o iscriversi servono i cookie; la pagina te lo dice se mancano.",
        "Se il dispositivo non è solo tuo, usa una finestra privata: dimentica tutti i cookie quando la chiudi.",
      ],
    },
    more: {
      heading: "Altro sui tuoi dati",
      body: [
        "Che cosa facciamo dei dati che non sono nei cookie è nella pagina [privacy](privacy). Domande? La [pagina di assistenza](service) dice come contattarci.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
