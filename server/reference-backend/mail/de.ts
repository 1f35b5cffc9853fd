import type { MailTexts } from "./mail-texts";

export const de: MailTexts = {
  greeting: "Hallo {name},",
  closing: "Herzliche Grüße, dein {site}-Team",
  preferences: "Wähle, welche E-Mails du bekommst",
  kinds: {
    activation: {
      subject: "Bestätige deine E-Mail-Adresse für {site}",
      lines: [
        "Willkommen bei {site}. Noch ein Klick, dann ist deine Adresse bestätigt und andere können dir antworten.",
        "Der Link funktioniert einmal und gilt {days} Tage.",
      ],
      action: "Meine E-Mail-Adresse bestätigen",
    },
    passwordReset: {
      subject: "Wähle ein neues Passwort für {site}",
      lines: [
        "Du hast um ein neues Passwort gebeten. Mit dem Link unten kannst du eines wählen.",
        "Der Link funktioniert einmal und gilt {days} Tag. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.",
      ],
      action: "Ein neues Passwort wählen",
    },
    passwordChanged: {
      subject: "Dein Passwort bei {site} wurde geändert",
      lines: [
        "Dein Passwort wurde gerade geändert. Wenn du das nicht warst, wähle über „Passwort vergessen“ ein neues und sag uns Bescheid.",
      ],
    },
    mailChange: {
      subject: "Bestätige deine neue E-Mail-Adresse für {site}",
      lines: [
        "Du möchtest {email} für {site} verwenden. Bitte bestätige, dass diese Adresse dir gehört.",
        "Der Link funktioniert einmal und gilt {days} Tage.",
      ],
      action: "Meine neue Adresse bestätigen",
    },
    mailChangeNotice: {
      subject: "Deine E-Mail-Adresse bei {site} soll geändert werden",
      lines: [
        "Jemand, der in deinem Konto eingeloggt ist, möchte deine E-Mail-Adresse auf {email} ändern. Wenn du das nicht warst, ändere dein Passwort und sag uns Bescheid.",
      ],
    },
    accountDeleted: {
      subject: "Dein Konto bei {site} wird gelöscht",
      lines: [
        "Dein Konto ist nicht mehr sichtbar und wird in {days} Tagen gelöscht. Bis dahin kannst du es mit dem Link unten zurückholen.",
      ],
      action: "Mein Konto zurückholen",
    },
    reactivation: {
      subject: "Hole dein Konto bei {site} zurück",
      lines: ["Dein Konto ist zur Löschung vorgemerkt. Mit dem Link unten kannst du es zurückholen."],
      action: "Mein Konto zurückholen",
    },
    unreadMessages: {
      subject: "Bei {site} warten Nachrichten auf dich",
      lines: [
        "Jemand hat dir geschrieben, und die Nachricht wartet seit gestern. Logge dich ein, um sie zu lesen.",
      ],
      action: "Meine Nachrichten lesen",
    },
    newConversation: {
      subject: "Eine neue Unterhaltung bei {site}",
      lines: [
        "Jemand hat dir zum ersten Mal geschrieben. Logge dich ein, um die Nachricht zu lesen und zu sehen, wer es ist.",
      ],
      action: "Nachricht lesen",
    },
    newMessage: {
      subject: "Eine neue Nachricht bei {site}",
      lines: [
        "Jemand, mit dem du dich unterhältst, hat dir geschrieben. Logge dich ein, um die Nachricht zu lesen.",
      ],
      action: "Nachricht lesen",
    },
    like: {
      subject: "Ein neues Like bei {site}",
      lines: ["Jemandem gefällt dein Profil. Logge dich ein, um zu sehen, wer es ist."],
      action: "Sehen, wer mich mag",
    },
    weeklyUpdate: {
      subject: "Deine Woche bei {site}",
      lines: ["Diese Woche ist jemand aus deinem Land zu {site} gekommen. Logge dich ein und sieh dich um."],
      action: "Umsehen",
    },
    photoReminder: {
      subject: "Dein Profil bei {site}",
      lines: [
        "Dein Profil hat noch kein Foto. Mit einem Foto finden dich andere leichter; es ist in einer Minute hinzugefügt.",
      ],
      action: "Foto hinzufügen",
    },
    statementReceipt: {
      subject: "{site} hat deine Erklärung erhalten: {reference}",
      lines: [
        "Das hast du uns geschickt. Es ist am {received} eingegangen und hat die Vorgangsnummer {reference}.",
        "Deine Erklärung: {content}",
        "Bewahre diese Mail als Eingangsbestätigung auf.",
      ],
    },
  },
};
