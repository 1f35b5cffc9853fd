import type { Words } from "../../catalog";

export default {
  title: "Swipespel",
  intro: "Eén lid tegelijk. {count} likes per dag; overslaan is gratis.",
  likes_left_one: "Vandaag nog {count} like",
  likes_left_other: "Vandaag nog {count} likes",
  pass: "Overslaan",
  like: "Leuk",
  pass_label: "{name} overslaan",
  like_label: "{name} liken",
  keys: "De pijltjestoetsen werken ook: links voor overslaan, rechts voor leuk.",
  used_up_title: "Dat was het voor vandaag",
  used_up_text: "Vanaf {time} kun je weer liken.",
  nobody_title: "Niemand meer te zien",
  nobody_text: "Je hebt iedereen gezien die past. Kom later terug of zoek zelf.",
  search: "Leden zoeken",
  see_likes: "Je likes bekijken",
  photo_of: "Foto van {name}",
  view: "Profiel bekijken",
} satisfies Words<"swipe">;
