import type { Words } from "../../catalog";

export default {
  title: "Füge deine Fotos hinzu",
  intro: "Profile mit Foto bekommen viel mehr Antworten. Dein erstes Foto sehen andere zuerst.",
  field: "Fotos auswählen",
  field_help:
    "JPEG, PNG, WebP oder GIF, zusammen bis {mb} MB. Bevor jemand ein Foto sieht, entfernen wir den Ort und alles andere, was deine Kamera hineingeschrieben hat.",
  room_one: "Du kannst noch {count} Foto hinzufügen.",
  room_other: "Du kannst noch {count} Fotos hinzufügen.",
  full: "Du hast so viele Fotos, wie du im Moment haben kannst.",
  full_premium: "Premium-Mitglieder können mehr haben.",
  yours: "Deine Fotos",
  main: "Hauptfoto",
  alt: "Dein Foto Nummer {number}",
  submit: "Fotos hinzufügen",
  skip: "Erst einmal überspringen",
  next: "Weiter",
  none_chosen: "Wähle zuerst ein Foto aus",
  added: "{name} wurde hinzugefügt.",
  unnamed: "Diese Datei",
  problem_empty: "{name} ist leer. Wähle eine andere Datei.",
  problem_too_large: "{name} ist zu groß. Wähle ein kleineres Bild.",
  problem_not_a_picture: "{name} ist kein Bild, das wir lesen können. Wähle ein JPEG, PNG, WebP oder GIF.",
  problem_heic:
    "{name} hat das HEIC-Format von Apple, das viele Geräte nicht zeigen können. Speichere es als JPEG und versuche es noch einmal.",
  problem_too_many_pixels:
    "{name} hat mehr Pixel, als wir annehmen können. Verkleinere das Bild und versuche es noch einmal.",
  problem_photo_limit_one: "{name} wurde nicht hinzugefügt: Du kannst {count} Foto haben.",
  problem_photo_limit_other: "{name} wurde nicht hinzugefügt: Du kannst {count} Fotos haben.",
  problem_refused: "{name} wurde nicht angenommen, vielleicht weil es zu klein ist. Wähle ein anderes Bild.",
  problem_failed: "{name} konnte nicht hinzugefügt werden. Bitte versuche es später noch einmal.",
  problem_unconfirmed:
    "Wir konnten {name} nicht bestätigen. Sieh dir deine Fotos an, bevor du es noch einmal schickst.",
  post_too_large:
    "Zusammen sind die Dateien größer als {mb} MB. Es wurde nichts gespeichert. Geh zurück und schicke weniger auf einmal oder kleinere.",
} satisfies Words<"photos">;
