import { domainToUnicode } from "node:url";

/** A piece of a message: what is read, and where our page about its link is (undefined for mere text). */
export interface TextPart {
  text: string;
  href?: string;
}

/** A web address that somebody wrote. */
export interface FoundLink {
  at: number;
  /** As it was written. */
  text: string;
  url: URL;
}

const MAX_LETTERS = 2_048;
/** Ends before a space, a quotation mark and all that only changes how the text around it looks. */
const WRITTEN = /\b(?:https?:\/\/|www\.)[^\s<>"`\p{Cc}\p{Cf}]+/giu;
const AROUND = /[.,;:!?…'"*_\p{Ps}\p{Pe}\p{Pi}\p{Pf}]$/u;
/** A name of the public web: no bare number, no machine of the reader's own network. */
const PUBLIC_NAME = /^(?:[a-z\d-]+\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/** The web addresses in a text, http and https alone. One with a name and password in it hides where it leads: none. */
export function linksIn(text: string): FoundLink[] {
  return [...text.matchAll(WRITTEN)].flatMap((match) => {
    const written = withoutAround(match[0]);
    const url = readUrl(written);
    return url ? [{ at: match.index, text: written, url }] : [];
  });
}

/** What follows an address in a sentence is none of it; a bracket that it opened is. */
function withoutAround(written: string): string {
  let text = written;
  while (AROUND.test(text)) {
    if (text.endsWith(")") && count(text, "(") >= count(text, ")")) break;
    text = text.slice(0, -1);
  }
  return text;
}

const count = (text: string, letter: string) => text.split(letter).length - 1;

function readUrl(written: string): URL | undefined {
  if (written.length > MAX_LETTERS) return undefined;
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password || !PUBLIC_NAME.test(url.hostname)) return undefined;
  return url;
}

/** The text in pieces, where it has a link; `hrefOf`: our page about the nth. */
export function textParts(text: string, hrefOf: (nth: number) => string): TextPart[] | undefined {
  const links = linksIn(text);
  if (links.length === 0) return undefined;
  const parts: TextPart[] = [];
  let to = 0;
  links.forEach(({ at, text: written }, index) => {
    if (at > to) parts.push({ text: text.slice(to, at) });
    parts.push({ text: written, href: hrefOf(index + 1) });
    to = at + written.length;
  });
  if (to < text.length) parts.push({ text: text.slice(to) });
  return parts;
}

/** How programs may show a name whose letters are not all a to z; undefined where there is no such letter. */
export function otherSpelling({ hostname }: URL): string | undefined {
  return hostname.includes("xn--") ? domainToUnicode(hostname) || hostname : undefined;
}
