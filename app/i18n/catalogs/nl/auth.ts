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
} satisfies Words<"auth">;
