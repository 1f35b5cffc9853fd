import { exportData } from "#app/contract/account.server";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import type { AnswerToken } from "#app/upstream/answer-tokens.server";
import { pageStatusOf } from "#app/upstream/failure.server";
import { withRecovery } from "#app/upstream/with-fallback.server";

export interface DataFile {
  name: string;
  /** JSON, an entry a line, made while PHP sends it: some have written for years. It throws where PHP breaks off. */
  pieces: AsyncGenerator<string>;
}

/** Why there is no file. */
export interface DataFileFailure {
  status: number;
  retryAfterSeconds: number | undefined;
  text: string;
}

/** Everything stored about the member as a file to take along (ACCT-07). */
export function getOwnDataFile(context: PageContext): Promise<DataFile | DataFileFailure> {
  return withRecovery(fileOf(context), async (failure) => {
    const { translator } = await getLanguage(context);
    const { retryAfterMs } = failure;
    return {
      status: pageStatusOf(failure),
      retryAfterSeconds: retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1_000),
      text: translator.t("common:page_failed"),
    };
  });
}

async function fileOf(context: PageContext): Promise<DataFile> {
  const [{ name }, tokens] = await Promise.all([
    getSite(context),
    context.upstream.open(exportData, "account"),
  ]);
  const exported = new Date(context.runtime.clock()).toISOString();
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "site";
  const pieces = fileText({ site: name, exported }, tokens);
  // What is wrong from the beginning is told; later there is only a file that is cut off.
  const first = await pieces.next();
  return { name: `${slug}-${exported.slice(0, 10)}.json`, pieces: continued(first, pieces) };
}

async function* continued<Piece>(
  first: IteratorResult<Piece>,
  rest: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  if (!first.done) yield first.value;
  yield* rest;
}

async function* fileText(
  head: Record<string, string>,
  batches: AsyncIterable<AnswerToken[]>,
): AsyncGenerator<string> {
  let before = `{\n${Object.entries(head)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(",\n")}`;
  for await (const batch of batches) {
    let piece = before;
    before = "";
    for (const token of batch) piece += textOf(token);
    yield piece;
  }
}

/** Sections, and the entries of their lists, begin lines of their own. */
function textOf({ text, depth }: AnswerToken): string {
  if (depth === 0) return text === "{" ? ",\n" : "\n}\n";
  if (depth === 1) return text === "," ? ",\n" : text === ":" ? ": " : text === "[" ? "[\n" : text;
  return depth === 2 && text === "," ? ",\n" : text;
}
