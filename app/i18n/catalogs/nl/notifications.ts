import type { Words } from "../../catalog";

export default {
  title: "E-mails van ons",
  intro: "Kies welke e-mails je krijgt.",
  address: "Kies welke e-mails naar {email} gaan.",
  by_link:
    "Je opende dit vanuit een van onze e-mails, dus je hoeft niet in te loggen. Kies welke je wilt krijgen.",
  legend: "Stuur me een e-mail over",
  type_new_conversations: "Nieuwe gesprekken",
  help_new_conversations: "Iemand schrijft je voor het eerst.",
  type_new_messages: "Nieuwe berichten",
  help_new_messages: "Iemand met wie je praat, heeft geantwoord.",
  type_like: "Likes",
  help_like: "Iemand vindt je leuk.",
  type_unread_message_reminders: "Ongelezen berichten",
  help_unread_message_reminders: "Een bericht wacht sinds gisteren op je.",
  type_promotions: "Aanbiedingen",
  help_promotions: "Korting op credits.",
  type_weekly_updates: "De week",
  help_weekly_updates: "Eén keer per week: wie er nieuw is bij jou in de buurt.",
  type_news: "Nieuws",
  help_news: "Wat er nieuw is op de site.",
  type_reminders: "Herinneringen",
  help_reminders: "Bijvoorbeeld dat je profiel nog geen foto heeft.",
  always: "E-mails over je account komen altijd, zoals een link voor een nieuw wachtwoord.",
  save: "Mijn keuze opslaan",
  none: "Stuur me er geen",
  saved: "Je keuze is opgeslagen.",
  back: "Terug naar de instellingen",
  off_title: "Op dit moment sturen we je er geen",
  off_fbl:
    "Een van onze e-mails is als spam gemarkeerd, dus zijn we gestopt. Sla hieronder je keuze op en ze komen weer; laat je mailbox weten dat het geen spam is.",
  off_bounce:
    "Onze e-mails aan {email} kwamen terug. Vul een adres in dat werkt, bevestig het, en ze komen weer.",
  off_bounce_action: "E-mailadres wijzigen",
  off_listunsubscribe:
    "Je hebt je afgemeld via je mailprogramma. Kies hieronder wat je wilt, sla het op, en deze e-mails komen weer.",
  off_unknown: "Ze zijn uitgezet voor je adres {email}. Vraag het onze klantenservice als je ze mist.",
  bad_title: "Deze link werkt niet meer",
  bad_text: "Open hem vanuit een nieuwere e-mail, of log in om te kiezen welke e-mails je krijgt.",
} satisfies Words<"notifications">;
