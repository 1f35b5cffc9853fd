import type { MailTexts } from "./mail-texts";

export const fr: MailTexts = {
  greeting: "Bonjour {name},",
  closing: "Bien à vous, l’équipe de {site}",
  preferences: "Choisir les e-mails que vous recevez",
  kinds: {
    activation: {
      subject: "Confirmez votre adresse e-mail pour {site}",
      lines: [
        "Bienvenue sur {site} ! Un clic et votre profil est prêt : les autres pourront alors vous répondre.",
        "Le lien fonctionne une seule fois, pendant {days} jours.",
      ],
      action: "Confirmer mon adresse e-mail",
    },
    passwordReset: {
      subject: "Choisissez un nouveau mot de passe pour {site}",
      lines: [
        "Vous avez demandé un nouveau mot de passe. Le lien ci-dessous vous permet d’en choisir un.",
        "Le lien fonctionne une seule fois, pendant {days} jour. Si vous n’avez rien demandé, ignorez cet e-mail.",
      ],
      action: "Choisir un nouveau mot de passe",
    },
    passwordChanged: {
      subject: "Votre mot de passe {site} a été modifié",
      lines: [
        "Votre mot de passe vient d’être modifié. Si ce n’était pas vous, choisissez-en un autre avec « Mot de passe oublié » et prévenez-nous.",
      ],
    },
    mailChange: {
      subject: "Confirmez votre nouvelle adresse e-mail pour {site}",
      lines: [
        "Vous souhaitez utiliser {email} pour {site}. Merci de confirmer que cette adresse est la vôtre.",
        "Le lien fonctionne une seule fois, pendant {days} jours.",
      ],
      action: "Confirmer ma nouvelle adresse",
    },
    mailChangeNotice: {
      subject: "Votre adresse e-mail sur {site} va changer",
      lines: [
        "Une personne connectée à votre compte souhaite remplacer votre adresse e-mail par {email}. Si ce n’était pas vous, changez votre mot de passe et prévenez-nous.",
      ],
    },
    accountDeleted: {
      subject: "Votre compte {site} va être supprimé",
      lines: [
        "Votre compte n’est plus visible et sera supprimé dans {days} jours. D’ici là, vous pouvez le récupérer avec le lien ci-dessous.",
      ],
      action: "Récupérer mon compte",
    },
    reactivation: {
      subject: "Récupérez votre compte {site}",
      lines: ["Votre compte attend sa suppression. Le lien ci-dessous vous permet de le récupérer."],
      action: "Récupérer mon compte",
    },
  },
};
