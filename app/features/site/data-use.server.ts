import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { COOKIES } from "#app/session/cookies.server";
import { type DataUse, PICTURES_PARAMETER } from "#app/session/data-use.server";
import { getLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { markVisit } from "#app/session/visit.server";
import { type DataUseChoiceModel, dataUseChoice } from "#app/shared/data-use/data-use-choice.server";

/** One line on a page that shows less, with the ways to more. */
export interface LessDataModel {
  text: string;
  /** This page with its pictures; undefined where they are shown. */
  here: string | undefined;
  hereText: string;
  change: string;
  changeText: string;
}

export interface DataUseModel extends DataUseChoiceModel {
  title: string;
  next: string;
}

/** What a page says where it shows less (REACH-06). */
export function lessDataOf({ url }: PageContext, { words }: Translator, dataUse: DataUse): LessDataModel {
  const { line, show_here: hereText, change: changeText } = words("site").data_use;
  const here = new URL(url);
  here.searchParams.set(PICTURES_PARAMETER, "all");
  return {
    text: line,
    here: dataUse === "less" ? `${here.pathname}${here.search}` : undefined,
    hereText,
    change: paths.dataUse({ next: `${url.pathname}${url.search}` }),
    changeText,
  };
}

/** The choice as a page of its own: visitors have it too. */
export async function loadDataUse(context: PageContext): Promise<DataUseModel> {
  markVisit(context);
  const { translator } = await getLanguage(context);
  const choice = dataUseChoice(context, translator);
  return {
    title: choice.words.title,
    ...choice,
    next: safeReturnPath(context.url.searchParams.get("next"), paths.home(), "change"),
  };
}

/** Keeps what was chosen in this browser and goes back to where the choice was offered. */
export async function changeDataUse(context: PageContext, request: Request): Promise<FormDone> {
  const form = await formDataOf(request);
  const use = form.get("use");
  if (use === "less" || use === "full") COOKIES.dataUse.write(context, use);
  const next = form.get("next");
  return formDone(safeReturnPath(typeof next === "string" ? next : null, paths.home(), "change"));
}
