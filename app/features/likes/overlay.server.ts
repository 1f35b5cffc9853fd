import { read } from "#app/contract/chat.server";
import { autoLike, list } from "#app/contract/likes.server";
import { icebreakers } from "#app/contract/messages.server";
import { cleanText } from "#app/http/clean-text.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { type FormKey, issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import { type EffectAnswer, once } from "#app/once/once.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { getViewer } from "#app/session/viewer.server";
import { type PictureModel, pictureOf } from "#app/shared/photos/picture-url.server";
import { cardOf, type WireCard } from "#app/shared/profile/card-model.server";
import { readMember } from "#app/shared/profile/read-members.server";
import type { PictureProps } from "#app/ui/picture";
import type { UpstreamFailure } from "#app/upstream/failure.server";
import { withFallback, withRecovery } from "#app/upstream/with-fallback.server";
import { newFirst } from "./likes.server";

export interface OverlayModel {
  profile: number;
  title: string;
  text: string;
  picture: Omit<PictureProps, "sizes">;
  /** Of a match alone: the member's own photo, or the sign for none, beside the other, and a line to begin with. */
  match: { own: PictureModel; line: string | undefined } | undefined;
  fictional: string | undefined;
  photoText: string;
  /** Undefined where a message would be refused: the other one is invisible (ACCT-05). */
  startText: string | undefined;
  startingText: string;
  closeText: string;
}

export interface NewLikeModel {
  title: string;
  words: Words<"likes">["overlay"];
  overlay: OverlayModel | undefined;
  key: string;
}

const ACTION = "auto_like";
const NOT_FOUND = 404;

/** The overlay for one profile (LIKE-03); undefined where nothing is known of it, for the page is more than it. */
export async function loadOverlay(context: PageContext, profile: number): Promise<OverlayModel | undefined> {
  return withFallback(readOverlay(context, profile), undefined);
}

async function readOverlay(context: PageContext, profile: number): Promise<OverlayModel | undefined> {
  const card = await readCard(context, profile);
  return card && getOverlay(context, card);
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
 * Asks upstream for a profile for the overlay (`auto-like.php`), once per form key, and leaves it to the next page as
 * its flash. Nobody found is no fault.
 */
export async function findNewLike(context: PageContext, form: FormData): Promise<FormDone> {
  const formKey = verifiedFormKey(context, form, ACTION);
  const outcome =
    formKey &&
    (await once<number, "nobody">(context, formKey, {
      name: ACTION,
      payload: "",
      perform: (key) => withRecovery(readAutoLike(context, key), nobodyWhereNotFound),
    }));
  if (outcome?.kind === "done") setFlash(context, "new_like", undefined, outcome.value);
  else setFlash(context, outcome?.kind === "refused" ? "no_new_like" : "action_failed");
  return formDone(paths.likes());
}

const NOBODY = { ok: false, refusal: "nobody" } as const;

async function readAutoLike(context: PageContext, key: FormKey): Promise<EffectAnswer<number, "nobody">> {
  const answer = await context.upstream.ask(autoLike, {}, { key });
  return answer.ok ? { ok: true, value: answer.value.id } : NOBODY;
}

/** Nobody left who could like the member. */
function nobodyWhereNotFound(failure: UpstreamFailure) {
  if (failure.status === NOT_FOUND) return NOBODY;
  throw failure;
}

/** Lists know most profiles; one that upstream lists only by its id is read. */
async function readCard(
  context: PageContext,
  id: number,
): Promise<(WireCard & { liked: boolean }) | undefined> {
  const { profiles, liked_by } = await context.upstream.mustRead(list);
  const own = profiles.find((card) => card.id === id);
  const theirs = liked_by.find((entry) => entry.id === id);
  const known = { ...own, ...theirs };
  const match = own !== undefined && theirs !== undefined;
  if (known.name !== undefined) return { ...known, id, name: known.name, liked: match };
  const answer = await readMember(context, id);
  return answer.ok ? { ...answer.value.profile, liked: match } : undefined;
}

async function getOverlay(context: PageContext, card: WireCard): Promise<OverlayModel> {
  const [site, { translator }, canWrite] = await Promise.all([
    getSite(context),
    getLanguage(context),
    withFallback(mayWrite(context, card.id), true),
  ]);
  const { t } = translator;
  const words = translator.words("likes").overlay;
  const members = translator.words("members");
  const { id, name, picture, fictional, liked } = cardOf(site, card, {
    photo: members.photo_of,
    none: members.no_photo_of,
  });
  const text = liked ? t("common:flash_match", { name }) : t("likes:overlay.likes_you", { name });
  return {
    profile: id,
    title: words.title,
    text: canWrite ? text : `${text} ${t("profile:unreachable", { name })}`,
    picture,
    match: liked ? await readMatch(context, id, canWrite) : undefined,
    fictional,
    photoText: words.photo,
    startText: canWrite ? words.start : undefined,
    startingText: words.starting,
    closeText: translator.words("common").close,
  };
}

async function mayWrite(context: PageContext, profile: number): Promise<boolean> {
  const answer = await context.upstream.read(read, { query: { profile, limit: 1 } });
  return !answer.ok || answer.value.can_be_written !== false;
}

async function readMatch(
  context: PageContext,
  profile: number,
  canWrite: boolean,
): Promise<OverlayModel["match"]> {
  const [site, viewer, line] = await Promise.all([
    getSite(context),
    getViewer(context),
    // A match is one without a line too.
    canWrite ? withFallback(readFirstLine(context, profile), undefined) : undefined,
  ]);
  return { own: pictureOf(site, viewer?.user.profile.main_image), line };
}

/** The first of upstream's opening lines that may be sent as it stands. */
async function readFirstLine(context: PageContext, profile: number): Promise<string | undefined> {
  const [{ message_length }, { translator }] = await Promise.all([getSite(context), getLanguage(context)]);
  const answer = await context.upstream.read(icebreakers, {
    query: { profile, language: translator.language },
  });
  if (!answer.ok) return undefined;
  return answer.value.icebreakers
    .map((line) => cleanText(line))
    .find((line) => line !== "" && [...line].length <= message_length);
}
