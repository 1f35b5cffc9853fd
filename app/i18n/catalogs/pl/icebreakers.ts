import type { Words } from "../../catalog";

export default {
  title: "Pomysły na pierwsze zdanie",
  about: "Do rozmowy: {name}",
  intro: "Wybierz zdanie. Trafi do pola tekstowego i możesz je zmienić przed wysłaniem.",
  lines_label: "Pierwsze zdania",
  prices_title: "Ile kosztuje wysłanie",
  price_text: "Wiadomość",
  price_photo: "Zdjęcie",
  price_gift: "Prezent",
  none: "Teraz nie ma pomysłów. Zapytaj o coś z profilu.",
  close: "Zamknij",
} satisfies Words<"icebreakers">;
