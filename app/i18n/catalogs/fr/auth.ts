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
  next_hint: "Connecte-toi pour ouvrir la page que tu voulais.",
  kept_hint: "Ta session s’est fermée entre-temps. Connecte-toi et tu retrouveras ce que tu as écrit.",
  email_missing: "Saisis ton adresse e-mail",
  password_missing: "Saisis ton mot de passe",
  logout_title: "Se déconnecter",
  logout_text: "Veux-tu te déconnecter sur cet appareil ?",
  logout_submit: "Se déconnecter",
  /** Where the operator asks for a proof of age. */
  age_check: {
    title: "Prouve ton âge",
    text: "La loi nous demande de vérifier que les personnes qui voient les membres sont adultes. Cela se fait une seule fois, auprès du service choisi par l’exploitant de ce site.",
    go: "Vérifier mon âge",
    kept: "Tu reviens ici ensuite. Ce site ne voit pas tes documents.",
    missing: "La vérification ne s’ouvre pas en ce moment. Écris à notre équipe d’aide.",
    again: "C’est fait : vérifier à nouveau",
    open: "Ton compte, tes données et leur suppression te restent ouverts sans cela.",
    settings: "Réglages",
    help: "Aide",
  },
  recovery: {
    reset_title: "Mot de passe oublié ?",
    reset_text:
      "Indique l’adresse e-mail de ton compte. Nous t’envoyons un lien pour choisir un nouveau mot de passe.",
    reset_sent:
      "Nous avons envoyé un lien à {email}. Ouvre-le pour choisir un nouveau mot de passe. Il fonctionne une seule fois.",
    reset_sent_anywhere:
      "Nous t’avons envoyé un lien. Ouvre-le pour choisir un nouveau mot de passe. Il fonctionne une seule fois.",
    email_not_found: "Adresse e-mail introuvable",
    too_many_resets: "Trop d’e-mails de réinitialisation envoyés, réessaie demain.",
    sent_title: "Vérifie ta boîte mail",
    sent_help: "Toujours rien après quelques minutes ? Regarde dans tes spams.",
    send_link: "M’envoyer le lien",
    ask_again: "Demander un nouvel e-mail",
    back_to_login: "Se connecter",
    new_title: "Choisis un nouveau mot de passe",
    new_password: "Nouveau mot de passe",
    new_password_again: "Nouveau mot de passe, encore une fois",
    new_submit: "Enregistrer le nouveau mot de passe",
    passwords_differ: "Les mots de passe saisis ne sont pas identiques.",
    changed_title: "Ton nouveau mot de passe est enregistré",
    changed_text: "Ta session est fermée partout. Connecte-toi avec le nouveau mot de passe.",
    link_bad_title: "Ce lien ne fonctionne plus",
    link_bad: "Lien expiré ou non valide, demande un nouvel e-mail",
    mail_title: "Confirme ta nouvelle adresse e-mail",
    mail_text: "Appuie sur le bouton et cette adresse devient celle de ton compte.",
    mail_submit: "Confirmer ma nouvelle adresse",
    mail_done: "Ta nouvelle adresse est confirmée",
    mail_done_text: "C’est désormais avec elle que tu te connectes, et nos e-mails y arrivent.",
    mail_used: "Ce lien a déjà été utilisé",
    mail_used_text:
      "Si tu as confirmé l’adresse toi-même, tout est fait. Si tu as demandé un autre changement depuis, ouvre l’e-mail le plus récent.",
    mail_expired: "Ce lien a expiré",
    mail_expired_text:
      "Indique encore une fois la nouvelle adresse dans tes réglages et nous t’envoyons un nouveau lien.",
    mail_invalid: "Ce lien n’est pas valide",
    mail_invalid_text:
      "Il a peut-être été coupé. Ouvre-le encore une fois depuis l’e-mail, ou demandes-en un nouveau dans tes réglages.",
    mail_taken: "Un compte existe déjà sur ce site avec cette adresse e-mail.",
    mail_taken_text: "Choisis une autre adresse dans tes réglages. L’ancienne reste d’ici là.",
    to_settings: "Aller aux réglages",
    reactivate_title: "Récupère ton compte",
    reactivate_text:
      "Un compte supprimé peut être récupéré pendant {days} jours. Indique son adresse e-mail et nous t’envoyons un lien.",
    reactivate_sent:
      "Si un compte avec {email} attend sa suppression, un lien est en route. Ouvre-le pour récupérer ton compte.",
    reactivate_sent_anywhere:
      "Si un compte avec cette adresse attend sa suppression, un lien est en route. Ouvre-le pour récupérer ton compte.",
    reactivate_too_often:
      "Nous avons déjà envoyé cet e-mail plusieurs fois. Regarde dans tes spams, ou réessaie demain.",
    reactivate_do_text: "Appuie sur le bouton et ton compte est de retour, tel que tu l’as laissé.",
    reactivate_submit: "Récupérer mon compte",
    reactivate_done: "Ton compte est de retour",
    reactivate_done_text: "Tout est comme tu l’as laissé. Connecte-toi et continue.",
    reactivate_bad_text:
      "Les liens fonctionnent une fois, et un compte peut être récupéré pendant {days} jours. Après, il a disparu pour de bon.",
    deleted_title: "Ton compte a été supprimé",
    deleted_now_title: "À partir de maintenant",
    deleted_now:
      "Plus personne ne voit ton profil ni tes photos, personne ne peut t’écrire, et ta session est fermée partout.",
    deleted_later_title: "Pour de bon",
    deleted_later_on: "Le {date}, ton profil, tes photos, tes likes et tes crédits sont effacés.",
    deleted_later_days: "Après {days} jours, ton profil, tes photos, tes likes et tes crédits sont effacés.",
    deleted_messages: "Les messages que tu as envoyés restent chez les personnes qui les ont reçus.",
    deleted_undo_title: "As-tu changé d’avis ?",
    deleted_undo_until:
      "Jusqu’au {date}, tu peux tout récupérer. Le lien est dans l’e-mail que nous venons de t’envoyer.",
    deleted_undo_days:
      "Pendant {days} jours, tu peux tout récupérer. Le lien est dans l’e-mail que nous venons de t’envoyer.",
  },
} satisfies Words<"auth">;
