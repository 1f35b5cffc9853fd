import type { SameAs } from "../../page-text";
import type english from "../en/privacy";

export default {
  title: "Datenschutz",
  description: "Welche Daten {site} nutzt, wofür, wie lange und was du selbst entscheiden kannst.",
  intro: [
    "Dating ist privat. Hier steht, welche Daten wir nutzen, wofür, und was du entscheiden kannst. Für Cookies gibt es eine [eigene Seite](cookies).",
  ],
  sections: {
    responsible: {
      heading: "Wer verantwortlich ist",
      body: [
        {
          either: [
            "{company}, {address}, ist für deine Daten auf {site} ({domain}) verantwortlich.",
            "{company} ist für deine Daten auf {site} ({domain}) verantwortlich.",
          ],
        },
        "Fragen zu deinen Daten schickst du an [{email}](email).",
        { list: ["Datenschutzbeauftragte Stelle: {privacyContact}"] },
      ],
    },
    data: {
      heading: "Was wir nutzen und wofür",
      body: [
        {
          facts: [
            [
              "Konto",
              "E-Mail-Adresse, Name, Passwort und Geburtsdatum: damit du dich einloggen kannst, damit wir dir schreiben können und um zu prüfen, dass du {minAge} oder älter bist. Das Passwort wird nie wieder angezeigt.",
            ],
            [
              "Profil",
              "Was du über dich schreibst, deine Fotos, Interessen und dein Ort: um dich anderen Mitgliedern zu zeigen. Du entscheidest, was du ausfüllst.",
            ],
            [
              "Unterhaltungen und Likes",
              "Um sie zuzustellen, Credits abzurechnen und Meldungen nachzugehen.",
            ],
            [
              "Zahlungen",
              "Was du wann und wie gekauft hast, bei Lastschrift auch IBAN, Adresse und Telefonnummer: um die Zahlung einzuziehen und unsere Bücher zu führen.",
            ],
            [
              "Technische Daten",
              "IP-Adresse, Browser und Sprache: um dir die Seite zu schicken, dein Land zu schätzen und Angriffe abzuwehren.",
            ],
            [
              "Woher du kamst",
              "Die Kennung in dem Link, der dich hergebracht hat: um den Partner zu bezahlen, der ihn gezeigt hat.",
            ],
          ],
        },
      ],
    },
    grounds: {
      heading: "Rechtsgrundlagen",
      body: [
        {
          facts: [
            [
              "Konto, Profil, Unterhaltungen, Likes, Zahlungen",
              "Wir brauchen sie, um den Vertrag mit dir zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO).",
            ],
            [
              "Buchführung, Meldungen rechtswidriger Inhalte",
              "Dazu sind wir gesetzlich verpflichtet (Art. 6 Abs. 1 Buchst. c DSGVO).",
            ],
            [
              "Sicherheit, Betrug und Angriffe, Vergütung von Partnern",
              "Wir haben ein berechtigtes Interesse an einer sicheren Website und daran, die zu bezahlen, die uns Besucher schicken (Art. 6 Abs. 1 Buchst. f DSGVO). Du kannst widersprechen.",
            ],
            [
              "Orientierung und intime Interessen",
              "Nur mit deiner ausdrücklichen Einwilligung durch ein eigenes Häkchen (Art. 9 Abs. 2 Buchst. a DSGVO). Du kannst sie jederzeit in deinen [Einstellungen](settings) widerrufen; dann löschen wir diese Angaben.",
            ],
            [
              "Benachrichtigungen auf einem Gerät, dein Standort",
              "Nur mit deiner Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Du kannst sie jederzeit in deinem Browser widerrufen.",
            ],
            [
              "E-Mails mit Angeboten",
              "Wir haben ein berechtigtes Interesse daran, dich darüber zu informieren (Art. 6 Abs. 1 Buchst. f DSGVO). Du kannst sie in deinen Einstellungen oder über den Link in jeder davon abbestellen.",
            ],
          ],
        },
        "Für ein Konto brauchen wir E-Mail-Adresse, Namen, Passwort und Geburtsdatum. Alles andere ist freiwillig.",
      ],
    },
    careful: {
      heading: "Was wir nicht tun",
      body: [
        {
          list: [
            "Unsere Seiten laden nichts von anderen Firmen: kein Werbenetzwerk, keine Analyse, keine Knöpfe sozialer Netzwerke.",
            "Wir verkaufen deine Daten nicht.",
            "Deinen Standort liest dein Gerät nur aus, wenn du den Knopf dafür drückst.",
            "Verborgene Angaben in deinen Fotos, etwa der Aufnahmeort, werden beim Hochladen entfernt.",
            "GIFs werden über unseren Server gesucht, damit der GIF-Dienst dich nicht sieht.",
            "Benachrichtigungen zeigen den Text einer Nachricht nicht.",
            "Das Protokoll unseres Webservers enthält keine IP-Adresse, keine Cookies und nichts, was du getippt hast.",
          ],
        },
      ],
    },
    recipients: {
      heading: "Wer es sonst noch sieht",
      body: [
        "Andere Mitglieder sehen dein Profil, außer du schaltest den unsichtbaren Modus ein: Dann findet dich die Suche nicht, niemand kann dich liken, und schreiben können dir nur Mitglieder, denen du selbst geschrieben hast. Wen du blockierst, der sieht dich nicht mehr.",
        "Firmen, die für uns arbeiten, etwa für Hosting, E-Mail und Zahlungen, bekommen nur, was sie dafür brauchen. Wenn du Benachrichtigungen einschaltest, laufen sie über den Push-Dienst deines Browsers. Nachrichten an ein Profil mit dem Hinweis „{fictionalOne}“ lesen diejenigen, die für uns dessen Antworten schreiben. Behörden geben wir Daten nur, wenn das Gesetz uns verpflichtet.",
        {
          either: [
            "Diese Firmen sind: {recipients}.",
            "Welche Firmen das sind, sagen wir dir, wenn du uns [fragst](service).",
          ],
        },
      ],
    },
    time: {
      heading: "Wie lange",
      body: [
        "Solange du ein Konto hast. Ältere Nachrichten in Unterhaltungen können zu deinem Schutz schon vorher ausgeblendet werden.",
        "Wenn du dein Konto löschst, ist es nicht mehr zu sehen. 14 Tage lang kannst du es zurückholen; danach lässt es sich nicht wiederherstellen.",
        "Zahlungsbelege bleiben so lange, wie das Steuerrecht es verlangt.",
        {
          list: [
            "Zahlungsbelege: {keepPayments}",
            "Unterhaltungen: {keepConversations}",
            "Meldungen und Beschwerden: {keepReports}",
            "Aufzeichnungen unserer Server mit deiner IP-Adresse: {keepLogs}",
          ],
        },
      ],
    },
    rights: {
      heading: "Deine Rechte",
      body: [
        {
          list: [
            "Deine Daten sehen: in deinen [Einstellungen](settings), als Seite und als Datei im JSON-Format zum Mitnehmen.",
            "Sie berichtigen: in deinem [Profil](profile).",
            "Sie löschen: einzelne Fotos oder Texte oder dein ganzes Konto.",
            "Einer Nutzung widersprechen, sie einschränken lassen oder eine Zustimmung widerrufen: [schreib uns](service).",
            "Wählen, welche E-Mails du bekommst: in deinen Einstellungen oder über den Link in jeder E-Mail.",
          ],
        },
        "Wenn du meinst, dass wir falsch mit deinen Daten umgehen, [sag es uns](complaints) bitte.",
        {
          either: [
            "Du kannst dich auch bei einer Datenschutzbehörde beschweren. Für uns zuständig ist: {privacyAuthority}.",
            "Du kannst dich auch bei der Datenschutzbehörde deines Landes beschweren.",
          ],
        },
      ],
    },
    security: {
      heading: "Wie wir sie schützen",
      body: [
        "Cookies, mit denen du eingeloggt bist, können von Skripten nicht gelesen werden. Zahlungsseiten zeigen nie eine vollständige Kartennummer. Nach deinem Passwort fragen wir nie per E-Mail oder im Chat.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
