import type { Translator } from "#app/i18n/translator.server";
import { paths } from "#app/paths";
import type { Site } from "#app/session/site.server";
import type { Viewer } from "#app/session/viewer.server";
import type { FooterModel } from "./shell";

/** Links of SPEC §2 (Top bar, footer); the US statement where English is read. */
export function footerOf(
  site: Site,
  viewer: Viewer | undefined,
  translator: Translator,
  company: string[],
): FooterModel {
  const words = translator.words("nav");
  const links = [
    { href: paths.staticPage("terms"), label: words.terms },
    { href: paths.staticPage("privacy"), label: words.privacy },
    { href: paths.staticPage("cookies"), label: words.cookies },
    { href: paths.staticPage("ban"), label: words.ban },
    { href: viewer ? paths.premium() : paths.pricing(), label: words.pricing },
    { href: paths.complaints(), label: words.complaints },
    { href: paths.staticPage("return-policy"), label: words.return_policy },
    { href: paths.staticPage("faq"), label: words.faq },
    { href: paths.staticPage("service"), label: words.support },
  ];
  if (translator.language === "en") {
    links.push({ href: paths.staticPage("2257-compliance-statement"), label: words.compliance });
  }
  return {
    links,
    company,
    // SPEC §9: the support phone is shown without hyphens and spaces.
    phone: site.support_phone?.replace(/[\s-]/g, "") || undefined,
    email: site.support_email || undefined,
    supportLabel: words.support,
    disclaimer: translator.t("nav:disclaimer", { minAge: site.minAge, fictional: site.fictional.singular }),
  };
}
