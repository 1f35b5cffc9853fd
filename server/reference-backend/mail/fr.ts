import type { MailTexts } from "./mail-texts";

export const fr: MailTexts = {
  greeting: "Bonjour {name},",
  closing: "À bientôt, l’équipe de {site}",
  preferences: "Choisir les e-mails que tu reçois",
  kinds: {
    activation: {
      subject: "Confirme ton adresse e-mail pour {site}",
      lines: [
        "Bienvenue sur {site}. Un clic et ton profil est prêt : les autres pourront alors te répondre.",
        "Le lien fonctionne une seule fois, pendant {days} jours.",
      ],
      action: "Confirmer mon adresse e-mail",
    },
    passwordReset: {
      subject: "Choisis un nouveau mot de passe pour {site}",
      lines: [
        "Tu as demandé un nouveau mot de passe. Le lien ci-dessous te permet d’en choisir un.",
        "Le lien fonctionne une seule fois, pendant {days} jour. Si tu n’as rien demandé, ignore cet e-mail.",
      ],
      action: "Choisir un nouveau mot de passe",
    },
    passwordChanged: {
      subject: "Ton mot de passe {site} a été modifié",
      lines: [
        "Ton mot de passe vient d’être modifié. Si ce n’était pas toi, choisis-en un autre avec « Mot de passe oublié ? » et préviens-nous.",
      ],
    },
    mailChange: {
      subject: "Confirme ta nouvelle adresse e-mail pour {site}",
      lines: [
        "Tu souhaites utiliser {email} pour {site}. Merci de confirmer que cette adresse est la tienne.",
        "Le lien fonctionne une seule fois, pendant {days} jours.",
      ],
      action: "Confirmer ma nouvelle adresse",
    },
    mailChangeNotice: {
      subject: "Ton adresse e-mail sur {site} va changer",
      lines: [
        "Une personne connectée à ton compte souhaite remplacer ton adresse e-mail par {email}. Si ce n’était pas toi, change ton mot de passe et préviens-nous.",
      ],
    },
    accountDeleted: {
      subject: "Ton compte {site} va être supprimé",
      lines: [
        "Ton compte n’est plus visible et sera supprimé dans {days} jours. D’ici là, tu peux le récupérer avec le lien ci-dessous.",
      ],
      action: "Récupérer mon compte",
    },
    reactivation: {
      subject: "Récupère ton compte {site}",
      lines: ["Ton compte attend sa suppression. Le lien ci-dessous te permet de le récupérer."],
      action: "Récupérer mon compte",
    },
    unreadMessages: {
      subject: "Des messages t’attendent sur {site}",
      lines: ["Quelqu’un t’a écrit, et le message attend depuis hier. Connecte-toi pour le lire."],
      action: "Lire mes messages",
    },
    newConversation: {
      subject: "Une nouvelle conversation sur {site}",
      lines: [
        "Quelqu’un t’a écrit pour la première fois. Connecte-toi pour lire le message et voir qui c’est.",
      ],
      action: "Lire le message",
    },
    newMessage: {
      subject: "Un nouveau message sur {site}",
      lines: ["Quelqu’un avec qui tu discutes t’a écrit. Connecte-toi pour lire le message."],
      action: "Lire le message",
    },
    like: {
      subject: "Un nouveau like sur {site}",
      lines: ["Ton profil plaît à quelqu’un. Connecte-toi pour voir qui c’est."],
      action: "Voir à qui je plais",
    },
    weeklyUpdate: {
      subject: "Ta semaine sur {site}",
      lines: ["Cette semaine, quelqu’un de ton pays a rejoint {site}. Connecte-toi pour faire un tour."],
      action: "Faire un tour",
    },
    photoReminder: {
      subject: "Ton profil sur {site}",
      lines: [
        "Ton profil n’a pas encore de photo. Avec une photo, on te trouve plus facilement ; il suffit d’une minute pour l’ajouter.",
      ],
      action: "Ajouter une photo",
    },
    statementReceipt: {
      subject: "{site} a reçu ta déclaration {reference}",
      lines: [
        "Voici ce que tu nous as envoyé. C’est arrivé le {received}, sous la référence {reference}.",
        "Ta déclaration : {content}",
        "Garde cet e-mail comme accusé de réception.",
      ],
    },
  },
};
