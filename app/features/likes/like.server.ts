import { like, list, markSeen, unlike } from "#app/contract/likes.server";
import { isOfOtherLogin } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { setFlash } from "#app/session/flash.server";
import { sayWhoIsHere } from "#app/session/viewer.server";
import { withFallback, withRecovery } from "#app/upstream/with-fallback.server";

type LikeIntent = "like" | "unlike";

/** What a like's form asks for. */
interface PostedLike {
  intent: LikeIntent;
  profile: number;
}

/** Does what a like's form asks for (LIKE-02), but for no other member than its page was opened by (AUTH-01). */
export async function likeAsPosted(context: PageContext, form: FormData, posted: PostedLike): Promise<void> {
  if (isOfOtherLogin(context, form)) await sayWhoIsHere(context);
  else await changeLike(context, posted.intent, posted.profile);
}

/** Likes a profile or takes the like back, and leaves a word for the next page. Twice changes nothing. */
async function changeLike(
  context: PageContext,
  intent: LikeIntent,
  profile: number,
  name = "",
): Promise<void> {
  const change = intent === "like" ? addLike(context, profile, name) : takeLikeBack(context, profile);
  await withRecovery(change, () => setFlash(context, "action_failed"));
}

async function addLike(context: PageContext, profile: number, name: string): Promise<void> {
  const answer = await context.upstream.ask(like, { body: { profile } });
  if (!answer.ok) setFlash(context, answer.code === "rate_limited" ? "too_often" : "blocked_action");
  // Where the form carries no name, the overlay knows it.
  else if (answer.value.match) setFlash(context, name ? "match" : "new_like", name || undefined, profile);
  else if (name) setFlash(context, "like_sent", name);
}

async function takeLikeBack(context: PageContext, profile: number): Promise<void> {
  await context.upstream.ask(unlike, { body: { profile } });
  setFlash(context, "like_taken_back");
}

/**
 * Opening a profile that likes the member clears its new-like flag (SPEC §4, PROF-06), and no other's. Gives how many
 * new likes there are less: 0 or 1. A failure is no reason to hide the profile.
 */
export async function clearNewLike(context: PageContext, profile: number): Promise<0 | 1> {
  return withFallback(markNewLikeSeen(context, profile), 0);
}

async function markNewLikeSeen(context: PageContext, profile: number): Promise<0 | 1> {
  const { liked_by } = await context.upstream.mustRead(list);
  if (!liked_by.some(({ id, like_new }) => id === profile && like_new)) return 0;
  await context.upstream.ask(markSeen, { body: { profile } });
  return 1;
}

/** The like or unlike a form asks for: buttons are named after what they do and carry the profile's id. */
export function likeFromForm(form: FormData): PostedLike | undefined {
  for (const intent of ["like", "unlike"] as const) {
    const value = form.get(intent);
    if (typeof value === "string" && /^[1-9]\d{0,14}$/.test(value)) return { intent, profile: Number(value) };
  }
  return undefined;
}
