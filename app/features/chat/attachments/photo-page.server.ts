import type { PageContext } from "#app/page-context";
import { paths } from "#app/paths";
import { getLanguage } from "#app/session/language.server";
import { isCovered, photoCoversOf } from "#app/session/photo-covers.server";
import { getSite } from "#app/session/site.server";
import { requireMember } from "#app/session/viewer.server";
import { forOwner, isPending, pictureOf } from "#app/shared/photos/picture-url.server";
import type { PictureSource } from "#app/ui/picture";
import { findMessage } from "../one-message.server";

export interface ChatPhotoModel {
  title: string;
  src: string;
  set: readonly PictureSource[] | undefined;
  width: number;
  height: number;
  tone: number | undefined;
  fictional: string | undefined;
  /** Undefined for an own photo. */
  report: { href: string; label: string } | undefined;
  /** To its message. */
  back: { href: string; label: string };
}

/** A photo of a conversation, large (CHAT-19); undefined where this member has no such photo. */
export async function loadChatPhoto(
  context: PageContext,
  conversation: number,
  id: number,
): Promise<ChatPhotoModel | undefined> {
  const viewer = await requireMember(context);
  const [site, { translator }, found] = await Promise.all([
    getSite(context),
    getLanguage(context),
    findMessage(context, conversation, id),
  ]);
  if (found?.message.kind !== "photo" || !found.message.image) return undefined;
  const { message, profile } = found;
  // Nobody sees by its number what is covered in the conversation (SAFE-07), or waits for the operator (SAFE-10).
  const covers = photoCoversOf(context, viewer.user.profile.id);
  if (!message.own && (isPending(message.image) || isCovered(covers, message))) return undefined;
  const image = message.own ? forOwner(message.image) : message.image;
  const { src, set, width, height, tone } = pictureOf(site, image);
  if (src === undefined) return undefined;
  const { words, t } = translator;
  const { name } = profile;
  return {
    title: message.own ? t("chat:attach.photo_own", { name }) : t("chat:attach.photo_from", { name }),
    src,
    set,
    width,
    height,
    tone,
    fictional: !message.own && profile.fictional ? site.fictional.singular : undefined,
    report: message.own
      ? undefined
      : { href: paths.memberReport(profile.id, { about: `message-${id}` }), label: words("chat").report },
    back: { href: `${paths.chat(conversation)}#msg${id}`, label: words("chat").attach.back },
  };
}
