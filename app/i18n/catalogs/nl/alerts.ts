import type { Words } from "../../catalog";

export default {
  notifications_title: "Je krijgt geen e-mails meer van ons",
  notifications_text: "Je kunt ze weer aanzetten wanneer je wilt.",
  notifications_link: "E-mails kiezen",
  disabled_fbl: "Een van onze e-mails is als spam gemeld.",
  disabled_bounce: "Onze e-mails naar jouw adres kwamen terug.",
  disabled_listunsubscribe: "Je hebt je afgemeld met de knop van je mailprogramma.",
  profile_title: "Vertel iets over jezelf",
  profile_text:
    "Met een foto, een paar woorden over jezelf en je interesses leren anderen je makkelijker kennen.",
  profile_link: "Mijn profiel aanvullen",
  push_title: "Hoor meteen van nieuwe berichten",
  push_text: "Je apparaat kan je nieuwe berichten en likes melden. De tekst blijft neutraal.",
  push_link: "Meldingen aanzetten",
  dismiss: "Niet meer tonen",
} satisfies Words<"alerts">;
