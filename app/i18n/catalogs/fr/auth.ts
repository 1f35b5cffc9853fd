import type { Words } from "../../catalog";

export default {
  login_title: "Se connecter",
  email: "E-mail",
  password: "Mot de passe",
  submit: "Se connecter",
  failed: "La connexion a échoué, réessaie",
  too_many: "Trop de tentatives incorrectes, compte bloqué pendant {minutes} min.",
  pending_deletion:
    "Ce compte est en attente de suppression. Tu peux annuler avec le lien de notre e-mail ou en contactant notre service client.",
  reactivate: "Récupérer mon compte",
  forgot: "Mot de passe oublié ?",
  no_account: "Pas encore de compte ? Inscription gratuite",
  next_hint: "Connecte-toi pour continuer là où tu allais.",
  kept_hint: "Ta session s’est fermée entre-temps. Connecte-toi et tu retrouveras ce que tu as écrit.",
  email_missing: "Saisis ton adresse e-mail",
  password_missing: "Saisis ton mot de passe",
  logout_title: "Se déconnecter",
  logout_text: "Veux-tu te déconnecter sur cet appareil ?",
  logout_submit: "Se déconnecter",
} satisfies Words<"auth">;
