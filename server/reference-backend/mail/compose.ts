import type { LANGUAGE_CODES } from "#app/contract/values";
import { escapeHtml } from "../http/escape-html";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { mailButton, mailDocument } from "./mail-document";
import type { MailKind, MailTexts } from "./mail-texts";
import { nl } from "./nl";
import { pl } from "./pl";

const TEXTS: Record<(typeof LANGUAGE_CODES)[number], MailTexts> = { en, nl, de, it, fr, es, pl };

export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail in the member's language (else English), as text and as HTML under the site's mark. */
export function composeMail(mail: {
  kind: MailKind;
  language: string;
  words: Record<string, string>;
  link?: string;
  preferencesLink?: string;
}): Composed {
  const texts = isLanguage(mail.language) ? TEXTS[mail.language] : TEXTS.en;
  const { subject, lines, action } = texts.kinds[mail.kind];
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name) => mail.words[name] ?? all);

  const paragraphs = [texts.greeting, ...lines].map(fill);
  const closing = fill(texts.closing);
  const text = [...paragraphs, ...(mail.link ? [mail.link] : []), closing];
  const html = paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`);
  if (mail.link && action) html.push(mailButton(mail.link, fill(action)));
  html.push(`<p>${escapeHtml(closing)}</p>`);
  if (mail.preferencesLink) text.push(`${texts.preferences}: ${mail.preferencesLink}`);
  const document = mailDocument({
    language: mail.language,
    subject: fill(subject),
    preview: fill(lines[0] ?? ""),
    site: mail.words.site ?? "",
    content: html.join("\n"),
    small: mail.preferencesLink
      ? `<p class="small"><a href="${escapeHtml(mail.preferencesLink)}">${escapeHtml(texts.preferences)}</a></p>`
      : "",
  });
  return { subject: fill(subject), text: text.join("\n\n"), html: document };
}

function isLanguage(code: string): code is keyof typeof TEXTS {
  return Object.hasOwn(TEXTS, code);
}
