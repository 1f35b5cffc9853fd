import type { Words } from "../../catalog";

export default {
  title: "Gra w przesuwanie",
  intro: "Jedna osoba na raz. Polubienia na dzień: {count}; pomijanie jest bezpłatne.",
  likes_left_one: "Dziś zostało {count} polubienie",
  likes_left_few: "Dziś zostały {count} polubienia",
  likes_left_many: "Dziś zostało {count} polubień",
  likes_left_other: "Dziś zostało {count} polubienia",
  pass: "Pomiń",
  like: "Lubię",
  pass_label: "Pomiń: {name}",
  like_label: "Polub: {name}",
  keys: "Działają też strzałki: w lewo, aby pominąć, w prawo, aby polubić.",
  used_up_title: "Na dziś to wszystko",
  used_up_text: "Znów możesz lubić od {time}.",
  nobody_title: "Nie ma już kogo pokazać",
  nobody_text: "To już wszystkie pasujące osoby. Wróć później albo poszukaj.",
  search: "Szukaj członków",
  see_likes: "Zobacz swoje polubienia",
  photo_of: "Zdjęcie: {name}",
  view: "Zobacz profil",
} satisfies Words<"swipe">;
