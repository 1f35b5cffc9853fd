import type { Words } from "../../catalog";

export default {
  chart: "Mapa z kropek z ponumerowaną pinezką dla każdej osoby poniżej",
  chart_alone: "Mapa z kropek",
  vague: "Miejsca są przybliżone: pinezka pokazuje tylko kraj.",
  vague_alone: "Osoby zobaczysz po zalogowaniu lub rejestracji.",
  people: "Kto kryje się za pinezkami",
  rules: "Blisko, ale nie za blisko",
  rule_1_title: "To ty podajesz miejsce",
  rule_1_text: "Profil pokazuje to, co wpiszesz, i nic więcej.",
  rule_2_title: "Żadnych dokładnych pinezek",
  rule_2_text: "Pinezki są rozrzucone po kraju, żeby nikogo nie dało się po nich znaleźć.",
  rule_3_title: "Szukaj blisko lub daleko",
  rule_3_text: "Wybierz kraj i region albo rozejrzyj się wszędzie.",
} satisfies Words<"landerMap">;
