import { exportData } from "#app/contract/account.server";
import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { requireMember } from "#app/session/viewer.server";
import { timeZoneOf } from "#app/shared/places/time-zone";
import { type DataSection, dataSections, MAX_SHOWN } from "./data-sections.server";
import { summariseExport } from "./export-summary.server";

export interface OwnDataModel {
  title: string;
  words: Words<"account">["settings"];
  sections: DataSection[];
}

/** Everything stored about the member, to read (ACCT-07). */
export async function loadOwnData(context: PageContext): Promise<OwnDataModel> {
  const { user } = await requireMember(context);
  const [{ translator }, tokens] = await Promise.all([
    getLanguage(context),
    context.upstream.open(exportData, "account"),
  ]);
  const stored = await summariseExport(tokens, MAX_SHOWN);
  const words = translator.words("account").settings;
  const timeZone = timeZoneOf(user.profile.country ?? undefined);
  return { title: words.data_title, words, sections: dataSections(translator, stored, timeZone) };
}
