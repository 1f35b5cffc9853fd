import { randomBytes } from "node:crypto";

/**
 * Places of a cached page that each answer fills anew: the nonce and the form keys (TRUST.md, "Once" 5). The mark is
 * random, so that nothing a member writes can be taken for a placeholder.
 */
export interface PagePlaceholders {
  nonce: string;
  key(action: string): string;
}

type Placeholder = { kind: "nonce" } | { kind: "key"; action: string };

/** A page cut at its placeholders: `texts` has one more entry than `placeholders`. */
export interface PageTemplate {
  texts: string[];
  placeholders: Placeholder[];
}

const MARK = randomBytes(12).toString("hex");
const PLACEHOLDER = new RegExp(`${MARK}(n|k[a-z_-]+)\\.`, "g");

/** What stands in a cached page where each answer puts its own nonce and form key. */
export const PAGE_PLACEHOLDERS: PagePlaceholders = {
  nonce: `${MARK}n.`,
  key(action) {
    if (!/^[a-z_-]+$/.test(action))
      throw new Error(`the form action ${action} cannot stand in a cached page`);
    return `${MARK}k${action}.`;
  },
};

/** A rendered page cut at its placeholders, so that filling it in only joins strings. */
export function splitAtPlaceholders(html: string): PageTemplate {
  const parts = html.split(PLACEHOLDER);
  const texts: string[] = [];
  const placeholders: Placeholder[] = [];
  // split() gives text, placeholder, text, placeholder, …, text.
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) texts.push(part);
    else placeholders.push(part === "n" ? { kind: "nonce" } : { kind: "key", action: part.slice(1) });
  }
  return { texts, placeholders };
}

/** The page for one visitor; each form gets a key of its own. */
export function fillPlaceholders(
  { texts, placeholders }: PageTemplate,
  context: { nonce: string },
  issueKey: (action: string) => string,
): string {
  let html = texts[0] ?? "";
  for (const [index, placeholder] of placeholders.entries()) {
    html += placeholder.kind === "nonce" ? context.nonce : issueKey(placeholder.action);
    html += texts[index + 1] ?? "";
  }
  return html;
}
