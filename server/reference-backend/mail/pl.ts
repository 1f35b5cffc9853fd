import type { MailTexts } from "./mail-texts";

export const pl: MailTexts = {
  greeting: "Cześć {name},",
  closing: "Pozdrawiamy serdecznie, zespół {site}",
  preferences: "Wybierz, jakie e-maile dostajesz",
  kinds: {
    activation: {
      subject: "Potwierdź swój adres e-mail w {site}",
      lines: [
        "Witamy w {site}. Jedno kliknięcie i twój profil jest gotowy: inni będą mogli ci odpisać.",
        "Link działa jeden raz, przez {days} dni.",
      ],
      action: "Potwierdź mój adres e-mail",
    },
    passwordReset: {
      subject: "Ustaw nowe hasło do {site}",
      lines: [
        "Otrzymaliśmy prośbę o nowe hasło. Możesz je ustawić za pomocą poniższego linku.",
        "Link działa jeden raz, przez {days} dzień. Jeśli ta prośba nie pochodzi od ciebie, zignoruj tę wiadomość.",
      ],
      action: "Ustaw nowe hasło",
    },
    passwordChanged: {
      subject: "Twoje hasło do {site} zostało zmienione",
      lines: [
        "Twoje hasło zostało właśnie zmienione. Jeśli to nie ty, ustaw nowe przez „Nie pamiętasz hasła?” i daj nam znać.",
      ],
    },
    mailChange: {
      subject: "Potwierdź nowy adres e-mail w {site}",
      lines: [
        "Chcesz używać adresu {email} w {site}. Potwierdź, że ten adres należy do ciebie.",
        "Link działa jeden raz, przez {days} dni.",
      ],
      action: "Potwierdź mój nowy adres",
    },
    mailChangeNotice: {
      subject: "Twój adres e-mail w {site} ma się zmienić",
      lines: [
        "Ktoś zalogowany na twoje konto chce zmienić adres e-mail na {email}. Jeśli to nie ty, zmień hasło i daj nam znać.",
      ],
    },
    accountDeleted: {
      subject: "Twoje konto w {site} zostanie usunięte",
      lines: [
        "Twoje konto nie jest już widoczne i zostanie usunięte za {days} dni. Do tego czasu możesz je odzyskać poniższym linkiem.",
      ],
      action: "Odzyskaj moje konto",
    },
    reactivation: {
      subject: "Odzyskaj swoje konto w {site}",
      lines: ["Twoje konto czeka na usunięcie. Możesz je odzyskać poniższym linkiem."],
      action: "Odzyskaj moje konto",
    },
    unreadMessages: {
      subject: "W {site} czekają na ciebie wiadomości",
      lines: ["Ktoś do ciebie napisał, a wiadomość czeka od wczoraj. Zaloguj się, aby ją przeczytać."],
      action: "Przeczytaj moje wiadomości",
    },
    newConversation: {
      subject: "Nowa rozmowa w {site}",
      lines: [
        "Ktoś napisał do ciebie po raz pierwszy. Zaloguj się, aby przeczytać wiadomość i zobaczyć, kto to.",
      ],
      action: "Przeczytaj wiadomość",
    },
    newMessage: {
      subject: "Nowa wiadomość w {site}",
      lines: ["Ktoś, z kim rozmawiasz, napisał do ciebie. Zaloguj się, aby przeczytać wiadomość."],
      action: "Przeczytaj wiadomość",
    },
    like: {
      subject: "Nowe polubienie w {site}",
      lines: ["Ktoś polubił twój profil. Zaloguj się, aby zobaczyć, kto to."],
      action: "Zobacz, kto mnie lubi",
    },
    weeklyUpdate: {
      subject: "Twój tydzień w {site}",
      lines: ["W tym tygodniu do {site} dołączył ktoś z twojego kraju. Zaloguj się i rozejrzyj."],
      action: "Rozejrzyj się",
    },
    photoReminder: {
      subject: "Twój profil w {site}",
      lines: [
        "Twój profil nie ma jeszcze zdjęcia. Ze zdjęciem łatwiej cię znaleźć, a dodanie go zajmuje minutę.",
      ],
      action: "Dodaj zdjęcie",
    },
    statementReceipt: {
      subject: "{site}: otrzymaliśmy twoje oświadczenie {reference}",
      lines: [
        "Oto, co do nas dotarło. Otrzymaliśmy to {received}, numer sprawy: {reference}.",
        "Twoje oświadczenie: {content}",
        "Zachowaj tę wiadomość jako potwierdzenie.",
      ],
    },
  },
};
