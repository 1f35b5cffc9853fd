import type { AppLoadContext } from "@remix-run/server-runtime";
import { setLanguage } from "#app/contract/user.server";
import { isLanguage, LANGUAGES } from "#app/i18n/languages";
import { paths } from "#app/paths";
import { issueFormKey } from "#app/session/form-token.server";
import { slugOfPath } from "#app/session/lander-slug";
import { keepLanguage, languageOf } from "#app/session/language.server";
import { safeReturnPath } from "#app/session/return-path";
import { viewerOf } from "#app/session/viewer.server";
import { keepsCookies } from "#app/session/visit.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { LanguageModel } from "./language-view";

export async function loadLanguageChoice(context: AppLoadContext): Promise<LanguageModel> {
  const { translator, offered } = await languageOf(context);
  const words = translator.words("nav");
  return {
    title: words.choose_language,
    words,
    key: issueFormKey(context, "language"),
    chosen: translator.language,
    options: offered.map((code) => ({ value: code, label: LANGUAGES[code].nativeName })),
    next: safeReturnPath(context.url.searchParams.get("next"), paths.home(), "change"),
  };
}

/** Keeps the language and tells upstream when logged in (HOST-09). Gives the address to go on to. */
export async function changeLanguage(context: AppLoadContext, form: FormData): Promise<string> {
  const language = form.get("language");
  const next = form.get("next");
  const to = new URL(
    safeReturnPath(typeof next === "string" ? next : null, paths.home(), "change"),
    "https://return.invalid",
  );
  if (!isLanguage(language)) return `${to.pathname}${to.search}`;
  keepLanguage(context, language);
  to.searchParams.delete("lang");
  // Where cookies are refused the address carries the wish, and where the address itself names another language.
  if (!keepsCookies(context) || slugOfPath(to.pathname)) to.searchParams.set("lang", language);
  try {
    if (await viewerOf(context)) await context.upstream.ask(setLanguage, { body: { language } });
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({
      msg: "language not sent upstream",
      requestId: context.requestId,
      ...error.forLog(),
    });
  }
  return `${to.pathname}${to.search}`;
}
