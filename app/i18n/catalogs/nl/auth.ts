import type { Words } from "../../catalog";

export default {
  login_title: "Inloggen",
  email: "E-mailadres",
  password: "Wachtwoord",
  submit: "Inloggen",
  failed: "Inloggen mislukt, probeer het opnieuw",
  too_many: "Te veel onjuiste pogingen, account geblokkeerd voor {minutes} min.",
  pending_deletion:
    "Dit account staat klaar om verwijderd te worden. Via de link in onze e-mail kun je dat terugdraaien, of vraag het onze klantenservice.",
  reactivate: "Mijn account terughalen",
  forgot: "Wachtwoord vergeten?",
  no_account: "Nog geen account? Meld je gratis aan",
  next_hint: "Log in om verder te gaan naar de pagina die je wilde openen.",
  kept_hint: "Je was intussen uitgelogd. Log in, dan staat je tekst er nog.",
  email_missing: "Vul je e-mailadres in",
  password_missing: "Vul je wachtwoord in",
  logout_title: "Uitloggen",
  logout_text: "Wil je uitloggen op dit apparaat?",
  logout_submit: "Uitloggen",
  /** Where the operator asks for a proof of age. */
  age_check: {
    title: "Bewijs je leeftijd",
    text: "De wet vraagt ons na te gaan of iedereen die hier leden ziet volwassen is. Dat doe je één keer, bij de dienst die de aanbieder van deze site heeft gekozen.",
    go: "Mijn leeftijd controleren",
    kept: "Daarna kom je hier terug. Deze site ziet je documenten niet.",
    missing: "De controle kan nu niet worden geopend. Vraag het onze klantenservice.",
    again: "Al gedaan: opnieuw kijken",
    open: "Je account, je gegevens en het verwijderen ervan blijven ook zonder controle open.",
    settings: "Instellingen",
    help: "Hulp",
  },
  recovery: {
    reset_title: "Wachtwoord vergeten?",
    reset_text:
      "Vul het e-mailadres van je account in. We sturen je een link waarmee je een nieuw wachtwoord kiest.",
    reset_sent:
      "We hebben een link gestuurd naar {email}. Open hem om een nieuw wachtwoord te kiezen. Hij werkt één keer.",
    reset_sent_anywhere:
      "We hebben je een link gestuurd. Open hem om een nieuw wachtwoord te kiezen. Hij werkt één keer.",
    email_not_found: "E-mailadres niet gevonden",
    too_many_resets: "Te veel e-mails voor een nieuw wachtwoord verstuurd, probeer het morgen opnieuw.",
    sent_title: "Kijk in je mailbox",
    sent_help: "Na een paar minuten nog niets? Kijk in je spammap.",
    send_link: "Stuur me de link",
    ask_again: "Nieuwe e-mail aanvragen",
    back_to_login: "Inloggen",
    new_title: "Kies een nieuw wachtwoord",
    new_password: "Nieuw wachtwoord",
    new_password_again: "Nieuw wachtwoord nog een keer",
    new_submit: "Nieuw wachtwoord opslaan",
    passwords_differ: "De ingevulde wachtwoorden zijn niet hetzelfde.",
    changed_title: "Je nieuwe wachtwoord is opgeslagen",
    changed_text: "Je bent overal uitgelogd. Log in met het nieuwe wachtwoord.",
    link_bad_title: "Deze link werkt niet meer",
    link_bad: "Link verlopen of ongeldig, vraag een nieuwe e-mail aan",
    mail_title: "Bevestig je nieuwe e-mailadres",
    mail_text: "Druk op de knop, dan hoort dit adres bij je account.",
    mail_submit: "Mijn nieuwe adres bevestigen",
    mail_done: "Je nieuwe adres is bevestigd",
    mail_done_text: "Vanaf nu log je ermee in en gaan onze e-mails daarheen.",
    mail_used: "Deze link is al gebruikt",
    mail_used_text:
      "Heb je het adres zelf bevestigd, dan is alles klaar. Heb je daarna nog een wijziging gevraagd, open dan de nieuwste e-mail.",
    mail_expired: "Deze link is verlopen",
    mail_expired_text:
      "Vul het nieuwe adres nog een keer in bij je instellingen, dan sturen we je een nieuwe link.",
    mail_invalid: "Deze link is niet geldig",
    mail_invalid_text:
      "Misschien is hij afgebroken. Open hem nog een keer vanuit de e-mail, of vraag een nieuwe aan bij je instellingen.",
    mail_taken: "Dit e-mailadres heeft al een account op deze website.",
    mail_taken_text: "Kies een ander adres bij je instellingen. Tot dan blijft je oude gelden.",
    to_settings: "Naar de instellingen",
    reactivate_title: "Haal je account terug",
    reactivate_text:
      "Een verwijderd account kun je {days} dagen lang terughalen. Vul het e-mailadres ervan in en we sturen je een link.",
    reactivate_sent:
      "Als een account met {email} klaarstaat om verwijderd te worden, is er een link onderweg. Open hem om je account terug te halen.",
    reactivate_sent_anywhere:
      "Als een account met dit adres klaarstaat om verwijderd te worden, is er een link onderweg. Open hem om je account terug te halen.",
    reactivate_too_often:
      "We hebben deze e-mail al een paar keer gestuurd. Kijk in je spammap, of probeer het morgen opnieuw.",
    reactivate_do_text: "Druk op de knop en je account is er weer, zoals je het achterliet.",
    reactivate_submit: "Mijn account terughalen",
    reactivate_done: "Je account is er weer",
    reactivate_done_text: "Alles is zoals je het achterliet. Log in en ga verder.",
    reactivate_bad_text:
      "Links werken één keer, en een account kun je {days} dagen lang terughalen. Daarna is het voorgoed weg.",
    deleted_title: "Je account is verwijderd",
    deleted_now_title: "Vanaf nu",
    deleted_now:
      "Niemand ziet je profiel en je foto’s nog, niemand kan je schrijven, en je bent overal uitgelogd.",
    deleted_later_title: "Voorgoed",
    deleted_later_on: "Op {date} worden je profiel, foto’s, likes en credits gewist.",
    deleted_later_days: "Na {days} dagen worden je profiel, foto’s, likes en credits gewist.",
    deleted_messages: "Berichten die je hebt gestuurd blijven bij wie ze kreeg.",
    deleted_undo_title: "Toch bedacht?",
    deleted_undo_until:
      "Tot {date} kun je alles terughalen. De link staat in de e-mail die we je net stuurden.",
    deleted_undo_days:
      "{days} dagen lang kun je alles terughalen. De link staat in de e-mail die we je net stuurden.",
  },
} satisfies Words<"auth">;
