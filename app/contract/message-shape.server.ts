import { z } from "zod";
import { image } from "./profile-shape.server";
import { MESSAGE_KINDS } from "./values";
import { field, wireBool, wireId, wireInstant, wireInt, wireOptional, wireText } from "./wire.server";

export const gift = z.object({
  id: field(wireId, "Number of the gift.", 3),
  name: field(wireText, "What it is called, in the member's language.", "A rose"),
  match: field(z.string(), "Path of its picture behind `cdn_prefix`.", "gifts/rose.webp"),
  credits: field(wireInt, "What it costs.", 10, "credits"),
});

/** One message; `conversation.id` as SPEC §3 has it. */
export const message = z.object({
  id: field(wireId, "Number of the message; rises as messages come.", 512),
  conversation: field(
    z.object({ id: field(wireId, "Number of the conversation.", 9) }),
    "The conversation it belongs to.",
    { id: 9 },
  ),
  kind: field(
    z.enum(MESSAGE_KINDS),
    "`text`, `photo`, `gift` or `gif`; any other word counts as `other`, of which the text is shown.",
    "text",
  ),
  text: field(wireText.optional(), "What was written; what comes with a gift.", "Hello"),
  image: field(wireOptional(image), "The photo, where the kind is `photo`.", { match: "members/24/1.webp" }),
  gift: field(wireOptional(gift), "The gift, where the kind is `gift`.", {
    id: 3,
    name: "A rose",
    match: "gifts/rose.webp",
    credits: 10,
  }),
  gif: field(
    wireOptional(z.string()),
    "Name of a GIF as it was sent; the BFF shows it from its own origin.",
    "own/wave",
  ),
  own: field(wireBool, "Whether the asking member wrote it.", 1),
  date: field(wireInstant, "When it was sent.", "2026-01-31T12:00:00Z"),
  key: field(
    wireOptional(z.string()),
    "The Idempotency-Key it was sent with: how the BFF finds it again after a lost answer.",
    "k1_7f3a…",
  ),
});
