import type { Words } from "../../catalog";

export default {
  notifications_title: "Du bekommst keine E-Mails mehr von uns",
  notifications_text: "Du kannst sie jederzeit wieder einschalten.",
  notifications_link: "E-Mails wählen",
  disabled_fbl: "Eine unserer E-Mails wurde als Spam gemeldet.",
  disabled_bounce: "Unsere E-Mails an deine Adresse kamen zurück.",
  disabled_listunsubscribe: "Du hast sie in deinem Mailprogramm abbestellt.",
  profile_title: "Erzähl anderen von dir",
  profile_text:
    "Mit einem Foto, ein paar Worten über dich und deinen Interessen lernen andere dich leichter kennen.",
  profile_link: "Profil ergänzen",
  push_title: "Erfahre sofort von neuen Nachrichten",
  push_text: "Dein Gerät kann dir neue Nachrichten und Likes melden. Der Text bleibt neutral.",
  push_link: "Benachrichtigungen einschalten",
  dismiss: "Nicht mehr anzeigen",
} satisfies Words<"alerts">;
