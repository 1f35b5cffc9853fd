import type { Words } from "../../catalog";

export default {
  text: "Krijg op dit apparaat een melding als iemand je schrijft of je leuk vindt. Die toont alleen de naam van de site en aantallen.",
  button: "Meldingen aanzetten",
  done: "Meldingen staan aan.",
  denied:
    "Je browser staat geen meldingen van deze site toe. Dat kun je in de instellingen van je browser veranderen.",
  failed: "Dat lukte niet. Probeer het nog eens.",
  messages_one: "{count} nieuw bericht",
  messages_other: "{count} nieuwe berichten",
  likes_one: "{count} nieuwe like",
  likes_other: "{count} nieuwe likes",
  something_new: "Er is iets nieuws voor je.",
  offline_title: "Je bent offline",
  offline_text: "Er is nu geen verbinding. Wat je ergens anders hebt getypt, staat er nog.",
  offline_again: "Opnieuw proberen",
} satisfies Words<"push">;
