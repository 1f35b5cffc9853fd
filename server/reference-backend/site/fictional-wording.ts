import type { LANGUAGE_CODES } from "#app/contract/values";

type Language = (typeof LANGUAGE_CODES)[number];

/** What fictional profiles are called, and what members are told about them. */
export const FICTIONAL_WORDING: Record<Language, { singular: string; plural: string; warning: string }> = {
  en: {
    singular: "fictional profile",
    plural: "fictional profiles",
    warning: "This profile is fictional: it is written for entertainment and a meeting is not possible.",
  },
  nl: {
    singular: "fictief profiel",
    plural: "fictieve profielen",
    warning: "Dit profiel is fictief: het is geschreven als vermaak en een ontmoeting is niet mogelijk.",
  },
  de: {
    singular: "fiktives Profil",
    plural: "fiktive Profile",
    warning: "Dieses Profil ist fiktiv: Es dient der Unterhaltung, ein Treffen ist nicht möglich.",
  },
  it: {
    singular: "profilo fittizio",
    plural: "profili fittizi",
    warning: "Questo profilo è fittizio: è scritto per intrattenimento e un incontro non è possibile.",
  },
  fr: {
    singular: "profil fictif",
    plural: "profils fictifs",
    warning:
      "Ce profil est fictif : il est écrit pour le divertissement et une rencontre n’est pas possible.",
  },
  es: {
    singular: "perfil ficticio",
    plural: "perfiles ficticios",
    warning: "Este perfil es ficticio: está escrito como entretenimiento y no es posible un encuentro.",
  },
  pl: {
    singular: "profil fikcyjny",
    plural: "profile fikcyjne",
    warning: "Ten profil jest fikcyjny: służy rozrywce, a spotkanie nie jest możliwe.",
  },
};

export function isWordingLanguage(code: string): code is Language {
  return Object.hasOwn(FICTIONAL_WORDING, code);
}
