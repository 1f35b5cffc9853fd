import type { AnswerToken } from "#app/upstream/answer-tokens.server";

/** A section of the export, of which a list has only its first entries. */
export interface ExportSection {
  name: string;
  /** How many entries there are, where it is a list. */
  count: number | undefined;
  /** The first entries of a list, or whatever else the section holds. Objects in lists inside it are empty. */
  content: unknown;
}

/** Depth of what a section's list or object holds itself. */
const ENTRY_DEPTH = 2;

/** Sections of an export with their first entries, of which no more is in memory than a page shows (ACCT-07). */
export async function summariseExport(
  batches: AsyncIterable<AnswerToken[]>,
  maxEntries: number,
): Promise<ExportSection[]> {
  const summary = new Summary(maxEntries);
  for await (const batch of batches) for (const token of batch) summary.take(token);
  return summary.sections;
}

class Summary {
  readonly sections: ExportSection[] = [];
  #name: string | undefined;
  #json = "";
  #count: number | undefined;
  /** Brackets open around what is read, below the section itself. */
  readonly #open: string[] = [];
  #emptyFrom = Number.POSITIVE_INFINITY;

  constructor(private readonly maxEntries: number) {}

  take({ text, depth }: AnswerToken): void {
    if (depth === 0 || (depth === 1 && text === ",")) {
      this.#endSection();
      return;
    }
    if (this.#name === undefined) {
      this.#name = JSON.parse(text) as string;
      return;
    }
    if (depth === 1 && text === ":") return;
    if (depth === 1 && text === "[") this.#count = 0;
    const isClosing = text === "}" || text === "]";
    if (depth === ENTRY_DEPTH && this.#count !== undefined && text !== "," && !isClosing) this.#count += 1;
    if (isClosing) this.#open.pop();
    if (depth <= this.#emptyFrom && this.#isShown(text, depth)) this.#json += text;
    if (depth <= this.#emptyFrom && isClosing) this.#emptyFrom = Number.POSITIVE_INFINITY;
    // What a list inside an entry holds is only counted on the page.
    const isInInnerList = depth > ENTRY_DEPTH && this.#open.at(-1) === "[";
    if (text === "{" && isInInnerList && depth < this.#emptyFrom) this.#emptyFrom = depth;
    if (text === "{" || text === "[") this.#open.push(text);
  }

  #isShown(text: string, depth: number): boolean {
    if (this.#count === undefined || depth < ENTRY_DEPTH) return true;
    const isNextComma = depth === ENTRY_DEPTH && text === ",";
    return isNextComma ? this.#count < this.maxEntries : this.#count <= this.maxEntries;
  }

  #endSection(): void {
    if (this.#name === undefined) return;
    this.sections.push({ name: this.#name, count: this.#count, content: JSON.parse(this.#json) });
    this.#name = undefined;
    this.#json = "";
    this.#count = undefined;
  }
}
