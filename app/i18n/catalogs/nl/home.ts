import type { Words } from "../../catalog";

export default {
  title: "Ontmoet iemand die wil praten",
  intro: "Meld je gratis aan, kijk rustig rond en schrijf wanneer je er zin in hebt.",
  start: "Gratis aanmelden",
  have_account: "Al lid? Log in",
  members_title: "Leden om te leren kennen",
  see_more: "Meer leden bekijken",
  how_title: "Zo werkt het",
  how_1_title: "Gratis aanmelden",
  how_1_text: "Een naam, een e-mailadres en je geboortedatum. Meer vragen we in het begin niet.",
  how_2_title: "Rondkijken",
  how_2_text: "Zoek op plaats en leeftijd, open profielen en like wie je leuk vindt.",
  how_3_title: "Schrijven",
  how_3_text: "Je eerste berichten zijn gratis. Daarna zie je de prijs voordat je verstuurt.",
  prices: "Bekijk de prijzen",
  honest_title: "Duidelijk en eerlijk",
  honest_text:
    "Geen abonnement: je koopt credits wanneer je ze wilt. Profielen met het label ‘{fictional}’ zijn geen echte mensen.",
} satisfies Words<"home">;
