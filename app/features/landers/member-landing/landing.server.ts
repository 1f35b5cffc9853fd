import type { AnswerOf } from "#app/contract/endpoint";
import type { read } from "#app/contract/members.server";
import { invariantResponse } from "#app/http/invariant-response";
import { redirect } from "#app/http/redirect";
import { routeId } from "#app/http/route-id";
import type { Translator } from "#app/i18n/translator.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { arrivalOf } from "#app/session/arrival.server";
import { nicheOf, nicheSaysSomething, parseSlug } from "#app/session/lander-slug";
import { getLanguage } from "#app/session/language.server";
import { getSignupOffer } from "#app/session/signups.server";
import type { Site } from "#app/session/site";
import { getSite } from "#app/session/site.server";
import { trafficOf, trafficQuery } from "#app/session/traffic.server";
import { sendMembersTo } from "#app/session/viewer.server";
import { visitorsMaySearch } from "#app/session/visitor-search.server";
import { pictureOf } from "#app/shared/photos/picture-url.server";
import { answeredByText, fictionalText } from "#app/shared/profile/answered-by.server";
import { factsOf, interestsOf } from "#app/shared/profile/profile-facts.server";
import { isUnlistedMember, readMember } from "#app/shared/profile/read-members.server";
import { textLanguageOf } from "#app/shared/profile/text-language.server";
import { withRecoveryForAnyone } from "#app/upstream/with-fallback.server";
import { claimOf, fitsClaim } from "../niche-claims";
import type { LandingMember, LandingPage, LandingRefusal } from "./landing-page";

/** A first line, not a letter: with every sign encoded it still fits into an address. */
const FIRST_LINE_LENGTH = 300;

type Params = { id?: string; slug?: string };
type Outcome =
  | { kind: "page"; page: LandingPage; unlisted: boolean }
  | { kind: "refused"; model: LandingRefusal };

/**
 * A landing about one member (LAND-01, LAND-03). `closed`: where visitors go instead who may not see members (SAFE-01).
 * @throws Response 404 for an unknown slug or nobody with this id; 303 to the profile for members
 */
export async function loadLanding(
  context: PageContext,
  { id: idText, slug }: Params,
  closed = paths.member(routeId(idText)),
): Promise<Outcome> {
  const id = routeId(idText);
  const parsed = slug === undefined ? undefined : parseSlug(slug);
  invariantResponse(slug === undefined || parsed, 404);
  await sendMembersToProfile(context, id);
  const site = await getSite(context);
  if (!visitorsMaySearch(site, trafficOf(context))) throw redirect(closed, 303);
  const [{ translator }, { closed: signupsClosed }, answer] = await Promise.all([
    getLanguage(context),
    getSignupOffer(context),
    readMember(context, id),
  ]);
  if (!answer.ok) {
    invariantResponse(answer.code !== "profile_not_found", 404);
    return { kind: "refused", model: refusalOf(translator) };
  }
  if (answer.value.profile.status === "disabled") return { kind: "refused", model: refusalOf(translator) };
  const asked = parsed?.niche ?? nicheOf(site.niche);
  // The niche's words would speak of her: whom they do not fit, or nobody may know of, has those of the general niche.
  const { profile } = answer.value;
  const niche =
    nicheSaysSomething(asked) && !(profile.fictional && fitsClaim(claimOf(asked), profile)) ? 1 : asked;
  const member = memberOf(site, translator, answer.value);
  return {
    kind: "page",
    page: { ...pageOf(context, site, translator, niche, member), closed: signupsClosed },
    unlisted: isUnlistedMember(answer.value.profile),
  };
}

/** What the three landings' routes show: the page, or that its member is not to be seen; with its status. */
export async function loadLandingPage(context: PageContext, params: Params) {
  const outcome = await loadLanding(context, params);
  if (outcome.kind === "refused") {
    const { model } = outcome;
    return {
      status: model.status,
      title: model.title,
      description: undefined,
      refused: model,
      page: undefined,
    };
  }
  const { page, unlisted } = outcome;
  return {
    status: 200,
    title: page.title,
    description: page.description,
    refused: undefined,
    page,
    unlisted,
  };
}

