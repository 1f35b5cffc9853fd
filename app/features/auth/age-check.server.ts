import { redirect } from "#app/http/redirect";
import type { Words } from "#app/i18n/catalog";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { requireMember } from "#app/session/viewer.server";

export interface AgeCheckModel {
  title: string;
  words: Words<"auth">["age_check"];
  /** The operator's check; undefined where what PHP sent is no address. */
  href: string | undefined;
  /** Asks PHP again. */
  again: string;
}

/** Why members are not shown yet, and the way to the operator's age check; on to `next` as soon as it is passed. */
export async function loadAgeCheck(context: PageContext): Promise<AgeCheckModel> {
  const { user } = await requireMember(context);
  const next = safeReturnPath(context.url.searchParams.get("next"), paths.members());
  if (!user.age_check_url) throw redirect(next);
  const { translator } = await getLanguage(context);
  const words = translator.words("auth").age_check;
  const again = paths.ageCheck({ next });
  return {
    title: words.title,
    words,
    href: checkAddress(user.age_check_url, `${context.proto}://${context.host}${again}`),
    again,
  };
}

/** The check's address with the way back; a script's or a plain one is none. */
function checkAddress(address: string, back: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:") return undefined;
  url.searchParams.set("return", back);
  return url.href;
}
