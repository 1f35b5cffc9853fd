import type { MailTexts } from "./mail-texts";

export const it: MailTexts = {
  greeting: "Ciao {name},",
  closing: "Un caro saluto dal team di {site}",
  preferences: "Scegli quali email ricevere",
  kinds: {
    activation: {
      subject: "Conferma il tuo indirizzo email per {site}",
      lines: [
        "Ti diamo il benvenuto su {site}. Un clic e il tuo profilo è pronto: gli altri potranno risponderti.",
        "Il link funziona una sola volta, per {days} giorni.",
      ],
      action: "Conferma il mio indirizzo email",
    },
    passwordReset: {
      subject: "Scegli una nuova password per {site}",
      lines: [
        "Hai chiesto una nuova password. Con il link qui sotto puoi sceglierne una.",
        "Il link funziona una sola volta, per {days} giorno. Se non l’hai chiesto tu, ignora questa email.",
      ],
      action: "Scegli una nuova password",
    },
    passwordChanged: {
      subject: "La tua password di {site} è stata cambiata",
      lines: [
        "La tua password è stata appena cambiata. Se non l’hai fatto tu, scegline una nuova con «Hai dimenticato la password?» e avvisaci.",
      ],
    },
    mailChange: {
      subject: "Conferma il tuo nuovo indirizzo email per {site}",
      lines: [
        "Vuoi usare {email} per {site}. Conferma che questo indirizzo è tuo.",
        "Il link funziona una sola volta, per {days} giorni.",
      ],
      action: "Conferma il mio nuovo indirizzo",
    },
    mailChangeNotice: {
      subject: "Il tuo indirizzo email su {site} sta per cambiare",
      lines: [
        "Qualcuno che ha effettuato l’accesso con il tuo account vuole cambiare il tuo indirizzo email in {email}. Se non l’hai chiesto tu, cambia la password e avvisaci.",
      ],
    },
    accountDeleted: {
      subject: "Il tuo account {site} verrà eliminato",
      lines: [
        "Il tuo account non è più visibile e verrà eliminato tra {days} giorni. Fino ad allora puoi recuperarlo con il link qui sotto.",
      ],
      action: "Recupera il mio account",
    },
    reactivation: {
      subject: "Recupera il tuo account {site}",
      lines: ["Il tuo account è in attesa di eliminazione. Con il link qui sotto puoi recuperarlo."],
      action: "Recupera il mio account",
    },
    unreadMessages: {
      subject: "Ci sono messaggi per te su {site}",
      lines: ["Qualcuno ti ha scritto e il messaggio aspetta da ieri. Accedi per leggerlo."],
      action: "Leggi i miei messaggi",
    },
    newConversation: {
      subject: "Una nuova conversazione su {site}",
      lines: ["Qualcuno ti ha scritto per la prima volta. Accedi per leggere il messaggio e vedere chi è."],
      action: "Leggi il messaggio",
    },
    newMessage: {
      subject: "Un nuovo messaggio su {site}",
      lines: ["Qualcuno con cui parli ti ha scritto. Accedi per leggere il messaggio."],
      action: "Leggi il messaggio",
    },
    like: {
      subject: "Un nuovo like su {site}",
      lines: ["Il tuo profilo piace a qualcuno. Accedi per vedere chi è."],
      action: "Vedi a chi piaccio",
    },
    weeklyUpdate: {
      subject: "La tua settimana su {site}",
      lines: ["Questa settimana qualcuno del tuo Paese è arrivato su {site}. Accedi e dai un’occhiata."],
      action: "Dai un’occhiata",
    },
    photoReminder: {
      subject: "Il tuo profilo su {site}",
      lines: [
        "Il tuo profilo non ha ancora una foto. Con una foto gli altri ti trovano più facilmente; basta un minuto per aggiungerla.",
      ],
      action: "Aggiungi una foto",
    },
    statementReceipt: {
      subject: "{site} ha ricevuto la tua dichiarazione {reference}",
      lines: [
        "Ecco che cosa ci hai inviato. È arrivato il {received} con il riferimento {reference}.",
        "La tua dichiarazione: {content}",
        "Conserva questa email come conferma di ricezione.",
      ],
    },
  },
};
