import type { SameAs } from "../../page-text";
import type english from "../en/transparency";

export default {
  title: "Trasparenza",
  description: "Che cosa decide l’ordine dei membri, come contattarci e come opporti a una decisione.",
  intro: [
    "Questa pagina fa parte dei nostri [termini](terms). Dice che cosa decide chi vedi per primo, come ci contattano autorità e utenti, e che cosa puoi fare se non sei d’accordo con una decisione.",
  ],
  sections: {
    order: {
      heading: "Che cosa decide l’ordine",
      body: [
        {
          list: [
            "Ricerca: vedi i membri che corrispondono al genere, al Paese, alla regione e alle età che hai scelto. La tua scelta sta sopra l’elenco; cambiala o cancellala quando vuoi. Se lasci aperto il genere, può contare ciò che dici di te.",
            "Trova chi fa per te: contano anche i tuoi interessi. Chi ne condivide di più viene prima, perché gli interessi comuni aiutano a iniziare una conversazione.",
            "Pochi risultati: seguono membri simili sotto un titolo a parte. Vengono da una ricerca più ampia.",
            "Like e conversazioni: prima i più recenti.",
          ],
        },
        {
          either: [
            "Tra membri che corrispondono allo stesso modo conta, dal più importante: {ranking}.",
            "Tra membri che corrispondono allo stesso modo, l’ordine lo decide il nostro sistema. In base a che cosa, qui non è ancora indicato.",
          ],
        },
        "I profili con l’etichetta «{fictionalOne}» stanno negli stessi elenchi degli altri.",
      ],
    },
    users: {
      heading: "Come contattarci",
      body: [
        {
          list: [
            "Email: [{email}](email)",
            "Telefono: [{phone}](phone)",
            "Modulo: [reclami](complaints)",
            "Lingue: {contactLanguages}",
          ],
        },
      ],
    },
    authorities: {
      heading: "Come ci contattano le autorità",
      body: [
        {
          either: [
            "Le autorità degli Stati membri, la Commissione europea e il comitato europeo per i servizi digitali possono scriverci direttamente: [{authoritiesEmail}](authorities).",
            "Non è indicato un indirizzo a parte per le autorità. Si prega di usare [{email}](email).",
            "Un indirizzo per le autorità non è ancora indicato qui.",
          ],
        },
      ],
    },
    illegal: {
      heading: "Contenuti illegali",
      body: [
        "Chiunque può [segnalarli](notice), con o senza account. Confermiamo la ricezione e comunichiamo che cosa abbiamo deciso. Che cosa rimuoviamo e quando chiudiamo gli account è nella pagina su [segnalazioni ed esclusioni](ban).",
      ],
    },
    object: {
      heading: "Se non sei d’accordo con una decisione",
      body: [
        "Puoi opporti gratuitamente per almeno sei mesi: alla rimozione di qualcosa di tuo, alla chiusura dell’account o alla nostra decisione sulla tua segnalazione. Usa il [modulo per i reclami](complaints).",
        {
          either: [
            "Puoi anche rivolgerti a un organismo certificato di risoluzione extragiudiziale delle controversie: {disputeBodies}.",
            "Puoi anche rivolgerti a qualsiasi organismo di risoluzione extragiudiziale delle controversie certificato nell’Unione europea; la Commissione europea ne pubblica l’elenco.",
          ],
        },
        "Puoi andare in tribunale in qualsiasi momento e presentare reclamo al coordinatore dei servizi digitali del tuo Paese.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
