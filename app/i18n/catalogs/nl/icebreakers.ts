import type { Words } from "../../catalog";

export default {
  title: "Ideeën voor de eerste zin",
  about: "Voor je gesprek met {name}",
  intro: "Kies een zin. Die komt in je tekstvak en je kunt hem nog veranderen voor je verstuurt.",
  lines_label: "Eerste zinnen",
  prices_title: "Wat versturen kost",
  price_text: "Bericht",
  price_photo: "Foto",
  price_gift: "Cadeau",
  none: "Er zijn nu geen ideeën. Vraag iets over het profiel.",
  close: "Sluiten",
} satisfies Words<"icebreakers">;
