import type { Words } from "../../catalog";

export default {
  title: "Dodaj swoje zdjęcia",
  intro:
    "Profile ze zdjęciem dostają dużo więcej odpowiedzi. Twoje pierwsze zdjęcie inni widzą jako pierwsze.",
  field: "Wybierz zdjęcia",
  field_help:
    "JPEG, PNG, WebP lub GIF, razem do {mb} MB. Zanim ktokolwiek zobaczy zdjęcie, usuwamy z niego miejsce i wszystko inne, co zapisał w nim aparat.",
  room_one: "Możesz dodać jeszcze {count} zdjęcie.",
  room_few: "Możesz dodać jeszcze {count} zdjęcia.",
  room_many: "Możesz dodać jeszcze {count} zdjęć.",
  room_other: "Możesz dodać jeszcze {count} zdjęcia.",
  full: "Masz tyle zdjęć, ile możesz mieć na razie.",
  full_premium: "Członkowie Premium mogą mieć więcej.",
  yours: "Twoje zdjęcia",
  main: "Zdjęcie główne",
  alt: "Twoje zdjęcie numer {number}",
  submit: "Dodaj zdjęcia",
  skip: "Na razie pomiń",
  next: "Dalej",
  none_chosen: "Najpierw wybierz zdjęcie",
  added: "Dodano {name}.",
  unnamed: "Ten plik",
  problem_empty: "{name}: plik jest pusty. Wybierz inny.",
  problem_too_large: "{name}: plik jest za duży. Wybierz mniejszy.",
  problem_not_a_picture: "{name}: to nie jest obraz, który możemy odczytać. Wybierz JPEG, PNG, WebP lub GIF.",
  problem_heic:
    "{name}: to format HEIC firmy Apple, którego wiele urządzeń nie pokaże. Zapisz zdjęcie jako JPEG i spróbuj ponownie.",
  problem_too_many_pixels:
    "{name}: zdjęcie ma więcej pikseli, niż możemy przyjąć. Zmniejsz je i spróbuj ponownie.",
  problem_photo_limit_one: "Nie dodano {name}: możesz mieć {count} zdjęcie.",
  problem_photo_limit_few: "Nie dodano {name}: możesz mieć {count} zdjęcia.",
  problem_photo_limit_many: "Nie dodano {name}: możesz mieć {count} zdjęć.",
  problem_photo_limit_other: "Nie dodano {name}: możesz mieć {count} zdjęcia.",
  problem_refused: "Nie przyjęto {name}, być może dlatego, że zdjęcie jest za małe. Wybierz inne.",
  problem_failed: "Nie udało się dodać {name}. Spróbuj ponownie później.",
  problem_unconfirmed: "Nie mogliśmy potwierdzić {name}. Obejrzyj swoje zdjęcia, zanim wyślesz je ponownie.",
  post_too_large:
    "Razem pliki mają więcej niż {mb} MB. Nic nie zapisano. Wróć i wyślij mniej naraz albo mniejsze.",
} satisfies Words<"photos">;
