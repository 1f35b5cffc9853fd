import type { Words } from "../../catalog";

/** Statements with a form of their own: withdrawal, notice of illegal content, removal of a picture. */
export default {
  message_missing: "Schreib, worum es geht",
  message_long: "Höchstens {max} Zeichen",
  message_placeholder: "Ersetze die Wörter in Klammern durch deine Angaben",
  name_missing: "Gib deinen Namen ein",
  email_missing: "Gib deine E-Mail-Adresse ein",
  email_invalid: "Ungültige E-Mail-Adresse",
  address_missing: "Gib die Adresse der Seite ein, wie sie in deinem Browser steht",
  reason_missing: "Wähle einen Grund",
  good_faith_missing: "Setze das Häkchen zur Bestätigung",
  withdraw_order: "Ich widerrufe meinen Kauf von Credits, Bestellung {order}.",
  withdraw_any: "Ich widerrufe meinen Kauf von Credits vom (Datum), Betrag (Betrag).",
  address_label: "Adresse der Seite oder des Bildes",
  address_help: "Kopiere sie aus deinem Browser. Mehrere Adressen: eine pro Zeile.",
  reason_label: "Worum geht es?",
  reason_empty: "Auswählen",
  message_label: "Deine Erklärung",
  name_label: "Dein Name",
  email_label: "Deine E-Mail-Adresse",
  by_mail: "Du kannst uns auch schreiben:",
  unknown:
    "Wir konnten nicht bestätigen, dass deine Erklärung angekommen ist. Was du geschrieben hast, steht noch hier.",
  too_often:
    "Du hast viele Erklärungen geschickt. Versuche es in {minutes} Min. noch einmal. Was du geschrieben hast, steht noch hier.",
  sent_text: "Das ist bei uns angekommen, mit Datum und Uhrzeit. Dieselbe Bestätigung kommt per E-Mail.",
  reference_label: "Vorgangsnummer",
  received_label: "Eingegangen",
  due_label: "Wir handeln spätestens am",
  sent_home: "Zurück zur Startseite",
  reason_child_abuse: "Sexueller Missbrauch von Kindern",
  reason_intimate_picture: "Intimes Bild ohne Einwilligung",
  reason_threats: "Drohung, Hass oder Gewalt",
  reason_fraud: "Betrug",
  reason_privacy: "Personenbezogene Daten",
  reason_copyright: "Urheberrecht",
  reason_other: "Etwas anderes",
  withdrawal: {
    link: "Vertrag widerrufen",
    title: "Vertrag widerrufen",
    intro:
      "Du kannst einen Kauf von Credits ohne Angabe von Gründen widerrufen. Es genügt, dieses Formular abzuschicken.",
    period:
      "In der Europäischen Union hast du dafür 14 Tage; eine längere Frist steht in unseren Widerrufsregeln.",
    message: "Deine Erklärung",
    name: "Dein Name",
    email_help: "Dorthin geht die Eingangsbestätigung. Nimm wenn möglich die Adresse deines Kontos.",
    good_faith: "Ich erkläre das.",
    submit: "Widerruf bestätigen",
    sent_title: "Dein Widerruf ist eingegangen",
    sent_next:
      "Bewahre diese Seite oder die E-Mail auf: Sie belegt, wann dein Widerruf bei uns einging. Wir zahlen innerhalb von 14 Tagen zurück.",
  },
  notice: {
    link: "Rechtswidrige Inhalte melden",
    title: "Rechtswidrige Inhalte melden",
    intro: "Melde uns Inhalte auf dieser Seite, die du für rechtswidrig hältst. Du brauchst kein Konto.",
    period:
      "Wir bestätigen den Eingang, entscheiden unverzüglich und sagen dir, was wir entschieden haben und wie du dagegen vorgehen kannst.",
    message: "Warum hältst du es für rechtswidrig?",
    name: "Dein Name (bei Kindesmissbrauch nicht nötig)",
    email_help: "Dorthin gehen Bestätigung und Entscheidung. Bei Kindesmissbrauch nicht nötig.",
    good_faith: "Ich bin in gutem Glauben überzeugt, dass meine Angaben richtig und vollständig sind.",
    submit: "Meldung abschicken",
    sent_title: "Deine Meldung ist eingegangen",
    sent_next:
      "Unser Team sieht sie sich an und teilt dir die Entscheidung per E-Mail mit. Bist du nicht einverstanden, antworte auf diese E-Mail oder wende dich an eine Streitbeilegungsstelle.",
  },
  removal: {
    link: "Intimes Bild entfernen lassen",
    title: "Ein intimes Bild entfernen lassen",
    intro:
      "Zeigt diese Seite ohne deine Einwilligung ein intimes Bild oder Video von dir, echt oder künstlich erzeugt? Verlange, dass wir es entfernen. Du brauchst kein Konto.",
    period: "Wir entfernen es und bekannte Kopien innerhalb von 48 Stunden nach einem gültigen Antrag.",
    message: "Um welches Bild geht es, und woran erkennst du dich?",
    name: "Dein voller Name; er gilt als deine Unterschrift",
    email_help: "Falls wir nachfragen müssen; dorthin geht auch die Bestätigung.",
    good_faith:
      "Ich bin in gutem Glauben überzeugt, dass ich gezeigt werde oder die Person, für die ich handle, und dass niemand eingewilligt hat, dass das hier gezeigt wird.",
    submit: "Entfernung verlangen",
    sent_title: "Dein Antrag ist eingegangen",
    sent_next: "Du musst nichts weiter tun. Wir schreiben dir, sobald es erledigt ist.",
  },
} satisfies Words<"statements">;
