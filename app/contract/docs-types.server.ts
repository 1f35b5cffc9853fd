import type { z } from "zod";
import { chatEntry } from "./chat.server";
import { company } from "./company-shape.server";
import { likedBy } from "./likes.server";
import { gift, message } from "./message-shape.server";
import { bundle, discountCode } from "./packages.server";
import { payment } from "./payment-shape.server";
import { image, imageVariant, ownProfile, profile, profileCard } from "./profile-shape.server";
import { tracking } from "./signup.server";
import { settings } from "./site.server";
import { totals, user } from "./user.server";
import {
  wireBool,
  wireDay,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireName,
  wireNumber,
  wireText,
} from "./wire.server";

/** How PHP may spell the values: the words of docs/contract.md and the components of docs/openapi.json. */
export const WIRE_TYPES: readonly { name: string; schema: z.ZodType; spellings: string; becomes: string }[] =
  [
    {
      name: "bool",
      schema: wireBool,
      spellings: '`true` `false`, `1` `0`, `"1"` `"0"`, `"true"` `"false"`, `"yes"` `"no"`, `""` (false)',
      becomes: "true or false",
    },
    { name: "int", schema: wireInt, spellings: '`7`, `"7"`', becomes: "a whole number" },
    { name: "id", schema: wireId, spellings: '`7`, `"7"`', becomes: "a positive whole number" },
    { name: "number", schema: wireNumber, spellings: '`7.5`, `"7.5"`', becomes: "a number" },
    { name: "text", schema: wireText, spellings: '`"Anna"`, `7`, `null` (empty)', becomes: "text" },
    { name: "day", schema: wireDay, spellings: '`"1990-05-01"`', becomes: "a calendar day" },
    {
      name: "instant",
      schema: wireInstant,
      spellings: '`"2026-01-31T12:00:00Z"`, `"2026-01-31 12:00:00"` (UTC), Unix seconds as a number or text',
      becomes: "a moment",
    },
    {
      name: "done",
      schema: wireDone,
      spellings: "any object, `[]`, `null` or an empty body",
      becomes: "nothing",
    },
  ];

/** Shapes that several calls share, in the order the docs list them. */
export const SHARED_TYPES: readonly { name: string; schema: z.ZodType }[] = [
  { name: "user", schema: user },
  { name: "totals", schema: totals },
  { name: "profileCard", schema: profileCard },
  { name: "profile", schema: profile },
  { name: "ownProfile", schema: ownProfile },
  { name: "image", schema: image },
  { name: "imageVariant", schema: imageVariant },
  { name: "likedBy", schema: likedBy },
  { name: "chatEntry", schema: chatEntry },
  { name: "message", schema: message },
  { name: "gift", schema: gift },
  { name: "settings", schema: settings },
  { name: "company", schema: company },
  { name: "tracking", schema: tracking },
  { name: "bundle", schema: bundle },
  { name: "payment", schema: payment },
  { name: "discountCode", schema: discountCode },
];

/** The schema's name in the docs, if it has one. */
export const TYPE_NAMES: ReadonlyMap<unknown, string> = new Map(
  // A name is text on the wire; what is done with it concerns nobody who writes PHP.
  [...WIRE_TYPES, ...SHARED_TYPES, { name: "text", schema: wireName }].map(({ name, schema }) => [
    schema,
    name,
  ]),
);

/** By name: bundlers order a module's exports differently, and the printed files must not depend on who prints. */
export function inOrder<Named extends { name: string }>(list: readonly Named[]): Named[] {
  return [...list].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
