import type { Words } from "../../catalog";

export default {
  title: "Important",
  adults: "Ce site est réservé aux adultes ({minAge}+). Tu peux y voir des images et des textes sur le sexe.",
  fictional:
    "Certains profils sont inventés pour le divertissement. Chacun porte la mention « {fictional} », et une rencontre avec eux n’est pas possible.",
  costs: "L’inscription est gratuite. Les messages coûtent des crédits, et tu vois le prix avant l’envoi.",
  younger: "Si tu as moins de {minAge} ans, ferme cette page.",
  enter: "J’ai {minAge} ans ou plus, continuer",
} satisfies Words<"entry">;
