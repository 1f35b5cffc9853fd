import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { ENTERED_FIELD, entryWarningClosed, rememberEntryClosed } from "#app/session/entry-closed.server";
import { safeReturnPath } from "#app/session/return-path";
import type { Site } from "#app/session/site";
import { keepsCookies, markVisit } from "#app/session/visit.server";
import { type PageLayout, warnedLayouts } from "./entry-rule";

export interface EntryWarningModel {
  layouts: readonly PageLayout[];
  title: string;
  adults: string;
  fictional: string;
  costs: string;
  enter: string;
  leave: string;
  key: string;
  next: string;
}

/** The site-entry warning for this visitor on this page; undefined where none is due (HOME-02). */
export function entryWarningOf(
  context: PageContext,
  site: Site,
  loggedIn: boolean,
  translator: Translator,
): EntryWarningModel | undefined {
  const { pathname, search } = context.url;
  const layouts = warnedLayouts({
    setting: site.enable_site_entry_popup,
    countries: site.site_entry_countries,
    country: site.geoip_country,
    loggedIn,
    closed: entryWarningClosed(context),
    path: pathname,
  });
  // The answer to a form is never covered: closing the warning would lose what was typed.
  const answersForm = context.headers.has("content-type") || context.refusal !== undefined;
  if (layouts.length === 0 || answersForm) return undefined;
  markVisit(context);
  const words = translator.words("site").entry;
  return {
    layouts,
    title: words.title,
    adults: translator.t(site.nudity_forbidden ? "site:entry.adults_only" : "site:entry.adults", {
      minAge: site.minAge,
    }),
    fictional: translator.t("site:entry.fictional", { fictional: site.fictional.singular }),
    costs: words.costs,
    enter: translator.t("site:entry.enter", { minAge: site.minAge }),
    leave: words.leave,
    key: issueFormKey(context, "entry"),
    next: `${pathname}${search}`,
  };
}

/** Stores the moment of closing and goes back to the page. */
export async function closeEntryWarning(context: PageContext, request: Request): Promise<FormDone> {
  const form = await formDataOf(request);
  rememberEntryClosed(context);
  const next = form.get("next");
  const path = safeReturnPath(typeof next === "string" ? next : null, paths.home(), "change");
  if (keepsCookies(context)) return formDone(path);
  const marked = new URL(path, "https://return.invalid");
  marked.searchParams.set(ENTERED_FIELD, "1");
  return formDone(`${marked.pathname}${marked.search}`);
}
