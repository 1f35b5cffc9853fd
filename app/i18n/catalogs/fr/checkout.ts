import type { Words } from "../../catalog";

export default {
  balance_one: "Tu as {count} crédit.",
  balance_many: "Tu as {count} de crédits.",
  balance_other: "Tu as {count} crédits.",
  methods_title: "Comment veux-tu payer ?",
  no_methods: "Ce pack ne peut pas être payé dans ton pays pour le moment.",
  other_package: "Choisir un autre pack",
  once: "Tu paies une seule fois. Pas d’abonnement, rien ne se renouvelle tout seul.",
  method_sdd: "Prélèvement (SEPA)",
  method_sct: "Virement (SEPA)",
  method_creditcard: "Carte bancaire",
  method_sct_note: "Le virement met quelques jours à arriver ; tu reçois alors les crédits.",
  summary_title: "Vérifie ta commande",
  package: "Pack",
  method: "Moyen de paiement",
  change: "Modifier",
  price: "Prix total",
  price_before: "Prix avant la réduction",
  premium_note: "Avec cette commande, tu deviens membre Premium.",
  which_card: "Quelle carte ?",
  card_kept: "{brand} se terminant par {last4}, valable jusqu’à fin {expires}",
  other_card: "Une autre carte",
  terms_note: "S’appliquent à ta commande :",
  terms: "Conditions",
  returns: "Politique de remboursement",
  order: "Commande avec obligation de paiement",
  order_again: "Nouvelle commande avec obligation de paiement",
  provider_note: "Tu saisis tes données de paiement uniquement sur la page de notre prestataire, jamais ici.",
  amount_changed:
    "Le prix est maintenant de {price}. Rien n’a été commandé. Vérifie la commande et appuie de nouveau sur le bouton si tu es d’accord.",
  repeated:
    "Tu viens de commander ce pack. Rien n’a été commandé une deuxième fois. N’appuie sur le bouton que si tu le veux deux fois.",
  see_order: "Voir cette commande",
  see_orders: "Tes commandes",
  unknown:
    "Nous n’avons pas pu confirmer cette commande. Regarde tes commandes avant de commander à nouveau.",
  method_refused:
    "Ce moyen de paiement n’est pas possible pour cette commande. Rien n’a été commandé. Choisis-en un autre.",
  package_gone: "Ce pack n’est plus proposé. Rien n’a été commandé.",
  code_refused:
    "Le code de réduction n’est pas valable pour cette commande. Le prix affiché est sans le code.",
  repeat_title: "Commander à nouveau",
} satisfies Words<"checkout">;
