import { autoLike, list } from "#app/contract/likes.server";
import { read } from "#app/contract/members.server";
import { isFormKey, issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { cardOf, type WireCard } from "#app/shared/profile/card-model.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { newFirst } from "./likes.server";
import type { NewLikeModel } from "./new-like-view";
import type { OverlayModel } from "./overlay-view";

const ACTION = "auto_like";

/** The overlay for one profile (LIKE-03); undefined when nothing can be told about it, for the page is more than it. */
export async function loadOverlay(context: PageContext, profile: number): Promise<OverlayModel | undefined> {
  try {
    const card = await cardFor(context, profile);
    return card && (await overlayOf(context, card));
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error;
    context.runtime.log({ msg: "overlay not shown", requestId: context.requestId, ...error.forLog() });
    return undefined;
  }
}

/** The page of the newest like that was not looked at, or of asking for one. */
export async function loadNewLike(context: PageContext): Promise<NewLikeModel> {
  const [{ translator }, { liked_by }] = await Promise.all([
    getLanguage(context),
    context.upstream.mustRead(list),
  ]);
  const words = translator.words("likes").overlay;
  const newest = newFirst(liked_by).find((entry) => entry.like_new);
  const overlay = newest && (await loadOverlay(context, newest.id));
  return { title: words.page_title, words, overlay, key: issueFormKey(context, ACTION) };
}

/**
 * Asks upstream for a profile for the overlay (`auto-like.php`, never repeated) and leaves it to the next page as its
 * flash. Nobody found is no fault.
 */
export async function askForLike(context: PageContext, form: FormData): Promise<void> {
  const key = form.get("_key");
  if (typeof key !== "string" || !isFormKey(context, key, ACTION)) return setFlash(context, "action_failed");
  try {
    const answer = await context.upstream.ask(autoLike, {}, { key });
    if (answer.ok) setFlash(context, "new_like", undefined, answer.value.id);
    else setFlash(context, "no_new_like");
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    // Nobody left who could like the member.
    if (error.status === 404) return setFlash(context, "no_new_like");
    context.runtime.log({ msg: "auto-like failed", requestId: context.requestId, ...error.forLog() });
    setFlash(context, "action_failed");
  }
}

/** Lists know most profiles; one that upstream tells only by its id is read. */
async function cardFor(
  context: PageContext,
  id: number,
): Promise<(WireCard & { liked: boolean }) | undefined> {
  const { profiles, liked_by } = await context.upstream.mustRead(list);
  const own = profiles.find((card) => card.id === id);
  const theirs = liked_by.find((entry) => entry.id === id);
  const known = { ...own, ...theirs };
  const match = own !== undefined && theirs !== undefined;
  if (known.name !== undefined) return { ...known, id, name: known.name, liked: match };
  const answer = await context.upstream.read(read, { query: { id } });
  return answer.ok ? { ...answer.value.profile, liked: match } : undefined;
}

async function overlayOf(context: PageContext, card: WireCard): Promise<OverlayModel> {
  const [site, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const { t } = translator;
  const words = translator.words("likes").overlay;
  const members = translator.words("members");
  const { id, name, picture, fictional, liked } = cardOf(site, card, {
    photo: members.photo_of,
    none: members.no_photo_of,
  });
  return {
    profile: id,
    title: words.title,
    text: liked ? t("common:flash_match", { name }) : t("likes:overlay.likes_you", { name }),
    picture,
    fictional,
    photoText: words.photo,
    startText: words.start,
    startingText: words.starting,
    closeText: translator.words("common").close,
  };
}
