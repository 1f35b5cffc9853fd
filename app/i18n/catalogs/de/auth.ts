import type { Words } from "../../catalog";

export default {
  login_title: "Einloggen",
  email: "E-Mail",
  password: "Passwort",
  submit: "Einloggen",
  failed: "Einloggen fehlgeschlagen, bitte versuche es noch einmal",
  too_many: "Zu viele falsche Versuche, das Konto ist für {minutes} Min. gesperrt.",
  pending_deletion:
    "Dieses Konto ist zur Löschung vorgemerkt. Über den Link in unserer E-Mail kannst du das rückgängig machen, oder du fragst unseren Kundenservice.",
  reactivate: "Mein Konto zurückholen",
  forgot: "Passwort vergessen?",
  no_account: "Noch kein Konto? Kostenlos registrieren",
  next_hint: "Logge dich ein, dann geht es dort weiter, wo du hinwolltest.",
  kept_hint: "Du wurdest zwischendurch ausgeloggt. Logge dich ein, dann ist dein Text wieder da.",
  email_missing: "Gib deine E-Mail-Adresse ein",
  password_missing: "Gib dein Passwort ein",
  logout_title: "Ausloggen",
  logout_text: "Möchtest du dich auf diesem Gerät ausloggen?",
  logout_submit: "Ausloggen",
} satisfies Words<"auth">;
