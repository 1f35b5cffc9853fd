import { fill } from "#app/i18n/fill";
import { issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { memoize } from "#app/session/memoize.server";
import { getViewer, type Viewer } from "#app/session/viewer.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
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

export interface Dismissal {
  key: string;
  next: string;
}

/** What the offer adds to every page of the members area. */
export interface TimeBonusFrame {
  offer: OfferModel;
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
  over: { text: string; button: string };
  dismissal: Dismissal | undefined;
}

/** The pages of the members area that draw no screen of their own (SPEC §2). */
const MEMBERS_AREA = [paths.members(), paths.likes(), paths.swipeGame(), paths.premium()];

/** From the package on the price is said, and nothing beside it hurries anybody. */
const CHECKOUT = [`${paths.credits()}/`, paths.directDebit(), paths.transactions()];

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
  const isMembersArea = MEMBERS_AREA.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  const isModalDue = isMembersArea && viewer.user.credits === 0 && !isOfferDismissed(context, viewer);
  const { translator } = await getLanguage(context);
  return {
    offer: await offerModel(context, bonus.secondsLeft),
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
  const words = translator.words("payments").discounts;
  const offer = bonus.isVisible ? await offerModel(context, bonus.secondsLeft) : undefined;
  return {
    title: offer?.what ?? words.offer_over,
    offer,
    over: { text: words.offer_over_text, button: words.offer_button },
    dismissal:
      offer && !isOfferDismissed(context, viewer)
        ? { key: issueFormKey(context, OFFER_ACTION), next: paths.members() }
        : undefined,
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
