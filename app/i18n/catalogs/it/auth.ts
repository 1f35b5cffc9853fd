import type { Words } from "../../catalog";

export default {
  login_title: "Accedi",
  email: "E-mail",
  password: "Password",
  submit: "Accedi",
  failed: "Accesso non riuscito, riprova",
  too_many: "Troppi tentativi errati, account bloccato per {minutes} min.",
  pending_deletion:
    "Questo account è in attesa di eliminazione. Puoi annullarla con il link nella nostra e-mail o tramite il servizio clienti.",
  reactivate: "Recupera il mio account",
  forgot: "Hai dimenticato la password?",
  no_account: "Non hai ancora un account? Iscriviti gratis",
  next_hint: "Accedi per continuare dove volevi andare.",
  kept_hint: "Nel frattempo la sessione si è chiusa. Accedi e ritroverai quello che hai scritto.",
  email_missing: "Inserisci il tuo indirizzo e-mail",
  password_missing: "Inserisci la tua password",
  logout_title: "Esci",
  logout_text: "Vuoi uscire dal tuo account su questo dispositivo?",
  logout_submit: "Esci",
} satisfies Words<"auth">;
