/** One mail: `{name}`, `{site}`, `{link}`, `{email}` and `{days}` are filled in; the link stands after the lines. */
export interface MailText {
  subject: string;
  lines: string[];
  action?: string;
}

export const MAIL_KINDS = [
  "activation",
  "passwordReset",
  "passwordChanged",
  "mailChange",
  "mailChangeNotice",
  "accountDeleted",
  "reactivation",
  "unreadMessages",
  "newConversation",
  "newMessage",
  "like",
  "weeklyUpdate",
  "photoReminder",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** All mails of one language. */
export interface MailTexts {
  greeting: string;
  closing: string;
  preferences: string;
  kinds: Record<MailKind, MailText>;
}
