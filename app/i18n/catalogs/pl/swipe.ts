import type { Words } from "../../catalog";

export default {
  title: "Gra w przesuwanie",
  intro: "Osoby pojawiają się pojedynczo. Polubienia na dzień: {count}; pomijanie jest darmowe.",
  likes_left_one: "Dziś zostało {count} polubienie",
  likes_left_few: "Dziś zostały {count} polubienia",
  likes_left_many: "Dziś zostało {count} polubień",
  likes_left_other: "Dziś zostało {count} polubienia",
  pass: "Pomiń",
  like: "Polub",
  pass_label: "Pomiń: {name}",
  like_label: "Polub: {name}",
  keys: "Działają też strzałki: w lewo, aby pominąć, w prawo, aby polubić.",
  used_up_title: "Na dziś to wszystko",
  used_up_text: "Kolejne polubienia od {time}.",
  nobody_title: "Nie ma już kogo pokazać",
  nobody_text: "To już wszystkie pasujące osoby. Wróć później albo poszukaj.",
  search: "Szukaj osób",
  see_likes: "Zobacz swoje polubienia",
  photo_of: "Zdjęcie: {name}",
  view: "Zobacz profil",
} satisfies Words<"swipe">;
