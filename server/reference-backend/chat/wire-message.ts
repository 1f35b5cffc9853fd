import type { z } from "zod";
import type { message } from "#app/contract/chat.server";
import type { MessageRow } from "../database/schema";

export type WireMessage = z.input<typeof message>;

/** A message as `viewerId` sees it; the key is told to its sender only. */
export function wireMessage(row: MessageRow, viewerId: number): WireMessage {
  const own = row.sender_id === viewerId;
  const attachment = row.attachment === null ? {} : (JSON.parse(row.attachment) as Partial<WireMessage>);
  return {
    id: row.id,
    conversation: { id: row.conversation_id },
    kind: row.kind as WireMessage["kind"],
    text: row.text ?? "",
    ...attachment,
    own,
    date: new Date(row.created_at).toISOString(),
    ...(own && row.key !== null && { key: row.key }),
  };
}
