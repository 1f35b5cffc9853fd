import type { Words } from "../../catalog";

export default {
  title: "Réclamations",
  intro: "Dis-nous ce qui n’a pas marché. Une personne te lit et te répond par e-mail.",
  name: "Ton nom",
  name_missing: "Indique ton nom",
  email: "Ton adresse e-mail",
  email_help: "Nous répondons à cette adresse.",
  email_missing: "Indique ton adresse e-mail",
  email_invalid: "Adresse e-mail non valide",
  kind: "De quoi s’agit-il ?",
  kind_missing: "Choisis de quoi il s’agit",
  kind_service: "Le fonctionnement du site",
  kind_payment: "Un paiement ou des crédits",
  kind_content: "Une photo ou un texte",
  kind_privacy: "Mes données personnelles",
  kind_member: "Un autre membre",
  kind_other: "Autre chose",
  message: "Que s’est-il passé ?",
  message_help: "Avec les noms et les dates, si tu les connais. {max} caractères au plus.",
  message_missing: "Dis-nous ce qui s’est passé",
  message_long: "Utilise {max} caractères au plus",
  submit: "Envoyer la réclamation",
  too_often:
    "Tu as déjà envoyé plusieurs réclamations. Réessaie dans {minutes} min. Ton texte est toujours là.",
  unknown:
    "Nous n’avons pas pu confirmer l’arrivée de ta réclamation. Si tu ne reçois pas d’e-mail, réécris-nous ou utilise l’adresse ci-dessous.",
  by_mail: "Ou écris-nous :",
  sent_title: "Nous avons ta réclamation",
  sent_text: "Voici son numéro de référence. Garde-le.",
  sent_next: "Nous répondons par e-mail, en général en quelques jours.",
  sent_home: "Retour au site",
} satisfies Words<"complaints">;
