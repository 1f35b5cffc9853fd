import { readSettings } from "#app/contract/site.server";
import { unchangedHeaders } from "#app/http/etag.server";
import type { PageContext } from "#app/page-context";

/** Language, time zone, login: all of it is in the cookies or in these. */
function nameOf({ host, url, clientAddress, headers }: PageContext): string {
  const language = headers.get("accept-language") ?? "";
  return `${host}${url.pathname}${url.search}\n${clientAddress}\n${language}\n${headers.get("cookie") ?? ""}`;
}

/**
 * Headers of a 304, where PHP says to every question of this poll what it said last time: nothing need be made of it
 * (docs/decisions/0126). Else undefined, and the answers are there for whoever makes the news.
 */
export async function unchangedPoll(context: PageContext): Promise<readonly string[] | undefined> {
  const known = context.runtime.quietPolls.get(nameOf(context));
  if (known === undefined || known.etag !== context.headers.get("if-none-match")) return undefined;
  context.upstream.becomePoll();
  try {
    const outcomes = await context.upstream.readAgain(known.asked);
    const isSame = outcomes.every((one, at) => one.ok && one.value === known.answers[at]?.deref());
    return isSame && context.cookies.lines().length === 0 ? unchangedHeaders(known.etag) : undefined;
  } catch {
    // Whoever makes the news meets the same failure.
    return undefined;
  }
}

/** Remembers what an answer was made of, where the same answers of PHP make the same again. */
export async function rememberPoll(context: PageContext, etag: string): Promise<void> {
  const readings = context.upstream.readings();
  if (!readings?.length || context.upstream.hasFailed || context.cookies.lines().length > 0) return;
  // Asked once a minute, for all pages.
  if (readings.some(({ endpoint }) => endpoint === readSettings)) return;
  const outcomes = await Promise.all(readings.map(({ outcome }) => outcome));
  const answers = outcomes.flatMap((one) =>
    one.ok && typeof one.value === "object" && one.value !== null ? [new WeakRef<object>(one.value)] : [],
  );
  if (answers.length < readings.length) return;
  const asked = readings.map(({ endpoint, input, options }) => ({ endpoint, input, options }));
  context.runtime.quietPolls.set(nameOf(context), { etag, asked, answers });
}
