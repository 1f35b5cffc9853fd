import type { SameAs } from "../../page-text";
import type english from "../en/2257-compliance-statement";

export default {
  title: "Dichiarazione di conformità 2257",
  description: "Dichiarazione di {site} secondo 18 U.S.C. § 2257, con il custode dei registri.",
  intro: [
    "Questa dichiarazione riguarda {domain} e segue la legge degli Stati Uniti d’America, 18 U.S.C. §§ 2257 e 2257A e 28 C.F.R. Part 75.",
  ],
  sections: {
    age: {
      heading: "Solo adulti",
      body: [
        "{site} è per adulti. Chi si iscrive indica la data di nascita e deve avere almeno {minAge} anni. Chi appare in un’immagine su {site} deve aver avuto almeno 18 anni quando è stata fatta.",
        "Ciò che mostra o sembra mostrare un minore viene rimosso, l’account viene escluso e le autorità vengono informate dove la legge lo dice.",
      ],
    },
    ours: {
      heading: "Immagini che pubblichiamo noi",
      body: [
        "Le immagini che pubblichiamo noi, come quelle sulle pagine d’ingresso e sui profili con l’etichetta «{fictionalOne}», mostrano adulti o sono disegnate. Nella misura in cui la legge chiede per un’immagine registri di età e identità, li conserva il custode indicato sotto.",
      ],
    },
    members: {
      heading: "Immagini che caricano i membri",
      body: [
        "Le foto sui profili dei membri e nelle conversazioni sono scelte e caricate dai membri stessi. Per queste non siamo il produttore ai sensi di 18 U.S.C. § 2257(h): le conserviamo e le mostriamo, senza partecipare alla loro realizzazione.",
        "Caricando una foto, un membro conferma che tutte le persone ritratte sono adulte e d’accordo che venga mostrata. Lo dicono anche i [termini](terms).",
      ],
    },
    custodian: {
      heading: "Custode dei registri",
      body: [
        {
          either: [
            "Il custode dei registri è {company}, {address}.",
            "Il custode dei registri è {company}.",
            "Per sapere chi è il custode dei registri, scrivi a [{email}](email).",
          ],
        },
        {
          list: [
            "Registro delle imprese (KvK): {kvk}",
            "Email: [{email}](email)",
            "Telefono: [{phone}](phone)",
          ],
        },
        "Chi ne ha diritto per legge può consultare i registri su appuntamento preso via email.",
      ],
    },
    report: {
      heading: "Segnalare un’immagine",
      body: [
        "Se pensi che un’immagine mostri qualcuno con meno di 18 anni, segnalala subito: dal link accanto alla foto, sul profilo o nella conversazione con il motivo «Ha meno di 18 anni», o senza account con il [modulo per i reclami](complaints). Queste segnalazioni hanno la precedenza. Non inoltrare l’immagine. Che cosa succede dopo è spiegato nella pagina su [segnalazioni ed esclusioni](ban).",
        "Se ti vedi in un’immagine e non hai dato il consenso, usa lo stesso modulo.",
      ],
    },
    label: {
      heading: "Per i genitori",
      body: [
        "Ogni pagina di {site} porta l’etichetta «Restricted to Adults» (RTA) in una forma che i programmi di filtro leggono. Attiva il filtro del dispositivo o del fornitore di internet, e il sito è bloccato per i bambini.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
