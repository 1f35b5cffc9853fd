import { isLinkName, LINKS } from "./page-links";
import type { Block, CookiePurposes, PageText } from "./page-text";
import { canFill, fillPlaces, type Places } from "./places";

/** A stretch of a paragraph: plain, a link, or a name that is written as it stands. */
export type Run = string | { href: string; label: string } | { code: string };

export type BlockModel =
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "facts"; facts: { term: Run[]; text: Run[] }[] };

interface SectionModel {
  id: string;
  heading: string;
  blocks: BlockModel[];
}

export interface ComposedPage {
  title: string;
  description: string;
  intro: BlockModel[];
  sections: SectionModel[];
}

const MARK = /\[([^\]]*)\]\((\w+)\)|`([^`]*)`/g;

/** What a cookie is called and how long it stays, in words. */
export type CookieTerms = Readonly<Record<keyof CookiePurposes, { name: string; lifetime: string }>>;

/** A written page with its places filled: what cannot be filled is left out, down to the section (HOME-05). */
export function composePage(text: PageText, places: Places, cookies: CookieTerms): ComposedPage {
  const blocksOf = (blocks: readonly Block[]) =>
    blocks.map((block) => blockOf(block, places, cookies)).filter((block) => block !== undefined);
  return {
    title: fillPlaces(text.title, places),
    description: fillPlaces(text.description, places),
    intro: blocksOf(text.intro),
    sections: Object.entries(text.sections)
      .map(([id, { heading, body }]) => ({
        id,
        heading: fillPlaces(heading, places),
        blocks: blocksOf(body),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function blockOf(block: Block, places: Places, cookies: CookieTerms): BlockModel | undefined {
  if (typeof block === "object" && "cookies" in block) return cookieFacts(block.cookies, places, cookies);
  if (typeof block === "string" || "either" in block) {
    const choices = typeof block === "string" ? [block] : block.either;
    const fitting = choices.find((choice) => canFill(choice, places));
    return fitting === undefined ? undefined : { kind: "paragraph", runs: runsOf(fitting, places) };
  }
  if ("list" in block) {
    const items = block.list.filter((item) => canFill(item, places)).map((item) => runsOf(item, places));
    return items.length > 0 ? { kind: "list", items } : undefined;
  }
  const facts = block.facts
    .filter(([term, text]) => canFill(term, places) && canFill(text, places))
    .map(([term, text]) => ({ term: runsOf(term, places), text: runsOf(text, places) }));
  return facts.length > 0 ? { kind: "facts", facts } : undefined;
}

function cookieFacts(purposes: CookiePurposes, places: Places, cookies: CookieTerms): BlockModel {
  const facts = (Object.keys(cookies) as (keyof CookiePurposes)[]).map((id) => {
    const { name, lifetime } = cookies[id];
    return { term: [{ code: name }], text: runsOf(purposes[id].replace("{lifetime}", lifetime), places) };
  });
  return { kind: "facts", facts };
}

/** Marks are read before places are filled, so that no operator's text is taken for a mark. */
function runsOf(text: string, places: Places): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, label, name = "", code] = mark;
    runs.push(fillPlaces(text.slice(from, mark.index), places));
    if (code !== undefined) runs.push({ code: fillPlaces(code, places) });
    else if (isLinkName(name))
      runs.push({ href: LINKS[name](places), label: fillPlaces(label ?? "", places) });
    else throw new RangeError(`a text links to the unknown ${name}`);
    from = mark.index + whole.length;
  }
  runs.push(fillPlaces(text.slice(from), places));
  return runs.filter((run) => run !== "");
}
