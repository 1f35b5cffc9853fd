import type { SameAs } from "../../page-text";
import type english from "../en/faq";

export default {
  title: "Häufige Fragen",
  description: "Kurze Antworten zu {site}: Credits, Hinweise, Sicherheit, Zahlungen und Konto löschen.",
  intro: [
    "Kurze Antworten auf das, was Mitglieder am meisten fragen. Deine Frage ist nicht dabei? Auf der [Hilfeseite](service) steht, wie du uns erreichst.",
  ],
  sections: {
    free: {
      heading: "Ist {site} kostenlos?",
      body: [
        "Registrieren, dein Profil, Suchen und Liken sind kostenlos. Du kannst 2 Unterhaltungen mit einigen kostenlosen Nachrichten führen. Danach kosten Nachrichten Credits.",
      ],
    },
    subscription: {
      heading: "Gibt es ein Abo?",
      body: [
        "Nein. Du kaufst ein Paket Credits einmal und zahlst einmal. Nichts verlängert sich von selbst, also gibt es nichts zu kündigen. Was jedes Paket kostet, steht in der [Preisliste](pricing).",
      ],
    },
    premium: {
      heading: "Was ist Premium?",
      body: [
        "Mit dem ersten Kauf von Credits wirst du Premium-Mitglied: Du siehst alle Fotos, kannst 25 statt 3 hochladen und so viele Unterhaltungen führen, wie du möchtest. Premium bleibst du auch, wenn deine Credits verbraucht sind.",
      ],
    },
    costs: {
      heading: "Was kostet eine Nachricht?",
      body: [
        "Der Chat zeigt vor dem Senden, wie viele Credits eine Nachricht, ein Foto oder ein Geschenk kostet. Lesen ist kostenlos. Eine Nachricht, die nicht ankommt, bleibt im Textfeld, und du kannst es noch einmal versuchen.",
      ],
    },
    label: {
      heading: "Was bedeutet „{fictionalOne}“?",
      body: [
        "Ein Profil mit diesem Hinweis ist keine echte Person. Es dient der Unterhaltung und antwortet auf Nachrichten, ein Treffen ist aber nicht möglich. Der Hinweis steht auf jeder Karte, jedem Profil und in jedem Chat, und wir verstecken ihn nie.",
      ],
    },
    welcome: {
      heading: "Wie funktioniert das Willkommensangebot?",
      body: [
        "In den ersten 4 Stunden nach der Registrierung ist dein erster Kauf 25 % günstiger. Ein Countdown zeigt die verbleibende Zeit. Das Angebot gibt es einmal, und es beginnt nicht von vorn.",
      ],
    },
    activation: {
      heading: "Ich habe die Aktivierungsmail nicht bekommen",
      body: [
        "Schau zuerst im Spam-Ordner nach. Wenn du eingeloggt bist, kannst du über den Hinweis oben auf der Seite die E-Mail noch einmal schicken lassen. Solange du dem Link nicht gefolgt bist, können Mitglieder dir nicht antworten.",
      ],
    },
    login: {
      heading: "Ich kann mich nicht einloggen",
      body: [
        "Fordere ein [neues Passwort](reset) an: Wir schicken dir einen Link. Nach zu vielen falschen Versuchen ist das Einloggen für einige Minuten gesperrt. Dein Browser muss Cookies von {domain} annehmen.",
      ],
    },
    report: {
      heading: "Jemand belästigt mich. Was kann ich tun?",
      body: [
        "Blockiere das Mitglied: Das Profil verschwindet für dich, und die Unterhaltung wird gelöscht. Melde außerdem das Profil, das Foto oder die Nachricht: Du bekommst eine Vorgangsnummer. Mehr über [Meldungen und Sperren](ban).",
        "Schick niemals Geld an jemanden, den du nur von hier kennst.",
      ],
    },
    discreet: {
      heading: "Können andere sehen, dass ich hier bin?",
      body: [
        "Mitglieder können dein Profil finden. Wenn du das nicht möchtest, schalte in deinen [Einstellungen](settings) den unsichtbaren Modus ein: Dann findet dich die Suche nicht, niemand kann dich liken, und schreiben können dir nur Mitglieder, denen du selbst geschrieben hast. Benachrichtigungen und der Titel des Browser-Tabs zeigen nie den Text einer Nachricht.",
      ],
    },
    payment: {
      heading: "Meine Zahlung ist fehlgeschlagen",
      body: [
        "Den Status einer Zahlung siehst du auf ihrer eigenen Seite. Wenn sie fehlgeschlagen ist oder abgebrochen wurde, kamen keine Credits dazu, und du kannst es noch einmal versuchen oder eine andere Zahlungsart wählen. Es wurde Geld abgebucht, aber die Credits fehlen? [Sag uns](complaints) Datum und Betrag.",
        "Eine Lastschrift wird einmal eingezogen. Du kannst sie innerhalb von acht Wochen von deiner Bank zurückholen lassen.",
      ],
    },
    refund: {
      heading: "Bekomme ich mein Geld zurück?",
      body: [
        {
          either: [
            "Ja, {refundWithin} nach dem Kauf. Wie das geht, steht beim [Widerrufsrecht](return).",
            "Das Gesetz gibt dir ein Widerrufsrecht. Wie das geht, steht beim [Widerrufsrecht](return).",
          ],
        },
      ],
    },
    data: {
      heading: "Welche Daten habt ihr über mich?",
      body: [
        "Du kannst sie in deinen [Einstellungen](settings) ansehen und als Datei herunterladen. Wofür wir sie nutzen, steht auf der [Datenschutzseite](privacy).",
      ],
    },
    leaving: {
      heading: "Wie lösche ich mein Konto?",
      body: [
        "In deinen [Einstellungen](settings), in einem Schritt, der dir sagt, was du verlierst. 14 Tage lang kannst du über einen Link in einer E-Mail zurückkommen. Danach lässt sich das Konto nicht wiederherstellen.",
      ],
    },
  },
} as const satisfies SameAs<typeof english>;
