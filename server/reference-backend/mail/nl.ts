import type { MailTexts } from "./mail-texts";

export const nl: MailTexts = {
  greeting: "Hoi {name},",
  closing: "Hartelijke groet, het team van {site}",
  preferences: "Kies welke e-mails je krijgt",
  kinds: {
    activation: {
      subject: "Bevestig je e-mailadres voor {site}",
      lines: [
        "Welkom bij {site}. Met één klik bevestig je je adres: anderen kunnen je dan terugschrijven.",
        "De link werkt één keer, {days} dagen lang.",
      ],
      action: "Mijn e-mailadres bevestigen",
    },
    passwordReset: {
      subject: "Kies een nieuw wachtwoord voor {site}",
      lines: [
        "Je hebt om een nieuw wachtwoord gevraagd. Met de link hieronder kies je er een.",
        "De link werkt één keer, {days} dag lang. Heb je dit niet gevraagd, dan kun je deze e-mail negeren.",
      ],
      action: "Een nieuw wachtwoord kiezen",
    },
    passwordChanged: {
      subject: "Je wachtwoord van {site} is gewijzigd",
      lines: [
        "Je wachtwoord is zojuist gewijzigd. Was jij dat niet, kies dan een nieuw via ‘Wachtwoord vergeten’ en laat het ons weten.",
      ],
    },
    mailChange: {
      subject: "Bevestig je nieuwe e-mailadres voor {site}",
      lines: [
        "Je wilt {email} gebruiken voor {site}. Bevestig dat dit adres van jou is.",
        "De link werkt één keer, {days} dagen lang.",
      ],
      action: "Mijn nieuwe adres bevestigen",
    },
    mailChangeNotice: {
      subject: "Je e-mailadres bij {site} wordt gewijzigd",
      lines: [
        "Iemand die als jou is ingelogd, wil je e-mailadres wijzigen in {email}. Was jij dat niet, wijzig dan je wachtwoord en laat het ons weten.",
      ],
    },
    accountDeleted: {
      subject: "Je account bij {site} wordt verwijderd",
      lines: [
        "Je account is niet meer zichtbaar en wordt over {days} dagen verwijderd. Tot dan kun je het met de link hieronder terughalen.",
      ],
      action: "Mijn account terughalen",
    },
    reactivation: {
      subject: "Haal je account bij {site} terug",
      lines: ["Je account staat klaar om verwijderd te worden. Met de link hieronder kun je het terughalen."],
      action: "Mijn account terughalen",
    },
    unreadMessages: {
      subject: "Er wachten berichten op je bij {site}",
      lines: ["Iemand heeft je geschreven, en het bericht wacht sinds gisteren. Log in om het te lezen."],
      action: "Mijn berichten lezen",
    },
    newConversation: {
      subject: "Een nieuw gesprek bij {site}",
      lines: [
        "Iemand heeft je voor het eerst geschreven. Log in om het bericht te lezen en te zien wie het is.",
      ],
      action: "Bericht lezen",
    },
    newMessage: {
      subject: "Een nieuw bericht bij {site}",
      lines: ["Iemand met wie je praat heeft je geschreven. Log in om het bericht te lezen."],
      action: "Bericht lezen",
    },
    like: {
      subject: "Een nieuwe like bij {site}",
      lines: ["Iemand vindt je profiel leuk. Log in om te zien wie het is."],
      action: "Zien wie mij leuk vindt",
    },
    weeklyUpdate: {
      subject: "Jouw week bij {site}",
      lines: ["Deze week is er iemand uit jouw land bij {site} gekomen. Log in en kijk eens rond."],
      action: "Rondkijken",
    },
    photoReminder: {
      subject: "Jouw profiel bij {site}",
      lines: [
        "Je profiel heeft nog geen foto. Met een foto vinden anderen je makkelijker; in een minuut staat hij erbij.",
      ],
      action: "Foto toevoegen",
    },
    statementReceipt: {
      subject: "{site} heeft je verklaring ontvangen: {reference}",
      lines: [
        "Dit heb je ons gestuurd. Het kwam aan op {received} en heeft referentienummer {reference}.",
        "Je verklaring: {content}",
        "Bewaar deze e-mail als ontvangstbevestiging.",
      ],
    },
  },
};
