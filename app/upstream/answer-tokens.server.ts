import { Tokenizer, TokenType } from "@streamparser/json";
import type { Endpoint } from "#app/contract/endpoint";
import { UpstreamFailure } from "./failure.server";

/** A piece of JSON out of a large answer. */
export interface AnswerToken {
  /** The piece as JSON: a bracket, comma or colon, a text, a number or a word. */
  text: string;
  /** How many brackets stand open around it; 0 for those of the object itself. */
  depth: number;
}

const OPENING: ReadonlySet<string> = new Set(["{", "["]);
const CLOSING: Readonly<Record<string, string>> = { "}": "{", "]": "[" };

/**
 * The pieces of the object that an answer holds at `field`, in batches as its bytes come: for answers of any size, of
 * which no more than one text is in memory at once. What else the answer holds is left out.
 * @throws UpstreamFailure `garbled` where it is no JSON, ends too early, or has no such object
 */
export async function* answerTokens(
  endpoint: Endpoint,
  field: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<AnswerToken[]> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const reader = new FieldReader(field);
  try {
    for await (const piece of bytes) {
      const batch = reader.read(decoder.decode(piece, { stream: true }));
      if (batch.length > 0) yield batch;
    }
    decoder.decode();
  } catch (error) {
    throw error instanceof UpstreamFailure ? error : garbled(endpoint, "(body)");
  }
  if (!reader.isComplete) throw garbled(endpoint, reader.hasFound ? "(body)" : field);
}

function garbled(endpoint: Endpoint, field: string): UpstreamFailure {
  return new UpstreamFailure({ code: "garbled", endpoint: endpoint.name, field, sentBytes: true });
}

/** Follows the brackets of one JSON object and picks out what stands at one of its fields. */
class FieldReader {
  readonly #tokenizer = new Tokenizer();
  readonly #open: string[] = [];
  #batch: AnswerToken[] = [];
  /** The two tokens before: a text and a colon name what follows. */
  #before = ["", ""];
  #isInside = false;
  hasFound = false;
  isComplete = false;

  constructor(field: string) {
    const name = JSON.stringify(field);
    this.#tokenizer.onToken = ({ token, value }) => {
      const isPunctuation = token <= TokenType.COMMA;
      this.#follow(isPunctuation ? String(value) : JSON.stringify(value), isPunctuation, name);
    };
  }

  read(text: string): AnswerToken[] {
    this.#batch = [];
    this.#tokenizer.write(text);
    return this.#batch;
  }

  #follow(text: string, isPunctuation: boolean, name: string): void {
    const opener = isPunctuation ? CLOSING[text] : undefined;
    if (opener !== undefined && this.#open.pop() !== opener) throw new Error("brackets do not match");
    const depth = this.#open.length;
    if (depth === 1 && !this.hasFound && text === "{" && this.#before.join("") === `${name}:`)
      this.hasFound = this.#isInside = true;
    if (this.#isInside) this.#batch.push({ text, depth: depth - 1 });
    if (depth === 1 && text === "}") this.#isInside = false;
    if (depth === 0 && opener !== undefined) this.isComplete = this.hasFound;
    if (isPunctuation && OPENING.has(text)) this.#open.push(text);
    this.#before = [this.#before[1] ?? "", text];
  }
}
