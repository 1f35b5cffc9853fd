import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { inviteOf } from "./invite.server";
import { getLanguage } from "./language.server";
import type { Site } from "./site";
import { getSite } from "./site.server";
import { trafficOf } from "./traffic.server";

type SignupSettings = Pick<Site, "signups" | "invite_only">;

/** Who may sign up: this visitor, nobody at present, or only who was invited. */
export type Signups = "open" | "closed" | "invitation";

/** Signups mode of SPEC §4: all, with_trafficsource (only when a traffic source exists), anything else is closed. */
export function signupsOf(site: SignupSettings, traffic: object, invite: string | undefined): Signups {
  const hasSource = Object.keys(traffic).length > 0;
  if (site.signups !== "all" && !(site.signups === "with_trafficsource" && hasSource)) return "closed";
  return site.invite_only && !invite ? "invitation" : "open";
}

/** What stands where a page would invite to sign up; `undefined` where it may (SIGN-11). */
export type SignupsClosed = { title: string; text: string } | undefined;

export interface SignupOffer {
  closed: SignupsClosed;
  /** The invitation's own words, or that there is none. */
  say(invitation: string): string;
}

/** Whether this visitor may be invited to sign up, asked by every page that would (SIGN-11). */
export async function getSignupOffer(context: PageContext): Promise<SignupOffer> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  return signupOfferOf(context, site, translator);
}

export function signupOfferOf(context: PageContext, site: Site, translator: Translator): SignupOffer {
  const signups = signupsOf(site, trafficOf(context), inviteOf(context));
  if (signups === "open") return { closed: undefined, say: (invitation) => invitation };
  const words = translator.words("signup");
  const closed =
    signups === "closed"
      ? { title: words.disabled_title, text: words.disabled_text }
      : { title: words.invite_title, text: words.invite_text };
  return { closed, say: () => closed.title };
}
