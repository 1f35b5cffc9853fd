import type { Words } from "../../catalog";

export default {
  banner_hours: "Fais vite : plus que {timeLeft} heures pour en profiter",
  banner_valid: "Offre valable encore {timeLeft}",
  what: "{percent} de réduction sur ton premier achat",
  more: "Détails de l’offre",
  offer_text:
    "Pendant les quatre heures qui suivent ton inscription, ton premier pack de crédits coûte {percent} de moins. Tu paies une seule fois, et rien ne se renouvelle tout seul.",
  offer_button: "Voir les packs",
  offer_later: "Pas maintenant",
  offer_over: "Cette offre est terminée",
  offer_over_text: "Les packs sont toujours là, à leur prix habituel.",
  code_label: "Code de réduction",
  code_apply: "Utiliser le code",
  code_on: "Code {code} : {percent} de réduction",
  code_remove: "Retirer le code",
  code_from: "Le code est valable pour les packs à partir de {amount}.",
  code_methods: "Le code n’est valable qu’avec certains moyens de paiement.",
  code_not_found: "Code introuvable",
  code_used: "Code déjà utilisé",
  code_expired: "Ce code a expiré.",
  code_minimum: "Ce code est valable pour les commandes à partir de {amount}.",
  code_country: "Ce code n’est pas valable dans ton pays.",
  code_method: "Ce code n’est pas valable avec ce moyen de paiement.",
  code_failed: "Le code n’a pas pu être vérifié pour le moment. Réessaie.",
  usual_price: "Prix habituel :",
} satisfies Words<"discounts">;
