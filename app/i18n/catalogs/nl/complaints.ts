import type { Words } from "../../catalog";

export default {
  title: "Klachten",
  intro: "Vertel ons wat er misging. Een mens leest het en antwoordt per e-mail.",
  name: "Je naam",
  name_missing: "Vul je naam in",
  email: "Je e-mailadres",
  email_help: "We antwoorden op dit adres.",
  email_missing: "Vul je e-mailadres in",
  email_invalid: "Ongeldig e-mailadres",
  kind: "Waar gaat het over?",
  kind_missing: "Kies waar het over gaat",
  kind_service: "Hoe de site werkt",
  kind_payment: "Een betaling of credits",
  kind_content: "Een foto of een tekst",
  kind_privacy: "Mijn persoonsgegevens",
  kind_member: "Een ander lid",
  kind_other: "Iets anders",
  message: "Wat is er gebeurd?",
  message_help: "Met namen en data, als je die weet. Hoogstens {max} tekens.",
  message_missing: "Vertel ons wat er gebeurd is",
  message_long: "Gebruik hoogstens {max} tekens",
  submit: "Klacht versturen",
  too_often:
    "Je hebt al meerdere klachten verstuurd. Probeer het over {minutes} min. opnieuw. Je tekst staat er nog.",
  unknown:
    "We konden niet bevestigen dat je klacht is aangekomen. Komt er geen e-mail, schrijf ons dan opnieuw of naar het adres hieronder.",
  by_mail: "Of schrijf ons:",
  sent_title: "We hebben je klacht",
  sent_text: "Dit is het referentienummer. Bewaar het.",
  sent_next: "We antwoorden per e-mail, meestal binnen een paar dagen.",
  sent_home: "Terug naar de site",
} satisfies Words<"complaints">;
