import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import type { SignupOffer } from "#app/session/signups.server";
import type { Site } from "#app/session/site";

export interface FooterModel {
  /** `browserOnly`: left out in the installed app, where the bar and the menus have them. */
  links: { href: string; label: string; browserOnly: boolean }[];
  company: string[];
  phone: string | undefined;
  email: string | undefined;
  supportLabel: string;
  disclaimer: string;
  /** Seen only below the floor (REACH-01). */
  unstyled: { href: string; label: string };
}

export interface FooterFacts {
  /** Upstream is away: only what the law and a question need, none of what cannot work. */
  away?: boolean;
  site: Site;
  member: boolean;
  translator: Translator;
  company: string[];
  /** Who may sign up (SIGN-11). */
  signups: SignupOffer;
  /** The choice of language and country, which leads back to this page. */
  languageUrl: string;
}

/** Countries where the provider's details are looked for under a name of their own: Impressum, mentions légales. */
const WITH_LEGAL_NOTICE = new Set(["DE", "AT", "CH", "BE", "FR", "ES", "IT", "PL"]);

/** Links of SPEC §2 (Top bar, footer) for visitors, members, the installed app and the visitor's country (NAV-09). */
export function footerOf({
  site,
  member,
  translator,
  company,
  signups,
  languageUrl,
  away,
}: FooterFacts): FooterModel {
  const words = translator.words("site").nav;
  const statements = translator.words("statements");
  const country = site.geoip_selected_country ?? site.geoip_country ?? "";
  const always = (href: string, label: string) => ({ href, label, browserOnly: false });
  const browserOnly = (href: string, label: string) => ({ href, label, browserOnly: true });
  const links = [
    ...(member
      ? []
      : [browserOnly(paths.signup(), signups.say(words.signup)), browserOnly(paths.login(), words.login)]),
    always(paths.staticPage("terms"), words.terms),
    always(paths.staticPage("privacy"), words.privacy),
    browserOnly(paths.staticPage("cookies"), words.cookies),
    browserOnly(paths.staticPage("ban"), words.ban),
    member ? browserOnly(paths.premium(), words.pricing) : always(paths.pricing(), words.pricing),
    always(paths.complaints(), words.complaints),
    always(paths.withdraw(), statements.withdrawal.link),
    always(paths.notice(), statements.notice.link),
    always(paths.removePicture(), statements.removal.link),
    browserOnly(paths.staticPage("return-policy"), words.return_policy),
    browserOnly(paths.staticPage("faq"), words.faq),
    always(paths.staticPage("service"), words.support),
    browserOnly(languageUrl, words.language_and_country),
    always(paths.staticPage("transparency"), words.transparency),
    always(paths.staticPage("accessibility"), words.accessibility),
    // Who provides the site is found everywhere; only the link's name is the country's (SAFE-05).
    always(
      `${paths.staticPage("service")}#legal`,
      WITH_LEGAL_NOTICE.has(country) ? words.legal_notice : words.footer,
    ),
  ];
  // The US footer: wherever the site is read in English.
  if (translator.language === "en") {
    links.push(browserOnly(paths.staticPage("2257-compliance-statement"), words.compliance));
  }
  return {
    links: away ? links.filter(({ browserOnly }) => !browserOnly) : links,
    company,
    // SPEC §9: the support phone is shown without hyphens and spaces.
    phone: site.support_phone?.replace(/[\s-]/g, "") || undefined,
    email: site.support_email || undefined,
    supportLabel: words.support,
    disclaimer: translator.t("site:nav.disclaimer", {
      minAge: site.minAge,
      fictional: site.fictional.singular,
    }),
    unstyled: { href: paths.staticPage("browsers"), label: words.browsers },
  };
}
