import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { HostEnv } from "./request-state";

/** The house's paper, inks and button (app/ui/tokens.css): whoever comes here may load nothing else. */
const STYLE =
  'body{margin:0;padding:20vh 24px 24px;background:#fbf6ee;color:#24112b;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:center}h1{max-width:16em;margin:24px auto 12px;font-size:24px;line-height:1.25}p{max-width:27em;margin:0 auto 24px}a{display:inline-block;padding:10px 20px;border-radius:62rem;background:#c8372d;color:#fff;font-weight:600;text-decoration:none}.one{stroke:#c8372d}@media(prefers-color-scheme:dark){body{background:#1a0d20;color:#f7ede3}a{background:#ff8a73;color:#1a0d20}.one{stroke:#ff8a73}}';

/** What the policy allows of inline styles: this one, by its hash, on these pages. */
export const PLAIN_STYLE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The mark of app/ui/brand.tsx. */
const RINGS =
  '<svg width="75" height="48" viewBox="0 4 25 16" fill="none" stroke="currentColor" stroke-width="2.6" aria-hidden="true"><circle class="one" cx="8" cy="12" r="6.7"/><circle cx="17" cy="12" r="6.7"/><path class="one" d="M10.3 5.7a6.7 6.7 0 0 1 4 4"/></svg>';

export interface PlainWords {
  title: string;
  text?: string;
  /** The one way on; none where every address of this host would end here. */
  button?: { href: string; label: string };
}

/** The way on from what was asked in a way nobody answers. */
export const HOME = { href: "/", label: "Home" };

/** HOST-13, where the app itself could not answer. */
export const FAILED: PlainWords = {
  title: "An error has occurred.",
  button: { href: "", label: "Try again" },
};

/** A page the host can show on its own, where no domain, language or app is known yet. */
export function plainPageHtml({ title, text, button }: PlainWords): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${RINGS}<h1>${title}</h1>${text ? `<p>${text}</p>` : ""}${button ? `<a href="${button.href}">${button.label}</a>` : ""}</main></body></html>`;
}

export function plainPage(c: Context<HostEnv>, status: ContentfulStatusCode, words: PlainWords) {
  c.set("isPlain", true);
  return c.body(plainPageHtml(words), status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
}
