import type { CookieFact } from "#app/session/cookies.server";

/**
 * One piece of a page. `{places}` are filled from the settings and the company; `[label](name)` is a link (page-links.ts).
 * `cookies` says what each cookie is for: names and `{lifetime}` come from their declarations (app/session/cookies).
 * A paragraph or item with a place nobody filled is left out; `either` takes the first text that can be filled.
 */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly either: readonly string[] }
  | { readonly facts: readonly (readonly [term: string, text: string])[] }
  | { readonly cookies: CookiePurposes };

export type CookiePurposes = Readonly<Record<CookieFact["id"], string>>;

interface SectionText {
  heading: string;
  body: readonly Block[];
}

/** A static page as it is written; the key of a section is its anchor, the same in every language. */
export interface PageText {
  title: string;
  description: string;
  intro: readonly Block[];
  sections: Readonly<Record<string, SectionText>>;
}

/** The same page in another language: same sections, same blocks, same lengths of lists, or it does not compile. */
export type SameAs<English> = English extends string
  ? string
  : { readonly [Part in keyof English]: SameAs<English[Part]> };
