import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** JSON whose values know their lines; what is written twice is told, because JSON.parse would pass over the first. */
export interface JsonLines {
  json: unknown;
  /** Of the nearest place that is there: what is missing has no line of its own. */
  lineOf(at: readonly string[]): number;
  /** Keys that an object has twice, where they stand again. */
  doubles: readonly { at: readonly string[]; line: number }[];
}

/** Why a text is no JSON, and where. */
export interface NoJson {
  line: number;
  problem: string;
}

export function readJsonLines(text: string): JsonLines | NoJson {
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first || !tree)
    return {
      line: lineAt(first?.offset ?? 0),
      problem: `no JSON: ${first ? wordsOf(first) : "it is empty"}`,
    };
  return {
    json: JSON.parse(text),
    doubles: doublesIn(tree, []).map(({ at, offset }) => ({ at, line: lineAt(offset) })),
    lineOf(at) {
      for (let length = at.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(tree, [...at.slice(0, length)]);
        if (node) return lineAt(node.parent?.type === "property" ? node.parent.offset : node.offset);
      }
      return 1;
    },
  };
}

function doublesIn(node: Node, at: readonly string[]): { at: string[]; offset: number }[] {
  if (node.type !== "object") return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ offset, children: [key, value] = [] }) => {
    const place = [...at, String(key?.value)];
    const isDouble = seen.has(String(key?.value));
    seen.add(String(key?.value));
    return [...(isDouble ? [{ at: place, offset }] : []), ...(value ? doublesIn(value, place) : [])];
  });
}

/** Such as "comma expected". */
function wordsOf({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase();
}
