import type { SameAs } from "../../page-text";
import type english from "../en/cookies";

export default {
  title: "Cookies",
  description: "Jedes Cookie, das {site} setzt, wofür es da ist und wie lange es bleibt.",
  intro: [
    "Ein Cookie ist ein kurzer Text, den dein Browser für eine Website aufhebt. {site} setzt nur eigene, und nur solche, die für das nötig sind, was du hier tust. Deshalb fragen wir dich nicht mit einem Banner um Erlaubnis.",
  ],
  sections: {
    list: {
      heading: "Alle unsere Cookies",
      body: [
        {
          cookies: {
            login:
              "Hält dich eingeloggt. Mehrere Cookies, deren Namen so beginnen. Bis zu {lifetime}, weg beim Ausloggen.",
            language: "Die Sprache, die du gewählt hast. {lifetime}.",
            search:
              "Deine letzte Suche, damit du sie nicht noch einmal ausfüllen musst. {lifetime}, weg, wenn du die Suche zurücksetzt.",
            traffic:
              "Die Kennung in dem Link, der dich hergebracht hat, etwa der Name des Partners. Bis du den Browser schließt.",
            visit:
              "Ein zufälliger Text ohne Bedeutung, an dem wir sehen, ob dein Browser Cookies behält. Bis du den Browser schließt.",
            flash:
              "Ein Hinweis für die nächste Seite, etwa dass dein Like gesendet ist. Wird gelöscht, sobald du ihn liest, spätestens nach einer Minute.",
            country: "Das Land, das du gewählt hast. {lifetime}.",
            dataUse: "Wie viele Daten Seiten verbrauchen dürfen, wenn du es gewählt hast. {lifetime}.",
            photoCovers:
              "Welche Fotos von anderen sofort gezeigt werden und welche du geöffnet hast. {lifetime}.",
            enterKey: "Was die Eingabetaste in Unterhaltungen tut, wenn du es gewählt hast. {lifetime}.",
            timeZone:
              "Die Zeitzone deines Geräts, damit Uhrzeiten stimmen, sobald sich eine Seite öffnet. {lifetime}.",
            keptChats:
              "Ob dieser Browser deine letzten Unterhaltungen zum Lesen ohne Netz behalten darf, wenn du es gewählt hast. {lifetime}, weg nach dem Abmelden.",
            entryWarning:
              "Wann du die Warnung am Eingang geschlossen hast, damit sie geschlossen bleibt. {lifetime}.",
            loginMark:
              "Sagt, wessen Formulare das sind, damit keine andere Seite eines für dich abschickt. {lifetime}, weg beim Ausloggen.",
            tooYoung: "Dass du angegeben hast, zu jung zu sein, ohne das Datum. Bis du den Browser schließt.",
            alerts: "Welche Hinweise du geschlossen hast und wann, damit sie wegbleiben. {lifetime}.",
            steps: "Welche Schritte der Registrierung du gespeichert oder übersprungen hast. {lifetime}.",
          },
        },
        "Alle sind Erstanbieter-Cookies von {domain}. Sie werden nur an uns geschickt, und Skripte auf der Seite können sie nicht lesen.",
      ],
    },
    others: {
      heading: "Was du nicht finden wirst",
      body: [
        {
          list: [
            "keine Cookies anderer Firmen;",
            "keine Cookies für Werbung oder Verfolgung;",
            "keine Analyse, die dir von Seite zu Seite folgt;",
            "keine Bilder, Schriften oder Skripte von fremden Servern.",
          ],
        },
        "Beim Bezahlen kommst du vielleicht auf die Seite des Zahlungsanbieters. Diese Seite gehört ihm, und die Cookies dort auch.",
      ],
    },
    storage: {
      heading: "Anderes in deinem Browser",
      body: [
        "Dein Browser hebt Kopien von Bildern und Gestaltungsdateien auf, damit Seiten schneller kommen. Ein Tab kann auch den Hinweis für die nächste Seite aufheben, bis sie sich öffnet, und wo du in einer Liste von Mitgliedern warst. Wenn du die Website als App installierst oder Benachrichtigungen einschaltest, kommen ein kleines Programm, das sie anzeigt, und eine Seite für die Zeit ohne Netz dazu. Beides kannst du in den Einstellungen deines Browsers entfernen.",
        "Wenn du es in den Einstellungen erlaubst, behält dasselbe Programm die letzten zehn Unterhaltungen, die du geöffnet hast, als Text ohne Fotos, damit du sie ohne Netz lesen kannst, höchstens sieben Tage. Sie werden gelöscht, wenn du dich hier abmeldest, das ausschaltest oder sich jemand anderes anmeldet. Endet deine Anmeldung auf andere Weise, verschwinden sie, sobald dieses Gerät uns wieder erreicht.",
        "Was du in einer Unterhaltung zu schreiben beginnst, bleibt höchstens 30 Tage in diesem Browser, damit es beim Neuladen oder Ausloggen nicht verloren geht. Sobald du es sendest oder löschst, ist es weg.",
        "Was du zuletzt gesucht hast, mit wem du zuletzt eine Unterhaltung geöffnet hast und wann, bleibt verschlüsselt bei deinem Login auf unserem Server, höchstens 30 Tage. Nach dem Logout kann es niemand mehr lesen, auch wir nicht.",
      ],
    },
    choice: {
      heading: "Löschen und ablehnen",
      body: [
        "Du kannst Cookies jederzeit in den Einstellungen deines Browsers löschen. Danach bist du ausgeloggt, und die Sprache wird neu geschätzt.",
        "Wenn dein Browser alle Cookies ablehnt, kannst du dich weiter ohne Konto umsehen, und die [Wahl der Sprache](language) geht über die Adresse. Zum Einloggen und Registrieren sind Cookies nötig; fehlen sie, sagt es dir die Seite.",
        "Wenn das Gerät nicht nur dir gehört, nimm ein privates Fenster: Es vergisst alle Cookies, wenn du es schließt.",
      ],
    },
    more: {
      heading: "Mehr über deine Daten",
      body: [
        "Was wir mit Daten tun, die nicht in Cookies stehen, liest du auf der [Datenschutzseite](privacy). Fragen? Auf der [Hilfeseite](service) steht, wie du uns erreichst.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
