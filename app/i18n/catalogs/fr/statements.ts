import type { Words } from "../../catalog";

/** Statements with a form of their own: withdrawal, notice of illegal content, removal of a picture. */
export default {
  message_missing: "Écris de quoi il s’agit",
  message_long: "{max} caractères au maximum",
  message_placeholder: "Remplace les mots entre parenthèses par tes informations",
  name_missing: "Indique ton nom",
  email_missing: "Indique ton adresse e-mail",
  email_invalid: "Adresse e-mail non valide",
  address_missing: "Indique l’adresse de la page telle qu’elle apparaît dans ton navigateur",
  reason_missing: "Choisis un motif",
  good_faith_missing: "Coche la case pour confirmer",
  withdraw_order: "Je me rétracte de mon achat de crédits, commande {order}.",
  withdraw_any: "Je me rétracte de mon achat de crédits du (date), montant (montant).",
  address_label: "Adresse de la page ou de l’image",
  address_help: "Copie-la depuis ton navigateur. Plusieurs adresses : une par ligne.",
  reason_label: "De quoi s’agit-il ?",
  reason_empty: "Choisir",
  message_label: "Ta déclaration",
  name_label: "Ton nom",
  email_label: "Ton adresse e-mail",
  by_mail: "Tu peux aussi nous écrire :",
  unknown:
    "Nous n’avons pas pu confirmer que ta déclaration est arrivée. Ce que tu as écrit est toujours là.",
  too_often:
    "Tu as envoyé beaucoup de déclarations. Réessaie dans {minutes} min. Ce que tu as écrit est toujours là.",
  sent_text: "Voici ce que nous avons reçu, et quand. Le même accusé de réception t’est envoyé par e-mail.",
  reference_label: "Référence",
  received_label: "Reçu le",
  due_label: "Nous agissons au plus tard le",
  sent_home: "Retour à l’accueil",
  reason_child_abuse: "Abus sexuel d’enfants",
  reason_intimate_picture: "Image intime sans consentement",
  reason_threats: "Menaces, haine ou violence",
  reason_fraud: "Escroquerie",
  reason_privacy: "Données personnelles",
  reason_copyright: "Droit d’auteur",
  reason_other: "Autre chose",
  withdrawal: {
    link: "Renoncer au contrat ici",
    title: "Se rétracter du contrat",
    intro:
      "Tu peux te rétracter d’un achat de crédits sans donner de motif. Il suffit d’envoyer ce formulaire.",
    period:
      "La loi te donne 14 jours dans l’Union européenne ; un délai plus long figure dans notre politique de remboursement.",
    message: "Ta déclaration",
    name: "Ton nom",
    email_help: "L’accusé de réception y est envoyé. Si possible, utilise l’adresse de ton compte.",
    good_faith: "Je le déclare.",
    submit: "Confirmer la rétractation",
    sent_title: "Nous avons reçu ta rétractation",
    sent_next:
      "Garde cette page ou l’e-mail : ils prouvent quand ta rétractation nous est parvenue. Nous remboursons sous 14 jours.",
  },
  notice: {
    link: "Signaler un contenu illicite",
    title: "Signaler un contenu illicite",
    intro: "Signale-nous un contenu de ce site que tu juges illicite. Aucun compte n’est nécessaire.",
    period:
      "Nous confirmons la réception, décidons sans délai et t’informons de notre décision et des recours possibles.",
    message: "Pourquoi penses-tu que c’est illicite ?",
    name: "Ton nom (inutile en cas d’abus sexuel d’enfants)",
    email_help:
      "L’accusé de réception et la décision y sont envoyés. Inutile en cas d’abus sexuel d’enfants.",
    good_faith: "Je pense de bonne foi que mes déclarations sont exactes et complètes.",
    submit: "Envoyer le signalement",
    sent_title: "Nous avons reçu ton signalement",
    sent_next:
      "Notre équipe l’examine et te communique sa décision par e-mail. En cas de désaccord, réponds à cet e-mail ou saisis un organe de règlement des litiges.",
  },
  removal: {
    link: "Retirer une image intime",
    title: "Faire retirer une image intime",
    intro:
      "Ce site montre-t-il sans ton consentement une image ou une vidéo intime de toi, réelle ou créée par ordinateur ? Demande-nous de la retirer. Aucun compte n’est nécessaire.",
    period: "Nous la retirons, ainsi que les copies connues, dans les 48 heures suivant une demande valable.",
    message: "De quelle image s’agit-il, et à quoi te reconnais-tu ?",
    name: "Ton nom complet, qui vaut signature",
    email_help: "Pour te poser une question si besoin ; l’accusé de réception y est envoyé aussi.",
    good_faith:
      "Je pense de bonne foi que j’y figure, ou la personne pour qui j’agis, et que personne n’a consenti à ce que ce soit montré ici.",
    submit: "Demander le retrait",
    sent_title: "Nous avons reçu ta demande",
    sent_next: "Tu n’as rien d’autre à faire. Nous t’écrivons dès que c’est fait.",
  },
} satisfies Words<"statements">;
