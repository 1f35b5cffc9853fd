import type { Words } from "../../catalog";

export default {
  text: "Lass dir auf diesem Gerät Bescheid geben, wenn dir jemand schreibt oder dich mag. Zu sehen sind nur der Name der Seite und Zahlen.",
  button: "Benachrichtigungen einschalten",
  done: "Benachrichtigungen sind eingeschaltet.",
  denied:
    "Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.",
  failed: "Das hat nicht geklappt. Bitte versuche es noch einmal.",
  messages_one: "{count} neue Nachricht",
  messages_other: "{count} neue Nachrichten",
  likes_one: "{count} neuer Like",
  likes_other: "{count} neue Likes",
  something_new: "Es gibt etwas Neues für dich.",
  offline_title: "Du bist offline",
  offline_text: "Gerade gibt es keine Verbindung. Was du anderswo getippt hast, ist noch da.",
  offline_again: "Noch einmal versuchen",
} satisfies Words<"push">;
