import { paths } from "#app/paths";
import type { Places } from "./places";

/** Where `[label](name)` of a text leads. */
export const LINKS = {
  accessibility: () => paths.staticPage("accessibility"),
  authorities: ({ authoritiesEmail }: Places) => `mailto:${authoritiesEmail}`,
  ban: () => paths.staticPage("ban"),
  complaints: () => paths.complaints(),
  cookies: () => paths.staticPage("cookies"),
  email: ({ email }: Places) => `mailto:${email}`,
  faq: () => paths.staticPage("faq"),
  language: () => paths.language(),
  notice: () => paths.notice(),
  phone: ({ phone }: Places) => `tel:${phone}`,
  pricing: () => paths.pricing(),
  privacy: () => paths.staticPage("privacy"),
  profile: () => paths.profile(),
  reset: () => paths.resetPassword(),
  return: () => paths.staticPage("return-policy"),
  service: () => paths.staticPage("service"),
  settings: () => paths.settings(),
  statement: () => paths.staticPage("2257-compliance-statement"),
  terms: () => paths.staticPage("terms"),
  transparency: () => paths.staticPage("transparency"),
  withdraw: () => paths.withdraw(),
} satisfies Record<string, (places: Places) => string>;

export type LinkName = keyof typeof LINKS;

export function isLinkName(name: string): name is LinkName {
  return Object.hasOwn(LINKS, name);
}
