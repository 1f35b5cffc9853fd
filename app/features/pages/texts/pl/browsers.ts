import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Przeglądarki",
  description: "Dla jakich przeglądarek zaprojektowano {site} i jak wygląda w pozostałych.",
  intro: [
    "{site} można czytać w każdej przeglądarce. Jeśli widzisz sam tekst, jedno pod drugim i bez kolorów, twoja jest starsza niż te, dla których powstał wygląd serwisu. Niczego nie brakuje: możesz szukać, czytać, pisać, dawać polubienia i płacić jak wszyscy.",
  ],
  sections: {
    floor: {
      heading: "Przeglądarki, które pokazują wygląd serwisu",
      body: [
        {
          list: [
            "Chrome i Android System WebView od wersji 64",
            "Edge od wersji 79",
            "Firefox od wersji 68",
            "Safari od wersji 12.1, na iPhonie i iPadzie od iOS 12.2",
            "Samsung Internet od wersji 9.2",
            "KaiOS od wersji 3",
          ],
        },
      ],
    },
    older: {
      heading: "Co możesz zrobić",
      body: [
        "Zaktualizuj przeglądarkę albo zainstaluj inną ze sklepu w telefonie. Jeśli się nie da, zostań: proste strony to te same strony.",
        "Proste strony pokazują też przeglądarki, które oszczędzają dane, rysując strony gdzie indziej, na przykład Opera Mini w trybie ekstremalnym. Wybierz tam inny tryb, aby zobaczyć wygląd serwisu.",
        "Coś nie działa? [Napisz do nas](service) i podaj, jaki masz telefon.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
