import { readDiscountCode } from "#app/contract/packages.server";
import { fill } from "#app/i18n/fill";
import type { Translator } from "#app/i18n/translator.server";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { memoize } from "#app/session/memoize.server";
import { getSite } from "#app/session/site.server";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { withFallback } from "#app/upstream/with-fallback.server";
import { percentText } from "./money";
import {
  type BonusMember,
  bonusEndOf,
  hasJustEnded,
  NO_TIME_BONUS,
  nextTimeBonus,
  TIME_BONUS,
  type TimeBonusState,
} from "./time-bonus";
import { isOfferDismissed, OFFER_ACTION } from "./time-bonus-dismissal.server";

export interface OfferModel {
  secondsLeft: number;
  what: string;
  text: string;
  button: string;
  later: string;
  /** Holds `{timeLeft}`. */
  valid: string;
  more: string;
}

/** Instead of an offer: the open order that it is in already. */
interface HeldOffer {
  href: string;
  text: string;
}

export interface Dismissal {
  key: string;
  next: string;
}

/** What the offer adds to every page of the members area. */
export interface TimeBonusFrame {
  offer: OfferModel;
  held: HeldOffer | undefined;
  /** Holds `{timeLeft}`. */
  hours: string;
  close: string;
  path: string;
  modal: Dismissal | undefined;
}

export interface OfferPageModel {
  title: string;
  /** Undefined when it is over. */
  offer: OfferModel | undefined;
  over: { text: string; button: string; href: string };
  dismissal: Dismissal | undefined;
}

/** The pages of the members area that draw no screen of their own (SPEC §2). */
const MEMBERS_AREA = [paths.members(), paths.likes(), paths.swipeGame(), paths.premium()];

/** From the package on the price is said, and nothing beside it hurries anybody. */
const CHECKOUT = [`${paths.credits()}/`, paths.directDebit(), paths.transactions()];

/** Prices stand here, and what is to be said of them. */
const PRICE_LISTS = [paths.credits(), paths.premium(), paths.pricing()];

/** What upstream refuses whatever is ordered. */
const OVER: ReadonlySet<string> = new Set(["code_not_found", "code_used", "code_expired", "code_country"]);

/** The time bonus of who is here, as it is now by the server's clock (PAY-08). Asks nothing that the page did not. */
export function getTimeBonus(context: PageContext): Promise<TimeBonusState> {
  return memoize(context, "time bonus", async () => {
    const member = await getMember(context);
    const nowMs = context.runtime.clock();
    return nextTimeBonus(NO_TIME_BONUS, { type: "loaded", endsAtMs: bonusEndOf(member, nowMs), nowMs });
  });
}

/** Whether the offer of who is here ended a moment ago. */
export async function hasBonusJustEnded(context: PageContext): Promise<boolean> {
  return hasJustEnded(await getMember(context), context.runtime.clock());
}

async function getMember(context: PageContext): Promise<BonusMember | undefined> {
  const viewer = await getViewer(context);
  return viewer && { isPaid: viewer.user.paid_user, signupAtMs: viewer.user.signup_date };
}

/** What upstream says of the offer: `over`, or the open order that holds it (PAY-11). Unasked it is as the clock says. */
async function askOffer(context: PageContext): Promise<{ over: boolean; heldBy?: number }> {
  const site = await getSite(context);
  const country = site.geoip_selected_country ?? site.geoip_country;
  const query = { code: TIME_BONUS.code, ...(country && { country }) };
  const answer = await withFallback(context.upstream.read(readDiscountCode, { query }), undefined);
  if (!answer) return { over: false };
  if (answer.ok) return { over: answer.value.discountcode?.status !== "active" };
  if (answer.code === "code_held") return { over: false, heldBy: answer.data.payment };
  return { over: OVER.has(answer.code) };
}

/** Banner and modal around a page (PAY-09); undefined where nothing is due. Never throws, like the rest of the frame. */
export async function loadTimeBonusFrame(context: PageContext): Promise<TimeBonusFrame | undefined> {
  try {
    return await getFrame(context);
  } catch (error) {
    // A lost login too: error pages have this frame as well, and the page itself leads to the login.
    if (!(error instanceof UpstreamFailure)) throw error;
    return undefined;
  }
}

async function getFrame(context: PageContext): Promise<TimeBonusFrame | undefined> {
  const [bonus, viewer] = await Promise.all([getTimeBonus(context), getViewer(context)]);
  if (!bonus.isVisible || !viewer) return undefined;
  const { pathname, search } = context.url;
  if (CHECKOUT.some((page) => pathname.startsWith(page))) return undefined;
  const { over, heldBy } = await askOffer(context);
  if (over || (heldBy !== undefined && PRICE_LISTS.includes(pathname))) return undefined;
  const isMembersArea = MEMBERS_AREA.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  const isModalDue =
    heldBy === undefined && isMembersArea && viewer.user.credits === 0 && !isOfferDismissed(context, viewer);
  const { translator } = await getLanguage(context);
  return {
    offer: await offerModel(context, bonus.secondsLeft),
    held: heldBy === undefined ? undefined : heldOffer(heldBy, translator),
    hours: translator.words("payments").discounts.banner_hours,
    close: translator.words("common").close,
    path: pathname,
    modal: isModalDue
      ? { key: issueFormKey(context, OFFER_ACTION), next: `${pathname}${search}` }
      : undefined,
  };
}

/** The offer's own page: for everybody to whom no modal comes. */
export async function loadOfferPage(context: PageContext, viewer: Viewer): Promise<OfferPageModel> {
  const [bonus, { translator }] = await Promise.all([getTimeBonus(context), getLanguage(context)]);
  const { discounts: words, checkout } = translator.words("payments");
  const asked = bonus.isVisible ? await askOffer(context) : { over: true };
  if (asked.heldBy !== undefined) {
    const { href, text } = heldOffer(asked.heldBy, translator);
    const over = { text: "", button: checkout.see_order, href };
    return { title: text, offer: undefined, over, dismissal: undefined };
  }
  const offer = bonus.isVisible && !asked.over ? await offerModel(context, bonus.secondsLeft) : undefined;
  return {
    title: offer?.what ?? words.offer_over,
    offer,
    over: { text: words.offer_over_text, button: words.offer_button, href: paths.credits() },
    dismissal:
      offer && !isOfferDismissed(context, viewer)
        ? { key: issueFormKey(context, OFFER_ACTION), next: paths.members() }
        : undefined,
  };
}

function heldOffer(payment: number, translator: Translator): HeldOffer {
  const percent = percentText(TIME_BONUS.percentage, translator.locale);
  return {
    href: paths.transaction(payment),
    text: translator.t("payments:discounts.banner_held", { percent }),
  };
}

async function offerModel(context: PageContext, secondsLeft: number): Promise<OfferModel> {
  const { translator } = await getLanguage(context);
  const { what, offer_text, offer_button, offer_later, banner_valid, more } =
    translator.words("payments").discounts;
  const percent = percentText(TIME_BONUS.percentage, translator.locale);
  return {
    secondsLeft,
    what: fill(what, { percent }),
    text: fill(offer_text, { percent }),
    button: offer_button,
    later: offer_later,
    valid: banner_valid,
    more,
  };
}
