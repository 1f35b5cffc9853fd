import { gifts, sendGif, sendGift, sendPhoto } from "#app/contract/messages.server";
import { removePhotoFiles, storePicture } from "../account/photo-files";
import { forMembers } from "../http/call";
import { Refusal } from "../http/refusal";
import { requireContactable } from "../members/visibility";
import { GIFTS, wireGift } from "./gift-list";
import { costsFor, readPaying } from "./payment";
import { countMessage, send } from "./send";
import { type Attachment, wireMessage } from "./wire-message";

const attachmentJson = (attachment: Attachment) => JSON.stringify(attachment);

/** The photo lies under a path nobody can guess, which only the two members get. */
const sendPhotoRoute = forMembers(
  sendPhoto,
  async ({ backend, db: before, body, viewer, key, now, write }) => {
    // Looked at before drawing, and once more where it counts.
    await requireContactable(before, viewer.id, body.profile, "message");
    const { photo: costs } = costsFor(await readPaying(before, viewer.id), backend.limits);
    if (viewer.credits < costs) throw new Refusal("not_enough_credits", { credits: viewer.credits, costs });
    const stored = await storePicture(backend.picturesDir, `c/${viewer.id}`, body.photo);
    if (typeof stored === "string") throw new Refusal("photo_refused", { reason: stored });
    try {
      const image = { ...stored, variants: JSON.parse(stored.variants) };
      const answer = await write(async (db) => {
        await countMessage(backend, db, viewer.id, now);
        const { row, credits } = await send(backend, db, {
          senderId: viewer.id,
          profileId: body.profile,
          kind: "photo",
          text: null,
          attachment: attachmentJson({ image }),
          costs,
          mayBeFree: false,
          key,
          now,
        });
        return { message: wireMessage(row, viewer), credits };
      });
      backend.replies.wake();
      return answer;
    } catch (error) {
      await removePhotoFiles(backend.picturesDir, stored);
      throw error;
    }
  },
);

const giftsRoute = forMembers(gifts, async ({ backend, viewer, query }) => ({
  gifts: GIFTS.map(({ id }) => wireGift(id, backend.limits.giftCredits, query.language ?? viewer.language)),
}));

const sendGiftRoute = forMembers(sendGift, async ({ backend, body, viewer, key, now, write }) => {
  if (!GIFTS.some(({ id }) => id === body.gift)) throw new Refusal("gift_not_found");
  const { giftCredits: costs, messageLength } = backend.limits;
  const text = body.text?.trim() || null;
  if ([...(text ?? "")].length > messageLength)
    throw new Refusal("message_too_long", { message_length: messageLength });
  const answer = await write(async (db) => {
    await countMessage(backend, db, viewer.id, now);
    const { row, credits } = await send(backend, db, {
      senderId: viewer.id,
      profileId: body.profile,
      kind: "gift",
      text,
      attachment: attachmentJson({ gift: { id: body.gift, credits: costs } }),
      costs,
      mayBeFree: false,
      key,
      now,
    });
    return { message: wireMessage(row, viewer), credits };
  });
  backend.replies.wake();
  return answer;
});

const sendGifRoute = forMembers(sendGif, async ({ backend, body, viewer, key, now, write }) => {
  const answer = await write(async (db) => {
    await countMessage(backend, db, viewer.id, now);
    const { row, credits } = await send(backend, db, {
      senderId: viewer.id,
      profileId: body.profile,
      kind: "gif",
      text: null,
      attachment: attachmentJson({ gif: body.gif }),
      costs: backend.limits.messageCredits,
      mayBeFree: true,
      key,
      now,
    });
    return { message: wireMessage(row, viewer), credits };
  });
  backend.replies.wake();
  return answer;
});

export const attachmentRoutes = [sendPhotoRoute, giftsRoute, sendGiftRoute, sendGifRoute];
