import { blocked, unblock } from "#app/contract/members.server";
import { isFormKey, issueFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { UpstreamFailure } from "#app/upstream/failure.server";
import type { BlockedModel } from "./blocked-view";

const ACTION = "unblock";
const A_PAGE = 20;
const AVATAR_PX = 96;

/** The members whom the viewer blocked, a page at a time (ACCT-07). */
export async function loadBlocked(context: PageContext): Promise<BlockedModel> {
  await requireMember(context);
  const [site, { translator }, { profiles }] = await Promise.all([
    getSite(context),
    getLanguage(context),
    context.upstream.mustRead(blocked),
  ]);
  const { t } = translator;
  const words = translator.words("account").settings;
  const members = translator.words("members");
  const pages = Math.max(1, Math.ceil(profiles.length / A_PAGE));
  const page = pageOf(context.url.searchParams.get("page"), pages);
  const shown = profiles.slice((page - 1) * A_PAGE, page * A_PAGE);
  const linkTo = (to: number) => paths.blockedMembers({ page: to > 1 ? to : undefined });
  return {
    title: words.blocked_title,
    words,
    key: issueFormKey(context, ACTION),
    page,
    people: shown.map((card) => ({
      ...cardOf(site, card, { photo: members.photo_of, none: members.no_photo_of }),
      photo: pictureUrl(site, card.main_image, AVATAR_PX),
      unblock: t("account:settings.unblock_named", { name: card.name }),
    })),
    pager:
      pages > 1
        ? {
            label: members.pages_label,
            text: t("members:page", { page, pages }),
            previous: page > 1 ? { href: linkTo(page - 1), label: members.previous } : undefined,
            next: page < pages ? { href: linkTo(page + 1), label: members.next } : undefined,
          }
        : undefined,
  };
}

function pageOf(given: string | null, pages: number): number {
  return given !== null && /^\d{1,4}$/.test(given) ? Math.min(Math.max(Number(given), 1), pages) : 1;
}

/** Takes a block back. Gives the page of the list to go on to. */
export async function takeBlockBack(context: PageContext, form: FormData): Promise<string> {
  await requireMember(context);
  const key = form.get("_key");
  const profile = Number(form.get("unblock"));
  const page = form.get("page");
  const isOurs = isFormKey(context, typeof key === "string" ? key : undefined, ACTION);
  if (!isOurs || !Number.isSafeInteger(profile) || profile < 1) setFlash(context, "action_failed");
  else await unblockNow(context, profile);
  const isPage = typeof page === "string" && /^[2-9]$|^[1-9]\d{1,3}$/.test(page);
  return paths.blockedMembers({ page: isPage ? page : undefined });
}

async function unblockNow(context: PageContext, profile: number): Promise<void> {
  try {
    await context.upstream.ask(unblock, { body: { profile } });
    setFlash(context, "unblocked");
  } catch (error) {
    if (!(error instanceof UpstreamFailure) || error.code === "authentication_required") throw error;
    context.runtime.log({ msg: "unblock failed", requestId: context.requestId, ...error.forLog() });
    setFlash(context, "action_failed");
  }
}
