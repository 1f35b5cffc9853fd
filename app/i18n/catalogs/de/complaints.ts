import type { Words } from "../../catalog";

export default {
  title: "Beschwerden",
  intro: "Sag uns, was schiefgegangen ist. Ein Mensch liest es und antwortet per E-Mail.",
  name: "Dein Name",
  name_missing: "Gib deinen Namen ein",
  email: "Deine E-Mail-Adresse",
  email_help: "An diese Adresse antworten wir.",
  email_missing: "Gib deine E-Mail-Adresse ein",
  email_invalid: "Ungültige E-Mail-Adresse",
  kind: "Worum geht es?",
  kind_missing: "Wähle, worum es geht",
  kind_service: "Funktionen der Website",
  kind_payment: "Zahlung oder Credits",
  kind_content: "Ein Bild oder ein Text",
  kind_privacy: "Meine persönlichen Daten",
  kind_member: "Ein anderes Mitglied",
  kind_other: "Etwas anderes",
  message: "Was ist passiert?",
  message_help: "Mit Namen und Datum, wenn du sie weißt. Höchstens {max} Zeichen.",
  message_missing: "Schreib uns, was passiert ist",
  message_long: "Höchstens {max} Zeichen",
  submit: "Beschwerde senden",
  too_often:
    "Du hast schon mehrere Beschwerden gesendet. Versuche es in {minutes} Min. noch einmal. Dein Text ist noch da.",
  unknown:
    "Wir konnten nicht bestätigen, dass deine Beschwerde angekommen ist. Wenn keine E-Mail kommt, schreib uns noch einmal oder an die Adresse unten.",
  by_mail: "Oder schreib uns:",
  sent_title: "Deine Beschwerde ist da",
  sent_text: "Das ist ihre Referenznummer. Bitte bewahre sie auf.",
  sent_next: "Wir antworten per E-Mail, meist in wenigen Tagen.",
  sent_home: "Zurück zur Website",
} satisfies Words<"complaints">;
