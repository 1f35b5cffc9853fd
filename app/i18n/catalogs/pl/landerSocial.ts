import type { Words } from "../../catalog";

export default {
  you: "A ty?",
  note: "Zakrzywiona linia łączy dwa profile z tym samym zainteresowaniem.",
  note_alone:
    "Zainteresowania, które możesz podać w profilu. Osoby zobaczysz po zalogowaniu lub rejestracji.",
  wall: "Własnymi słowami",
  begin: "Jak zaczyna się rozmowa",
  interests: "Zainteresowania: {name}",
  step_1_title: "Powiedz, co lubisz",
  step_1_text: "Kilka zdań i garść zainteresowań to już profil.",
  step_2_title: "Znajdź coś wspólnego",
  step_2_text: "Profile pokazują, co lubią inni, więc wiesz, o co zapytać.",
  step_3_title: "Napisz pierwsze zdanie",
  step_3_text: "Wystarczy pytanie o coś, co was łączy.",
} satisfies Words<"landerSocial">;
