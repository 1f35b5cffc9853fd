import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { getLanguage } from "#app/session/language.server";
import { REACTIVATION_DAYS } from "./reactivation-days";

export interface AccountDeletedModel {
  title: string;
  words: Words<"auth">["recovery"];
  later: string;
  undo: string;
}

const DAY_MS = 86_400_000;

/** What a deletion means and how it is taken back (SPEC §4, Account). `?until=` names the last day for it. */
export async function loadAccountDeleted(context: PageContext): Promise<AccountDeletedModel> {
  const { translator } = await getLanguage(context);
  const { t } = translator;
  const words = translator.words("auth").recovery;
  const until = untilDay(context.url.searchParams.get("until"), context.runtime.clock());
  const date =
    until && new Intl.DateTimeFormat(translator.locale, { dateStyle: "long", timeZone: "UTC" }).format(until);
  return {
    title: words.deleted_title,
    words,
    later: date
      ? t("auth:recovery.deleted_later_on", { date })
      : t("auth:recovery.deleted_later_days", { days: REACTIVATION_DAYS }),
    undo: date
      ? t("auth:recovery.deleted_undo_until", { date })
      : t("auth:recovery.deleted_undo_days", { days: REACTIVATION_DAYS }),
  };
}

/** A day that a deletion made now could name; anything else in the address is not repeated. */
function untilDay(text: string | null, nowMs: number): number | undefined {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const atMs = Date.parse(`${text}T00:00:00Z`);
  const isNear = atMs > nowMs - 2 * DAY_MS && atMs < nowMs + (REACTIVATION_DAYS + 2) * DAY_MS;
  return isNear ? atMs : undefined;
}
