import type { Words } from "../../catalog";

export default {
  chart: "Karte aus Punkten mit einer nummerierten Nadel für jedes Mitglied weiter unten",
  chart_alone: "Karte aus Punkten",
  vague: "Die Orte sind ungefähr: Eine Nadel zeigt nur das Land.",
  vague_alone: "Mitglieder siehst du, wenn du dich einloggst oder registrierst.",
  people: "Wer hinter den Nadeln steckt",
  rules: "Nah, aber nicht zu nah",
  rule_1_title: "Du nennst deinen Ort",
  rule_1_text: "Dein Profil zeigt, was du einträgst, sonst nichts.",
  rule_2_title: "Keine genauen Nadeln",
  rule_2_text: "Die Nadeln sind über das Land verteilt, damit niemand so zu finden ist.",
  rule_3_title: "Such nah oder fern",
  rule_3_text: "Wähle Land und Region oder sieh dich überall um.",
} satisfies Words<"landerMap">;
