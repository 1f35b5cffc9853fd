import type { Words } from "../../catalog";

export default {
  notifications_title: "Tu ne reçois plus nos e-mails",
  notifications_text: "Tu peux les réactiver quand tu veux.",
  notifications_link: "Voir les réglages des notifications",
  disabled_fbl: "Un de nos e-mails a été marqué comme spam.",
  disabled_bounce: "Nos e-mails à ton adresse nous sont revenus.",
  disabled_listunsubscribe: "Tu as annulé l’abonnement avec le bouton de ta messagerie.",
  profile_title: "Parle un peu de toi",
  profile_text:
    "Avec une photo, quelques mots sur toi et tes centres d’intérêt, les autres te découvrent plus facilement.",
  profile_link: "Compléter mon profil",
  push_title: "Reçois une alerte dès qu’un message arrive",
  push_text: "Ton appareil peut te signaler les nouveaux messages et likes. Le texte reste neutre.",
  push_link: "Activer les notifications",
  dismiss: "Ne plus afficher",
} satisfies Words<"alerts">;
