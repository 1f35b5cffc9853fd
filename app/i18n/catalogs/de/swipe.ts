import type { Words } from "../../catalog";

export default {
  title: "Swipe-Spiel",
  intro: "Immer nur ein Mitglied. {count} Likes am Tag; Weiterblättern kostet nichts.",
  likes_left_one: "Heute noch {count} Like",
  likes_left_other: "Heute noch {count} Likes",
  pass: "Weiter",
  like: "Gefällt mir",
  pass_label: "Weiter, ohne {name} zu liken",
  like_label: "{name} liken",
  keys: "Die Pfeiltasten gehen auch: links für Weiter, rechts für Gefällt mir.",
  used_up_title: "Das war es für heute",
  used_up_text: "Ab {time} kannst du wieder liken.",
  nobody_title: "Niemand mehr da",
  nobody_text: "Du hast alle gesehen, die passen. Komm später wieder oder suche selbst.",
  search: "Mitglieder suchen",
  see_likes: "Deine Likes ansehen",
  photo_of: "Foto von {name}",
  view: "Profil ansehen",
} satisfies Words<"swipe">;
