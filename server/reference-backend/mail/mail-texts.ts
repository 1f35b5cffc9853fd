/** One mail: `{name}`, `{site}`, `{link}`, `{email}`, `{days}` and what the mail is about are filled in; the link stands after the lines. */
interface MailText {
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
  "statementReceipt",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** All mails of one language. */
export interface MailTexts {
  greeting: string;
  closing: string;
  preferences: string;
  kinds: Record<MailKind, MailText>;
}
