import type { SameAs } from "../../page-text";
import type english from "../en/browsers";

export default {
  title: "Browser",
  description: "Für welche Browser {site} gestaltet ist und wie es in allen anderen aussieht.",
  intro: [
    "{site} lässt sich in jedem Browser lesen. Siehst du schlichten Text, eins unter dem anderen und ohne Farben, ist deiner älter als die, für die wir gestaltet haben. Es fehlt nichts: Du kannst suchen, lesen, schreiben, liken und bezahlen wie alle anderen.",
  ],
  sections: {
    floor: {
      heading: "Browser, die die Gestaltung zeigen",
      body: [
        {
          list: [
            "Chrome und Android System WebView ab Version 64",
            "Edge ab Version 79",
            "Firefox ab Version 68",
            "Safari ab Version 12.1, auf iPhone und iPad ab iOS 12.2",
            "Samsung Internet ab Version 9.2",
            "KaiOS ab Version 3",
          ],
        },
      ],
    },
    older: {
      heading: "Was du tun kannst",
      body: [
        "Aktualisiere den Browser, oder installiere einen anderen aus dem Store deines Telefons. Geht das nicht, dann bleib: Die schlichten Seiten sind dieselben Seiten.",
        "Auch Browser, die Daten sparen, indem sie Seiten anderswo zeichnen, zeigen die schlichten Seiten, etwa Opera Mini im Extrem-Modus. Wähle dort einen anderen Modus, um die Gestaltung zu sehen.",
        "Etwas geht nicht? [Schreib uns](service) und sag, welches Telefon du hast.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
