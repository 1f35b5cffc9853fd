import type { Words } from "../../catalog";

export default {
  title: "Supprimer ton compte",
  lost_title: "Ce qui est perdu",
  lost_now:
    "Tout de suite, plus personne ne voit ton profil ni tes photos, et ta session est fermée partout.",
  lost_later: "Le {date}, ton profil, tes photos, tes likes et tes crédits sont effacés pour toujours.",
  lost_credits_one:
    "Il te reste {count} crédit. Il est perdu avec ton compte. Si tu peux encore te rétracter d’un achat, fais-le avant.",
  lost_credits_many:
    "Il te reste {count} de crédits. Ils sont perdus avec ton compte. Si tu peux encore te rétracter d’un achat, fais-le avant.",
  lost_credits_other:
    "Il te reste {count} crédits. Ils sont perdus avec ton compte. Si tu peux encore te rétracter d’un achat, fais-le avant.",
  lost_messages: "Les messages que tu as envoyés restent chez les personnes qui les ont reçus.",
  data_first: "Tu veux garder tes données ?",
  data_link: "Télécharge-les d’abord",
  undo_title: "Tu peux revenir en arrière",
  undo: "Pendant {days} jours, jusqu’au {date}, le lien de l’e-mail que nous t’envoyons te rend ton compte tel qu’il était.",
  rest: "Juste envie d’une pause ?",
  rest_link: "Le mode invisible te cache et garde tout",
  offer_title: "{percent} % de réduction sur tes prochains crédits",
  offer_text:
    "Si c’est le prix : avec le code {code}, tu paies {percent} % de moins. C’est une offre, pas une condition ; tu peux supprimer ton compte quand même.",
  offer_link: "Voir les prix avec ce code",
  reason: "Pourquoi pars-tu ?",
  reason_none: "Je préfère ne pas le dire",
  reason_price: "C’est trop cher",
  reason_found_someone: "J’ai rencontré quelqu’un",
  reason_not_looking: "Je ne cherche plus",
  reason_site_problems: "Le site ne marche pas bien chez moi",
  reason_no_members: "Il n’y a personne pour moi ici",
  reason_time: "Je n’ai pas le temps",
  reason_other: "Autre chose",
  remarks: "Ce que tu veux nous dire",
  remarks_help: "Tu peux laisser vide.",
  characters: "caractères",
  go_on: "Continuer",
  keep: "Garder mon compte",
  confirm_title: "Vraiment supprimer ton compte ?",
  confirm_text: "Saisis ton mot de passe pour confirmer. Jusqu’au {date}, tu peux revenir en arrière.",
  delete: "Supprimer mon compte",
} satisfies Words<"leaving">;
