import type { Words } from "../../catalog";

export default {
  chart: "Kaart van stippen met een genummerde speld voor elk lid hieronder",
  chart_alone: "Kaart van stippen",
  vague: "De plaatsen zijn bij benadering: een speld toont alleen het land.",
  vague_alone: "Leden zie je als je inlogt of je aanmeldt.",
  people: "Wie er achter de spelden zit",
  rules: "Dichtbij, maar niet té dichtbij",
  rule_1_title: "Jij noemt je plaats",
  rule_1_text: "Je profiel toont wat jij invult, verder niets.",
  rule_2_title: "Geen precieze spelden",
  rule_2_text: "De spelden zijn over het land verspreid, zodat niemand zo te vinden is.",
  rule_3_title: "Zoek dichtbij of ver weg",
  rule_3_text: "Kies een land en een regio, of kijk overal rond.",
} satisfies Words<"landerMap">;
