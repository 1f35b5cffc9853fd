/** A script asks for some pieces of a page by this header, as it would swap them in (app/enhance/swap-form.ts). */
export const PIECES_HEADER = "x-piece";

/** Pages load less for browsers that ask for it (REACH-06), and a piece is no page to come back to. */
export const PAGE_VARIES_BY = `Accept-Encoding, Save-Data, ${PIECES_HEADER}`;

/** Always sent along where the page has them: what was done, and the numbers in the bar. */
const WITH_EACH = ["flash", "badges"];
const MAX_PIECES = 10;
const NAME = /^[\w-]{1,60}$/;

/**
 * The pieces of a finished page that `asked` names (`data-piece`), with its title, as a document of their own: a like
 * needs one heart, not 24 members. Undefined where one is missing: the script then needs the whole page.
 */
export function piecesOf(page: string, asked: string): string | undefined {
  const names = asked.split(" ");
  if (names.length > MAX_PIECES || !names.every((name) => NAME.test(name))) return undefined;
  let found = /<title>[^<]*<\/title>/.exec(page)?.[0] ?? "";
  for (const name of new Set([...names, ...WITH_EACH])) {
    const pieces = piecesNamed(page, name);
    if (pieces === "" && !WITH_EACH.includes(name)) return undefined;
    found += pieces;
  }
  return `<!DOCTYPE html>${found}`;
}

/** React escapes `<` and `>` in texts and attributes, so tags can be told without parsing. */
function piecesNamed(page: string, name: string): string {
  const mark = ` data-piece="${name}"`;
  let found = "";
  for (let at = page.indexOf(mark); at >= 0; ) {
    const start = page.lastIndexOf("<", at);
    const end = endOf(page, start);
    found += page.slice(start, end);
    at = page.indexOf(mark, end);
  }
  return found;
}

/** Where the element that begins at `start` is over: as many of its kind closed as opened. */
function endOf(page: string, start: number): number {
  const kind = /^<([\w-]+)/.exec(page.slice(start, start + 40))?.[1] ?? "";
  const tags = new RegExp(`<(/?)${kind}(?=[\\s>])[^>]*>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return page.length;
}
