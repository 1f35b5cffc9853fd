import type { Words } from "../../catalog";

export default {
  title: "{name} melden",
  about_profile: "Es geht um das Profil von {name}.",
  about_photo: "Es geht um ein Foto von {name}.",
  about_chat: "Es geht um deinen Chat mit {name}. Die letzten Nachrichten gehen mit der Meldung mit.",
  about_message:
    "Es geht um ein Foto in deiner Unterhaltung mit {name}. Die letzten Nachrichten werden mitgeschickt.",
  intro: "Nur unser Team erfährt, dass du es warst.",
  reason: "Was stimmt nicht?",
  reason_missing: "Wähle, was nicht stimmt",
  money: "Fragt nach Geld",
  fake: "Gibt sich für jemand anderen aus",
  harassment: "Beleidigt oder belästigt",
  threats: "Droht oder erpresst",
  under_18: "Ist unter 18",
  illegal: "Etwas Verbotenes",
  other: "Etwas anderes",
  remarks: "Was ist passiert?",
  remarks_help: "Du musst nichts schreiben, aber es hilft uns.",
  characters: "Zeichen",
  submit: "Meldung senden",
  cancel: "Abbrechen",
  unknown: "Wir konnten nicht bestätigen, dass deine Meldung angekommen ist. Dein Text ist noch da.",
  too_often:
    "Du hast schon viel gemeldet. Bitte versuche es in {minutes} Min. noch einmal. Dein Text ist noch da.",
  sent_title: "Deine Meldung ist da",
  sent_text: "Danke. Unser Team sieht es sich an. Das ist deine Vorgangsnummer:",
  block: "{name} blockieren",
  block_text: "Du kannst {name} auch blockieren. Dann seht ihr euch nicht mehr.",
  back_to_search: "Zurück zur Suche",
} satisfies Words<"report">;
