import { LANGUAGES, type Language } from "#app/i18n/languages";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import type { FlashContent } from "#app/session/cookies.server";
import { dataUseOf } from "#app/session/data-use.server";
import { isErrorFlash, takeFlash } from "#app/session/flash.server";
import { getLanguage, offlineTranslator } from "#app/session/language.server";
import { isMarkedMember } from "#app/session/login-mark.server";
import { signupOfferOf } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite, lastGoodSite } from "#app/session/site.server";
import { rememberTraffic } from "#app/session/traffic.server";
import { getViewer, nameOf, type Viewer } from "#app/session/viewer.server";
import { forOwner, pictureUrl } from "#app/shared/photos/picture-url.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { getCompanyLines } from "./company.server";
import { lessDataOf } from "./data-use.server";
import { entryWarningOf } from "./entry-warning.server";
import { footerHtml } from "./footer-html.server";
import { frameCommon, frameNav } from "./frame-words.server";
import { isFetchedAhead, mayPrefetch } from "./prefetch";
import { canonicalUrl, isUnlisted } from "./search-engines";
import type { Shell } from "./shell";

/** What surrounds every page. Never throws: an error page needs its surroundings too. */
export async function loadShell(context: PageContext): Promise<Shell> {
  rememberTraffic(context);
  return withRecoveryForAnyone(onlineShell(context), () => awayShell(context));
}

async function onlineShell(context: PageContext): Promise<Shell> {
  const [site, viewer, { translator, offered }] = await Promise.all([
    getSite(context),
    getViewer(context),
    getLanguage(context),
  ]);
  const company = await getCompanyLines(context, translator);
  return fullShell(context, site, viewer, translator, offered, company);
}

function commonOf(context: PageContext, translator: Translator) {
  return {
    lang: LANGUAGES[translator.language].htmlLang,
    common: frameCommon(translator.words("common")),
    nav: frameNav(translator.words("site").nav),
    nonce: context.placeholders?.nonce ?? context.nonce,
    requestId: context.requestId,
    path: context.url.pathname,
    canonical: canonicalUrl(`${context.proto}://${context.host}`, context.url),
    enhanceUrl: context.runtime.settings.enhanceUrl,
    worker: context.runtime.settings.serviceWorker ? paths.serviceWorker() : undefined,
    flash: isFetchedAhead(context.headers) ? undefined : flashOf(takeFlash(context), translator),
    loginUrl: paths.login(),
    signupUrl: paths.signup(),
  };
}

function flashOf(flash: FlashContent | undefined, translator: Translator): Shell["flash"] {
  if (!flash) return undefined;
  return {
    kind: isErrorFlash(flash.code) ? "error" : "success",
    text: translator.t(`common:flash_${flash.code}`, { name: flash.name ?? "" }),
    profile: flash.profile,
    logout: flash.code === "other_login",
  };
}

/** A form of another login is refused by name, on the page that brings it back. */
function whoIsHere(context: PageContext, viewer: Viewer | undefined, translator: Translator) {
  if (!context.otherLogin || !viewer) return {};
  return { flash: flashOf({ code: "other_login", name: nameOf(viewer) }, translator) };
}

function fullShell(
  context: PageContext,
  site: Site,
  viewer: Viewer | undefined,
  translator: Translator,
  offered: Language[],
  company: string[],
): Shell {
  const { t } = translator;
  const dataUse = dataUseOf(context);
  const signups = signupOfferOf(context, site, translator);
  return {
    ...commonOf(context, translator),
    ...whoIsHere(context, viewer, translator),
    signups: {
      closed: signups.closed !== undefined,
      label: signups.say(translator.words("site").nav.signup),
    },
    prefetch: viewer !== undefined && dataUse === "full" && mayPrefetch(context.headers),
    unlisted: viewer !== undefined || isUnlisted(context.url.pathname, site.logged_out_search === "none"),
    siteName: site.name,
    accent: site.accent,
    logo: site.logo,
    dataUse,
    lessData: dataUse === "full" ? undefined : lessDataOf(context, translator, dataUse),
    home: viewer ? paths.members() : paths.home(),
    languages: {
      key: issueFormKey(context, "language"),
      next: `${context.url.pathname}${context.url.search}`,
      current: translator.language,
      offered: offered.map((code) => ({
        code,
        name: LANGUAGES[code].nativeName,
        htmlLang: LANGUAGES[code].htmlLang,
      })),
    },
    member: viewer && {
      id: viewer.user.id,
      name: nameOf(viewer),
      photo: pictureUrl(site, forOwner(viewer.user.profile.main_image), 240),
      premium: viewer.user.paid_user,
      credits: viewer.user.credits,
      unread: viewer.unread,
      newLikes: viewer.newLikes,
      unreadWords: t("site:nav.unread", { count: viewer.unread }),
      likesWords: t("site:nav.new_likes", { count: viewer.newLikes }),
      creditsWords: t("site:nav.credits_left", { count: viewer.user.credits }),
      confirmed: viewer.user.status !== "not_confirmed",
      logoutKey: issueFormKey(context, "logout"),
    },
    outdated: site.outdated,
    footer: footerHtml({
      site,
      member: viewer !== undefined,
      translator,
      company,
      signups,
      languageUrl: languageUrlOf(context),
    }),
    entryWarning: entryWarningOf(context, site, viewer !== undefined, translator),
  };
}

/** While upstream is away: the site as it looked last (OPS-08). */
async function awayShell(context: PageContext): Promise<Shell> {
  const site = await withRecoveryForAnyone<Site, Site | undefined>(getSite(context), () =>
    lastGoodSite(context),
  );
  const translator = offlineTranslator(context);
  const isMember = context.binding !== "" && isMarkedMember(context);
  return {
    ...commonOf(context, translator),
    prefetch: false,
    unlisted: true,
    siteName: site?.name ?? "",
    accent: site?.accent,
    logo: site?.logo,
    dataUse: "full",
    home: isMember ? paths.members() : paths.home(),
    languages: undefined,
    member: undefined,
    awayMember: isMember ? { logoutKey: issueFormKey(context, "logout") } : undefined,
    footer: site && (await awayFooter(context, site, isMember, translator)),
    entryWarning: undefined,
  };
}

async function awayFooter(context: PageContext, site: Site, member: boolean, translator: Translator) {
  const company = await withRecoveryForAnyone(getCompanyLines(context, translator), () => []);
  return footerHtml({
    site,
    member,
    translator,
    company,
    signups: signupOfferOf(context, site, translator),
    languageUrl: languageUrlOf(context),
    away: true,
  });
}

function languageUrlOf({ url }: PageContext): string {
  return paths.language({ next: `${url.pathname}${url.search}` });
}
