import type { SameAs } from "../../page-text";
import type english from "../en/return-policy";

export default {
  title: "Politica di rimborso",
  description: "Come recedere da un acquisto di crediti su {site} e riavere i tuoi soldi.",
  intro: [
    "I crediti si acquistano una volta, senza abbonamento. Hai cambiato idea? Qui ti spieghiamo come riavere i tuoi soldi.",
  ],
  sections: {
    withdrawal: {
      heading: "Il tuo diritto di recesso",
      body: [
        {
          either: [
            "Puoi recedere da un acquisto di crediti {refundWithin} dal pagamento, senza dare un motivo.",
            "Puoi recedere da un acquisto di crediti entro 14 giorni dal pagamento, senza dare un motivo.",
          ],
        },
        "Se vivi nell’Unione europea, la legge ti dà 14 giorni per farlo. Un termine più lungo in questa pagina è nostro; uno più breve non ti toglie mai quei 14 giorni.",
        "Basta che tu invii il messaggio prima della fine del termine.",
      ],
    },
    how: {
      heading: "Come recedere",
      body: [
        "Usa il modulo, oppure dicci con parole tue che recedi. Indica l’indirizzo email del tuo account, quando hai acquistato e quanto hai pagato. Puoi usare:",
        {
          list: [
            "il [modulo di recesso](withdraw), a cui porta anche la pagina del tuo ordine: ricevi subito un numero di riferimento;",
            "un’email a [{email}](email);",
            "il telefono: [{phone}](phone);",
            "una lettera a {company}, {address}.",
          ],
        },
        "Se vuoi, copia questo: «Recedo dal mio acquisto di crediti su {site} del (data), importo (importo). Il mio account ha l’indirizzo email (indirizzo)».",
      ],
    },
    used: {
      heading: "I crediti che hai usato",
      body: [
        "I crediti che non hai usato vengono rimborsati per intero. Se ci hai chiesto di iniziare subito e hai usato una parte dei crediti prima di recedere, possiamo trattenere la parte di prezzo corrispondente.",
        "Quando recedi da un acquisto, i crediti rimasti vengono tolti dal tuo account.",
      ],
    },
    refund: {
      heading: "Come ricevi i soldi",
      body: [
        "Rimborsiamo al più tardi 14 giorni dopo aver ricevuto il tuo messaggio, con il metodo di pagamento che hai usato e senza spese. Con alcuni metodi prepagati non è possibile; allora ti chiediamo un conto bancario.",
      ],
    },
    debit: {
      heading: "Addebito diretto",
      body: [
        "Un addebito diretto SEPA su {site} avviene una volta sola. Puoi chiedere alla banca di riaccreditarlo entro otto settimane, senza dare un motivo. Per un addebito che non hai mai autorizzato hai 13 mesi.",
        "Scrivere prima a noi di solito è più veloce. Se la banca restituisce un addebito, i crediti acquistati così non sono più pagati.",
      ],
    },
    failed: {
      heading: "Pagamenti non riusciti o doppi",
      body: [
        "Un pagamento non riuscito o annullato non aggiunge crediti e non costa nulla. Premere due volte un pulsante o ricaricare la pagina non fa pagare due volte. I soldi sono usciti e i crediti non sono arrivati? [Dicci](complaints) la data e l’importo, e controlliamo.",
      ],
    },
    leaving: {
      heading: "Se elimini il tuo account",
      body: [
        "Eliminare l’account non è ancora un recesso. Se vuoi il rimborso dei crediti non usati, diccelo prima o negli stessi giorni.",
      ],
    },
    company: {
      heading: "Da chi hai acquistato",
      body: [
        { either: ["{company}, {address}.", "{company}."] },
        "Che cos’altro vale per il tuo acquisto è nei [termini](terms). La legge può darti altri diritti, ad esempio se i crediti che hai pagato non funzionano. Restano come sono.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
