import type { Words } from "../../catalog";

export default {
  title: "Voeg je foto's toe",
  intro: "Profielen met een foto krijgen veel meer antwoorden. Je eerste foto zien anderen het eerst.",
  field: "Kies foto's",
  field_help:
    "JPEG, PNG, WebP of GIF, samen tot {mb} MB. Voordat iemand een foto ziet, halen we de plaats en al het andere dat je camera erin heeft gezet eruit.",
  room_one: "Je kunt nog {count} foto toevoegen.",
  room_other: "Je kunt nog {count} foto's toevoegen.",
  full: "Je hebt zoveel foto's als je nu kunt hebben.",
  full_premium: "Premiumleden kunnen er meer hebben.",
  yours: "Je foto's",
  main: "Hoofdfoto",
  alt: "Je foto nummer {number}",
  submit: "Foto's toevoegen",
  skip: "Nu overslaan",
  next: "Verder",
  none_chosen: "Kies eerst een foto",
  added: "{name} is toegevoegd.",
  unnamed: "Dit bestand",
  problem_empty: "{name} is leeg. Kies een ander bestand.",
  problem_too_large: "{name} is te groot. Kies een kleinere foto.",
  problem_not_a_picture: "{name} is geen afbeelding die we kunnen lezen. Kies een JPEG, PNG, WebP of GIF.",
  problem_heic:
    "{name} heeft het HEIC-formaat van Apple, dat veel apparaten niet kunnen tonen. Bewaar de foto als JPEG en probeer het opnieuw.",
  problem_too_many_pixels:
    "{name} heeft meer pixels dan we kunnen aannemen. Maak de foto kleiner en probeer het opnieuw.",
  problem_photo_limit_one: "{name} is niet toegevoegd: je kunt {count} foto hebben.",
  problem_photo_limit_other: "{name} is niet toegevoegd: je kunt {count} foto's hebben.",
  problem_refused: "{name} is niet geaccepteerd, misschien omdat de foto te klein is. Kies een andere.",
  problem_failed: "{name} kon niet worden toegevoegd. Probeer het later opnieuw.",
  problem_unconfirmed: "We konden {name} niet bevestigen. Bekijk je foto's voordat je hem opnieuw verstuurt.",
  post_too_large:
    "Samen zijn de bestanden groter dan {mb} MB. Er is niets opgeslagen. Ga terug en verstuur er minder tegelijk, of kleinere.",
} satisfies Words<"photos">;
