import { exportData } from "#app/contract/account.server";
import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { type DataSection, dataSections } from "./data-sections.server";

export interface OwnDataModel {
  title: string;
  words: Words<"account">["settings"];
  sections: DataSection[];
}

/** Everything stored about the member, to read (ACCT-07). */
export async function loadOwnData(context: PageContext): Promise<OwnDataModel> {
  const { user } = await requireMember(context);
  const [{ translator }, { account }] = await Promise.all([
    getLanguage(context),
    context.upstream.mustRead(exportData),
  ]);
  const words = translator.words("account").settings;
  const timeZone = timeZoneOf(user.profile.country ?? undefined);
  return { title: words.data_title, words, sections: dataSections(translator, account, timeZone) };
}

export interface DataFile {
  name: string;
  /** JSON, an entry a line, made while it is sent: some have written for years. */
  lines: Iterable<string>;
}

/** The same as a file to take along. */
export async function getOwnDataFile(context: PageContext): Promise<DataFile> {
  const [{ name }, { account }] = await Promise.all([
    getSite(context),
    context.upstream.mustRead(exportData),
  ]);
  const exported = new Date(context.runtime.clock()).toISOString();
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") || "site";
  return {
    name: `${slug}-${exported.slice(0, 10)}.json`,
    lines: jsonLines({ site: name, exported, ...account }),
  };
}

function* jsonLines(sections: Record<string, unknown>): Generator<string> {
  let before = "{\n";
  for (const [name, content] of Object.entries(sections)) {
    yield `${before}${JSON.stringify(name)}: `;
    if (Array.isArray(content)) yield* listLines(content);
    else yield JSON.stringify(content ?? null);
    before = ",\n";
  }
  yield "\n}\n";
}

function* listLines(entries: readonly unknown[]): Generator<string> {
  for (const [index, entry] of entries.entries())
    yield `${index === 0 ? "[" : ","}\n${JSON.stringify(entry)}`;
  yield entries.length === 0 ? "[]" : "\n]";
}
