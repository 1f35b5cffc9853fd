import { escapeHtml } from "../http/escape-html";

/** Two rings that meet, as app/ui/brand.tsx draws them; a mail program without vectors shows the name beside them. */
const RINGS = `<svg width="38" height="24" viewBox="0 4 25 16" fill="none" stroke="currentColor" stroke-width="2.6" aria-hidden="true" style="vertical-align:middle"><circle cx="8" cy="12" r="6.7" stroke="#c8372d"/><circle cx="17" cy="12" r="6.7"/><path d="M10.3 5.7a6.7 6.7 0 0 1 4 4" stroke="#c8372d"/></svg>`;

/** Inks of app/ui/tokens.css. Mail programs that drop style sheets keep the light scheme of the attributes. */
export const MAIL_STYLE = `body{margin:0;background:#fbf6ee;color:#24112b}
.mail{max-width:32rem;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;color:#24112b}
.mail p{margin:16px 0}.mail a{color:#9e2620}.mail .site{margin:0 8px 16px;font-weight:700;font-size:19px}
.mail .card{padding:8px 24px;border:1px solid #e5d9cc;border-radius:20px;background:#fffdf9}
.mail h1{margin:16px 0;font-size:24px;line-height:1.2}
.mail .go{display:block;padding:14px 24px;border-radius:28px;background:#c8372d;color:#ffffff;font-weight:600;text-align:center;text-decoration:none}
.mail .small{margin:16px 8px;color:#66505f;font-size:13px}
@media (prefers-color-scheme:dark){body{background:#1a0d20;color:#f7ede3}.mail{color:#f7ede3}.mail a{color:#ff8a73}.mail .card{border-color:#432e4d;background:#26152e}.mail .go{background:#ff8a73;color:#1a0d20}.mail .small{color:#bfa9b8}}`;

/** The one button of a mail. */
export function mailButton(href: string, words: string): string {
  return `<p><a class="go" href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`;
}

/** A mail as a document of its own: the mark, what mail programs show beside the subject, and the words. */
export function mailDocument(mail: {
  language: string;
  subject: string;
  preview: string;
  site: string;
  /** Paragraphs as HTML. */
  content: string;
  /** What stands small under them, as HTML. */
  small: string;
}): string {
  return `<!doctype html>
<html lang="${escapeHtml(mail.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${MAIL_STYLE}</style></head>
<body bgcolor="#fbf6ee"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<main class="mail"><p class="site">${RINGS} ${escapeHtml(mail.site)}</p>
<div class="card"><h1>${escapeHtml(mail.subject)}</h1>
${mail.content}
</div>
${mail.small}
</main></body>
</html>`;
}

/** What is inside such a document, to be shown among others; a text message is shown as it is. */
export function bodyOf(html: string): string {
  const [, inside = html] = html.match(/<main class="mail">([\s\S]*)<\/main>/) ?? [];
  return `<div class="mail">${inside}</div>`;
}