/** The signup beside the member somebody came to write to, as long as visitors may see such a member (LAND-07). */
export async function promisedSignup(
  context: PageContext,
): Promise<{ href: string; text: string } | undefined> {
  const { member } = arrivalOf(context);
  if (member === undefined || !visitorsMaySearch(await getSite(context), trafficOf(context)))
    return undefined;
  const answer = await withRecoveryForAnyone(readMember(context, member), () => undefined);
  if (!answer?.ok || answer.value.profile.status === "disabled") return undefined;
  const { translator } = await getLanguage(context);
  const { name } = answer.value.profile;
  return { href: paths.memberSignup(member), text: translator.t("landers:landing_write", { name }) };
}

/** Landings and their signup are for visitors; a member has the profile itself. */
export async function sendMembersToProfile(context: PageContext, id: number): Promise<void> {
  await sendMembersTo(context, paths.member(id));
}

function refusalOf(translator: Translator): LandingRefusal {
  const words = translator.words("profile");
  return { title: words.disabled_title, text: words.disabled, status: 410, back: words.back_to_search };
}

function pageOf(
  context: PageContext,
  site: Site,
  translator: Translator,
  niche: ReturnType<typeof nicheOf>,
  member: LandingMember,
): Omit<LandingPage, "closed"> {
  const { t } = translator;
  const { id, name } = member;
  const words = translator.words("landers");
  // Language and source go along: a browser that refuses cookies keeps them by the address.
  const carried = { lang: translator.language, ...trafficQuery(trafficOf(context)) };
  return {
    title: t("landers:landing_write", { name }),
    description: words[`intro_${niche}`],
    words,
    label: words[`label_${niche}`],
    pitch: words[`pitch_${niche}`],
    intro: words[`intro_${niche}`],
    honest: t("landers:honest", { fictional: site.fictional.singular }),
    adults: t("landers:adults", { min_age: site.minAge }),
    member,
    named: {
      meet: t("landers:landing_meet", { name }),
      signed: t("landers:landing_signed", { site: site.name }),
      note: t("landers:landing_note", { name }),
      write: t("landers:landing_write", { name }),
      chatTitle: t("landers:landing_chat_title", { name }),
      chatLabel: t("landers:landing_chat_label", { name }),
    },
    starters: (["1", "2", "3"] as const).map((number) => {
      const text = t(`landers:landing_starter_${number}`, { name });
      return { text, href: paths.memberSignup(id, { ...carried, signup_message: text }) };
    }),
    firstLine: {
      action: paths.memberSignup(id),
      hidden: Object.entries(carried),
      maxLength: Math.min(FIRST_LINE_LENGTH, site.message_length),
    },
    signupUrl: paths.memberSignup(id, carried),
    loginUrl: paths.login(),
  };
}

function memberOf(
  site: Site,
  translator: Translator,
  { profile, photos, num_locked_photos: locked = 0 }: AnswerOf<typeof read>,
): LandingMember {
  const { t } = translator;
  const { id, name } = profile;
  const main = profile.main_image ?? photos[0];
  const others = photos.filter((photo) => photo.match !== main?.match);
  return {
    id,
    name,
    heading: profile.age === undefined ? name : `${name}, ${profile.age}`,
    place: [profile.city, profile.region].filter(Boolean).join(", ") || undefined,
    fictional: profile.fictional ? site.fictional.singular : undefined,
    fictionalText: fictionalText(site, translator, profile),
    answeredBy: answeredByText(site, translator, profile),
    main: { ...pictureOf(site, main), alt: t(main ? "profile:main_photo" : "profile:no_photo", { name }) },
    photos: others.map((photo, index) => ({
      ...pictureOf(site, photo),
      alt: t("profile:photo_number", { number: index + 2, name }),
    })),
    lockedText: locked > 0 ? t("profile:locked", { count: locked }) : undefined,
    aboutTitle: t("profile:about_title", { name }),
    about: profile.about_me?.trim() || undefined,
    written: textLanguageOf(translator, profile),
    facts: factsOf(site, translator, profile),
    interestsTitle: translator.words("profile").interests_title,
    interests: interestsOf(site, translator, profile.interests ?? []),
  };
}
