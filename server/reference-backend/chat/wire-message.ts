import type { z } from "zod";
import type { message } from "#app/contract/message-shape.server";
import type { MessageRow } from "../database/schema";
import { wireGift } from "./gift-list";

export type WireMessage = z.input<typeof message>;

/** What a message carries besides its text; a gift by its id and the credits it cost. */
export type Attachment =
  | { image: NonNullable<WireMessage["image"]> }
  | { gift: { id: number; credits: number } }
  | { gif: string };

/** A message as the viewer sees it; the key is told to its sender only. */
export function wireMessage(row: MessageRow, viewer: { id: number; language: string }): WireMessage {
  const own = row.sender_id === viewer.id;
  return {
    id: row.id,
    conversation: { id: row.conversation_id },
    kind: row.kind as WireMessage["kind"],
    text: row.text ?? "",
    ...(row.attachment !== null && attached(JSON.parse(row.attachment), viewer.language)),
    own,
    date: new Date(row.created_at).toISOString(),
    ...(own && row.key !== null && { key: row.key }),
  };
}

function attached(attachment: Attachment, language: string): Pick<WireMessage, "image" | "gift" | "gif"> {
  if (!("gift" in attachment)) return attachment;
  const { id, credits } = attachment.gift;
  return { gift: wireGift(id, credits, language) };
}
