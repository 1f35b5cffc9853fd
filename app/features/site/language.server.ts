import { setLanguage } from "#app/contract/user.server";
import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { isLanguage, LANGUAGES, type Language } from "#app/i18n/languages";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { COUNTRY_FIELD, rememberCountry } from "#app/session/country.server";
import { slugOfPath } from "#app/session/lander-slug";
import { getLanguage, rememberLanguage } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { keepsCookies, markVisit } from "#app/session/visit.server";
import { countryOptions } from "#app/shared/places/places.server";
import type { Option } from "#app/ui/form-types";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

export interface LanguageModel {
  title: string;
  words: Words<"site">["nav"];
  key: string;
  chosen: string;
  options: Option[];
  /** Left out where the operator serves no list of countries. */
  countries: { chosen: string; options: Option[] } | undefined;
  next: string;
  /** The way to the choice of how much data pages may use. */
  dataUse: { href: string; title: string; ask: string };
}

export async function loadLanguageChoice(context: PageContext): Promise<LanguageModel> {
  markVisit(context);
  const [site, { translator, offered }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { nav: words, data_use: dataUse } = translator.words("site");
  const countries = countryOptions(site.countries ?? [], translator.locale);
  const chosen = site.geoip_selected_country ?? site.geoip_country ?? "";
  const next = safeReturnPath(context.url.searchParams.get("next"), paths.home(), "change");
  const isListed = countries.some(({ value }) => value === chosen);
  return {
    title: words.choose_language_country,
    words,
    key: issueFormKey(context, "language"),
    chosen: translator.language,
    options: offered.map((code) => ({ value: code, label: LANGUAGES[code].nativeName })),
    countries: countries.length > 0 ? { chosen: isListed ? chosen : "", options: countries } : undefined,
    next,
    dataUse: { href: paths.dataUse({ next }), title: dataUse.title, ask: dataUse.ask },
  };
}

/** Keeps what was chosen, each where it is known (HOST-09, HOME-07), and goes on to where the visitor was. */
export async function changeLanguage(context: PageContext, request: Request): Promise<FormDone> {
  const form = await formDataOf(request);
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
    rememberLanguage(context, language);
    to.searchParams.delete("lang");
    if (languageInAddress) to.searchParams.set("lang", language);
    await sendUpstream(context, language);
  }
  const country = form.get("country");
  const { countries } = await getSite(context);
  if (typeof country === "string" && countries?.includes(country)) {
    rememberCountry(context, country);
    to.searchParams.delete(COUNTRY_FIELD);
    if (inAddress) to.searchParams.set(COUNTRY_FIELD, country);
  }
  return formDone(`${to.pathname}${to.search}`);
}

/** A member's mails come in the language too; a failure, even a lost login, is no reason to refuse the choice. */
async function sendUpstream(context: PageContext, language: Language): Promise<void> {
  const send = async () => {
    if (await getViewer(context)) await context.upstream.ask(setLanguage, { body: { language } });
  };
  await withRecoveryForAnyone(send(), () => undefined);
}
