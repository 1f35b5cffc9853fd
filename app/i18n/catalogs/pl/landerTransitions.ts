import type { Words } from "../../catalog";

export default {
  scene_2_title: "Nie spiesz się",
  scene_2_text: "Przeczytaj profil, zamknij go, wróć jutro.",
  scene_3_title: "Wystarczy pierwsze zdanie",
  scene_3_text: "Przywitaj się, zadaj pytanie i zobacz, co z tego wyniknie.",
  pictures: "Sceny",
  moving: "Wszystkie sceny, w ruchu",
  still_1: "Pierwsza scena, nieruchoma",
  still_2: "Druga scena, nieruchoma",
  still_3: "Trzecia scena, nieruchoma",
} satisfies Words<"landerTransitions">;
