import { Agent, request } from "undici";
import { z } from "zod";
import { LANGUAGES } from "#app/i18n/languages";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { readPictureHeader } from "#app/shared/photos/picture-header.server";
import { endingSoon } from "./ending-soon.server";
import type { FoundGif, GifSearch, ShownGif } from "./gif-model";

/** `far-{id}-{width}x{height}`: enough to show it without asking the provider's search again. */
const NAME = /^far-([A-Za-z0-9_]{1,64})-(\d{1,4})x(\d{1,4})$/;
const MAX_RESULTS = 24;
const MAX_QUERY_LETTERS = 50;
const TITLE_LENGTH = 100;
const ANSWER_TIMEOUT_MS = 6_000;
const PICTURE_MAX_BYTES = 4_000_000;

/** What GIPHY's search answers, and others in its manner. */
const found = z.object({
  id: z.string().regex(/^[A-Za-z0-9_]{1,64}$/),
  title: z.string().catch(""),
  images: z.object({
    fixed_width: z.object({
      width: z.coerce.number().int().min(1).max(9999),
      height: z.coerce.number().int().min(1).max(9999),
    }),
  }),
});
const answer = z.object({ data: z.array(z.unknown()) });

let sharedAgent: Agent | undefined;

/** Made for the first search: most sites have no provider. undici follows no redirect by itself. */
function getAgent(): Agent {
  sharedAgent ??= new Agent({
    connections: 16,
    connect: { timeout: 1_000 },
    headersTimeout: 2_500,
    bodyTimeout: 5_000,
    maxResponseSize: PICTURE_MAX_BYTES,
  });
  return sharedAgent;
}

/** Fetches an address of the configured provider without anything of the member; undefined for anything but a 200. */
async function fetchBytes(url: URL): Promise<Buffer | undefined> {
  const { statusCode, body } = await request(url, {
    dispatcher: getAgent(),
    headers: { "user-agent": "Rendez", accept: "*/*" },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  });
  if (statusCode === 200) return Buffer.from(await body.arrayBuffer());
  await body.dump();
  return undefined;
}

/** Asks the provider's search; the provider sees the words and the language, nothing of the member (CHAT-13). */
export const searchRemoteGifs: GifSearch = async (context, translator, query) => {
  const settings = context.runtime.settings.gifSearch;
  if (!settings) return undefined;
  const { gifLocale } = LANGUAGES[translator.language];
  const words =
    [...query].slice(0, MAX_QUERY_LETTERS).join("") || translator.words("chat").attach.gif_first_query;
  const url = new URL(settings.searchUrl);
  const parameters = {
    api_key: settings.key,
    q: words,
    lang: gifLocale,
    limit: `${MAX_RESULTS}`,
    rating: "pg-13",
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    const bytes = await fetchBytes(url);
    const read = bytes && answer.safeParse(JSON.parse(bytes.toString("utf8")));
    return read?.data?.data.slice(0, MAX_RESULTS).flatMap(foundGif);
  } catch (error) {
    // Never the query: it is what a member typed.
    context.runtime.log({ msg: "gif search failed", requestId: context.requestId, reason: reasonOf(error) });
    return undefined;
  }
};

function foundGif(entry: unknown): FoundGif[] {
  const read = found.safeParse(entry);
  if (!read.success) return [];
  const { id, title, images } = read.data;
  const { width, height } = images.fixed_width;
  const name = `far-${id}-${width}x${height}`;
  return [{ name, src: paths.gif(name), width, height, title: title.slice(0, TITLE_LENGTH) || "GIF" }];
}

/** A provider's GIF by its name in a message. */
export function remoteGif({ words }: Translator, name: string): ShownGif | undefined {
  const [, id, width, height] = NAME.exec(name) ?? [];
  if (id === undefined) return undefined;
  return {
    src: paths.gif(name),
    width: Number(width),
    height: Number(height),
    alt: words("chat").gif_message,
  };
}

/**
 * The bytes of a provider's GIF, for `/gifs/{name}`: one host and one form of path from the settings, no redirect,
 * bounded in size and time, GIF or WebP by content, and made to end by itself (TRUST.md, "The door").
 */
export async function readRemoteGif(
  { runtime, requestId, headers }: PageContext,
  name: string,
): Promise<{ bytes: Buffer; type: string } | "missing" | "failed"> {
  const [, id] = NAME.exec(name) ?? [];
  const { gifSearch } = runtime.settings;
  if (id === undefined || !gifSearch) return "missing";
  try {
    // Browsers without WebP (REACH-05); an address without {format} has one form for all.
    const format = headers.get("accept")?.includes("image/webp") ? "webp" : "gif";
    const address = gifSearch.pictureUrl.replace("{id}", id).replace("{format}", format);
    const bytes = await fetchBytes(new URL(address));
    const header = bytes && readPictureHeader(bytes);
    if (!bytes || !header || header === "heic" || !(header.kind === "gif" || header.kind === "webp"))
      return "missing";
    return { bytes: endingSoon(bytes, header.kind), type: `image/${header.kind}` };
  } catch (error) {
    runtime.log({ msg: "gif not loaded", requestId, reason: reasonOf(error) });
    return "failed";
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? ("code" in error && String(error.code)) || error.name : "unknown";
}
