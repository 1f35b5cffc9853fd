import { blocked, unblock } from "#app/contract/members.server";
import { formDataOf } from "#app/http/form.server";
import { type FormDone, formDone } from "#app/http/form-outcome";
import type { Words } from "#app/i18n/catalog";
import { issueFormKey, verifiedFormKey } from "#app/once/form-key.server";
import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { setFlash } from "#app/session/flash.server";
import type { FlashCode } from "#app/session/flash-codes";
import { getLanguage } from "#app/session/language.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { pictureUrl } from "#app/shared/photos/picture-url.server";
import { cardOf } from "#app/shared/profile/card-model.server";
import { withFallback } from "#app/upstream/with-fallback.server";

interface BlockedPerson {
  id: number;
  name: string;
  age: number | undefined;
  photo: string | undefined;
  fictional: string | undefined;
  picture: { tone: number };
  /** The button's whole words. */
  unblock: string;
}

type Link = { href: string; label: string };

export interface BlockedModel {
  title: string;
  words: Words<"account">["settings"];
  key: string;
  page: number;
  people: BlockedPerson[];
  pager: { label: string; text: string; previous?: Link; next?: Link } | undefined;
}

const ACTION = "unblock";
const PAGE_SIZE = 20;
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
  const pages = Math.max(1, Math.ceil(profiles.length / PAGE_SIZE));
  const page = pageOf(context.url.searchParams.get("page"), pages);
  const shown = profiles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
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

function pageOf(text: string | null, pages: number): number {
  return text !== null && /^\d{1,4}$/.test(text) ? Math.min(Math.max(Number(text), 1), pages) : 1;
}

/** Takes a block back and goes on to the same page of the list. */
export async function takeBlockBack(context: PageContext, request: Request): Promise<FormDone> {
  await requireMember(context);
  const form = await formDataOf(request);
  setFlash(context, await unblockBy(context, form));
  const page = form.get("page");
  const isPage = typeof page === "string" && /^[2-9]$|^[1-9]\d{1,3}$/.test(page);
  return formDone(paths.blockedMembers({ page: isPage ? page : undefined }));
}

async function unblockBy(context: PageContext, form: FormData): Promise<FlashCode> {
  const profile = Number(form.get("unblock"));
  const isOurs = verifiedFormKey(context, form, ACTION) !== undefined;
  if (!isOurs || !Number.isSafeInteger(profile) || profile < 1) return "action_failed";
  const answer = await withFallback(context.upstream.ask(unblock, { body: { profile } }), undefined);
  return answer ? "unblocked" : "action_failed";
}
