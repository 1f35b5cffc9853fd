import type { SameAs } from "../../page-text";
import type english from "../en/accessibility";

export default {
  title: "Barrierefreiheit",
  description: "Was wir tun, damit alle {site} nutzen können, wo noch Barrieren sind und wem du sie meldest.",
  intro: [
    "Alle sollen {site} nutzen können. Hier steht, was wir dafür tun, was noch nicht barrierefrei ist und wie du uns eine Barriere meldest.",
  ],
  sections: {
    service: {
      heading: "Was die Website bietet",
      body: [
        "Ein Konto, ein Profil, eine Suche, Likes, Unterhaltungen und Pakete mit Credits, in sieben Sprachen. Fast alles funktioniert ohne JavaScript und in alten Browsern.",
        "Wie es geht, steht Schritt für Schritt bei den [Fragen und Antworten](faq).",
      ],
    },
    standard: {
      heading: "Wonach wir uns richten",
      body: [
        "Nach der Richtlinie (EU) 2019/882 und der Norm EN 301 549, in der die Web Content Accessibility Guidelines (WCAG), Stufen A und AA, enthalten sind.",
        "Diese Erklärung beruht auf eigenen Prüfungen.",
      ],
    },
    how: {
      heading: "Wie wir das erfüllen",
      body: [
        {
          list: [
            "Tastatur: Alles ist ohne Maus erreichbar und bedienbar, und du siehst, wo du bist.",
            "Vorleseprogramme: Überschriften, Bereiche und Beschriftungen sagen, was was ist; Fehler stehen am Feld und über dem Formular.",
            "Größe: Bei 320 Pixeln Breite oder vergrößerter Schrift muss nichts seitlich verschoben werden.",
            "Farben: Die Kontraste folgen den Richtlinien, hell und dunkel, und nichts wird nur durch Farbe gesagt.",
            "Bewegung: Die Seiten bleiben ruhig, wenn dein Gerät weniger Bewegung verlangt.",
            "Zeit: Was du geschrieben hast, bleibt erhalten, wenn ein Login zwischendurch endet. Rätsel musst du nicht lösen.",
          ],
        },
      ],
    },
    limits: {
      heading: "Was noch nicht barrierefrei ist",
      body: [
        {
          list: [
            "Fotos kommen von Mitgliedern: Beschrieben sind sie nur mit dem Namen des Mitglieds, GIFs mit ihrem Titel.",
            "Mitglieder schreiben in eigenen Worten und Sprachen; das kann schwer zu lesen oder vorzulesen sein.",
            "Seiten von Zahlungsanbietern und andere Websites, auf die wir verlinken, sind nicht unsere.",
          ],
        },
      ],
    },
    tell: {
      heading: "Melde uns eine Barriere",
      body: [
        "Schreib an [{email}](email).",
        "Oder nimm das [Beschwerdeformular](complaints). Sag uns, um welche Seite es geht, was du tun wolltest und welches Gerät oder Hilfsmittel du benutzt.",
      ],
    },
    authority: {
      heading: "Wenn unsere Antwort nicht hilft",
      body: [
        {
          either: [
            "Du kannst dich an die Behörde wenden, die uns beaufsichtigt: {accessibilityAuthority}.",
            "Du kannst dich an die Behörde wenden, die in deinem Land die Barrierefreiheit von Dienstleistungen überwacht.",
          ],
        },
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
