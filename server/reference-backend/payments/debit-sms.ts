import { randomInt } from "node:crypto";
import { hashToken } from "../auth/session";
import type { Backend } from "../backend";
import type { Database } from "../database/schema";
import { escapeHtml } from "../http/escape-html";

export const DEBIT_CODE_DIGITS = 6;
const CODE_MS = 15 * 60_000;

/** `{code}`, `{site}`, `{amount}`: what is agreed to stands in the message itself. */
const TEXTS: Record<string, string> = {
  en: "{code} is your {site} code for a one-time direct debit of {amount}. Tell it to nobody.",
  de: "{code} ist dein {site}-Code für eine einmalige Lastschrift über {amount}. Gib ihn an niemanden weiter.",
  es: "{code} es tu código de {site} para un adeudo único de {amount}. No se lo digas a nadie.",
  fr: "{code} est ton code {site} pour un prélèvement unique de {amount}. Ne le donne à personne.",
  it: "{code} è il tuo codice {site} per un addebito unico di {amount}. Non darlo a nessuno.",
  nl: "{code} is je {site}-code voor een eenmalige incasso van {amount}. Geef hem aan niemand.",
  pl: "{code} to twój kod {site} do jednorazowego polecenia zapłaty na {amount}. Nikomu go nie podawaj.",
};

/** A new code and what is kept of it. It counts for a quarter of an hour. */
export function newDebitCode(now: number): { code: string; hash: string; expiresAt: number } {
  const code = String(randomInt(10 ** DEBIT_CODE_DIGITS)).padStart(DEBIT_CODE_DIGITS, "0");
  return { code, hash: debitCodeHash(code), expiresAt: now + CODE_MS };
}

export function debitCodeHash(code: string): string {
  return hashToken(`debit ${code}`);
}

/** Sends a code to a phone: into the outbox. */
export async function sendDebitCode(
  backend: Backend,
  db: Database,
  sms: {
    to: string;
    code: string;
    language: string;
    amount: { minorUnits: number; currency: string };
    now: number;
  },
): Promise<void> {
  const money = new Intl.NumberFormat(sms.language, { style: "currency", currency: sms.amount.currency });
  const values: Record<string, string> = {
    code: sms.code,
    site: backend.siteName,
    amount: money.format(sms.amount.minorUnits / 100),
  };
  const text = (TEXTS[sms.language] ?? TEXTS.en ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
  await backend.outbox.put(db, {
    kind: "sms",
    to: sms.to,
    subject: backend.siteName,
    text,
    html: `<p>${escapeHtml(text)}</p>`,
    now: sms.now,
  });
}
