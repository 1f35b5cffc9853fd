import type { Words } from "../../catalog";

export default {
  title: "E-Mails von uns",
  intro: "Wähle, welche E-Mails du bekommst.",
  address: "Wähle, welche E-Mails an {email} gehen.",
  by_link:
    "Du hast das aus einer unserer E-Mails geöffnet und musst dich nicht einloggen. Wähle, welche du bekommen möchtest.",
  legend: "Schickt mir eine E-Mail bei",
  type_new_conversations: "Neue Unterhaltungen",
  help_new_conversations: "Jemand schreibt dir zum ersten Mal.",
  type_new_messages: "Neue Nachrichten",
  help_new_messages: "Jemand, mit dem du schreibst, hat geantwortet.",
  type_like: "Likes",
  help_like: "Jemand mag dich.",
  type_unread_message_reminders: "Ungelesene Nachrichten",
  help_unread_message_reminders: "Eine Nachricht wartet seit gestern auf dich.",
  type_promotions: "Angebote",
  help_promotions: "Rabatte auf Credits.",
  type_weekly_updates: "Die Woche",
  help_weekly_updates: "Einmal pro Woche: wer neu in deiner Nähe ist.",
  type_news: "Neuigkeiten",
  help_news: "Was auf der Website neu ist.",
  type_reminders: "Erinnerungen",
  help_reminders: "Zum Beispiel, dass dein Profil noch kein Foto hat.",
  always: "E-Mails zu deinem Konto kommen immer, etwa ein Link für ein neues Passwort.",
  save: "Auswahl speichern",
  none: "Keine mehr schicken",
  saved: "Deine Auswahl ist gespeichert.",
  back: "Zurück zu den Einstellungen",
  off_title: "Zurzeit schicken wir dir nichts davon",
  off_fbl:
    "Eine unserer E-Mails wurde als Spam markiert, darum haben wir aufgehört. Speichere unten deine Auswahl, dann kommen sie wieder; sag deinem Postfach, dass sie kein Spam sind.",
  off_bounce:
    "Unsere E-Mails an {email} kamen zurück. Gib eine Adresse an, die funktioniert, und bestätige sie, dann kommen sie wieder.",
  off_bounce_action: "E-Mail-Adresse ändern",
  off_listunsubscribe:
    "Du hast dich über dein Mailprogramm abgemeldet. Wähle unten, was du möchtest, und speichere es, dann kommen diese E-Mails wieder.",
  off_unknown:
    "Sie wurden für deine Adresse {email} ausgeschaltet. Frag unseren Kundenservice, wenn sie dir fehlen.",
  bad_title: "Dieser Link funktioniert nicht mehr",
  bad_text: "Öffne ihn aus einer neueren E-Mail oder logge dich ein, um deine E-Mails zu wählen.",
} satisfies Words<"notifications">;
