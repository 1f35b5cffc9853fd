import { randomBytes } from "node:crypto";
import type { AppLoadContext } from "@remix-run/server-runtime";

/**
 * Places of a kept page that each answer fills anew: the nonce and the form keys (TRUST.md, "Once" 5). The mark is
 * random, so that nothing a member writes can be taken for a hole.
 */
export interface PageHoles {
  nonce: string;
  key(action: string): string;
}

type Hole = { kind: "nonce" } | { kind: "key"; action: string };

/** A page cut at its holes: `texts` has one more entry than `holes`. */
export interface CutPage {
  texts: string[];
  holes: Hole[];
}

const MARK = randomBytes(12).toString("hex");
const HOLE = new RegExp(`${MARK}(n|k[a-z_-]+)\\.`, "g");

export const PAGE_HOLES: PageHoles = {
  nonce: `${MARK}n.`,
  key(action) {
    if (!/^[a-z_-]+$/.test(action)) throw new Error(`the form action ${action} cannot stand in a kept page`);
    return `${MARK}k${action}.`;
  },
};

export function cutAtHoles(html: string): CutPage {
  const parts = html.split(HOLE);
  const texts: string[] = [];
  const holes: Hole[] = [];
  // split() gives text, hole, text, hole, …, text.
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) texts.push(part);
    else holes.push(part === "n" ? { kind: "nonce" } : { kind: "key", action: part.slice(1) });
  }
  return { texts, holes };
}

/** The page for one visitor; each form gets a key of its own. */
export function fillHoles(
  { texts, holes }: CutPage,
  context: Pick<AppLoadContext, "nonce">,
  issueKey: (action: string) => string,
): string {
  let html = texts[0] ?? "";
  for (const [index, hole] of holes.entries()) {
    html += hole.kind === "nonce" ? context.nonce : issueKey(hole.action);
    html += texts[index + 1] ?? "";
  }
  return html;
}
