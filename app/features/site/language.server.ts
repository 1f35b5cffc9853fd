import { setLanguage } from "#app/contract/user.server";
import { isLanguage, LANGUAGES, type Language } from "#app/i18n/languages";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { COUNTRY_FIELD, keepCountry } from "#app/session/country.server";
import { slugOfPath } from "#app/session/lander-slug";
import { getLanguage, keepLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { keepsCookies, markVisit } from "#app/session/visit.server";
import { countryOptions } from "#app/shared/places/places.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { LanguageModel } from "./language-view";

export async function loadLanguageChoice(context: PageContext): Promise<LanguageModel> {
  markVisit(context);
  const [site, { translator, offered }] = await Promise.all([getSite(context), getLanguage(context)]);
  const words = translator.words("site").nav;
  const countries = countryOptions(site.countries ?? [], translator.locale);
  const chosen = site.geoip_selected_country ?? site.geoip_country ?? "";
  const isListed = countries.some(({ value }) => value === chosen);
  return {
    title: words.choose_language_country,
    words,
    key: issueFormKey(context, "language"),
    chosen: translator.language,
    options: offered.map((code) => ({ value: code, label: LANGUAGES[code].nativeName })),
    countries: countries.length > 0 ? { chosen: isListed ? chosen : "", options: countries } : undefined,
    next: safeReturnPath(context.url.searchParams.get("next"), paths.home(), "change"),
  };
}

/** Keeps what was chosen, each where it is known (HOST-09, HOME-07). Gives the address to go on to. */
export async function changeLanguage(context: PageContext, form: FormData): Promise<string> {
  const next = form.get("next");
  const to = new URL(
    safeReturnPath(typeof next === "string" ? next : null, paths.home(), "change"),
    "https://return.invalid",
  );
  // Where cookies are refused the address carries the wishes, and where the address itself names another language.
  const inAddress = !keepsCookies(context);
  const languageInAddress = inAddress || slugOfPath(to.pathname) !== undefined;
  const language = form.get("language");
  if (isLanguage(language)) {
    keepLanguage(context, language);
    to.searchParams.delete("lang");
    if (languageInAddress) to.searchParams.set("lang", language);
    await tellUpstream(context, language);
  }
  const country = form.get("country");
  const { countries } = await getSite(context);
  if (typeof country === "string" && countries?.includes(country)) {
    keepCountry(context, country);
    to.searchParams.delete(COUNTRY_FIELD);
    if (inAddress) to.searchParams.set(COUNTRY_FIELD, country);
  }
  return `${to.pathname}${to.search}`;
}

/** A member's mails come in the language too; a failure is no reason to refuse the choice. */
async function tellUpstream(context: PageContext, language: Language): Promise<void> {
  try {
    if (await getViewer(context)) await context.upstream.ask(setLanguage, { body: { language } });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({
      msg: "language not sent upstream",
      requestId: context.requestId,
      ...error.forLog(),
    });
  }
}
