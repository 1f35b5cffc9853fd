import type { z } from "zod";
import type { gift } from "#app/contract/message-shape.server";

type WireGift = z.input<typeof gift>;

/** What can be given. An id stays what it is: messages name it. */
export const GIFTS = [
  { id: 1, file: "rose" },
  { id: 2, file: "chocolates" },
  { id: 3, file: "teddy" },
  { id: 4, file: "balloon" },
  { id: 5, file: "cake" },
  { id: 6, file: "champagne" },
  { id: 7, file: "perfume" },
  { id: 8, file: "ring" },
] as const;

export type GiftFile = (typeof GIFTS)[number]["file"];

const ENGLISH: Record<GiftFile, string> = {
  rose: "Rose",
  chocolates: "Chocolates",
  teddy: "Teddy bear",
  balloon: "Heart balloon",
  cake: "Cake",
  champagne: "Champagne",
  perfume: "Perfume",
  ring: "Ring",
};

const NAMES: Record<string, Record<GiftFile, string>> = {
  en: ENGLISH,
  de: {
    rose: "Rose",
    chocolates: "Pralinen",
    teddy: "Teddybär",
    balloon: "Herzballon",
    cake: "Torte",
    champagne: "Champagner",
    perfume: "Parfüm",
    ring: "Ring",
  },
  es: {
    rose: "Rosa",
    chocolates: "Bombones",
    teddy: "Osito",
    balloon: "Globo de corazón",
    cake: "Tarta",
    champagne: "Champán",
    perfume: "Perfume",
    ring: "Anillo",
  },
  fr: {
    rose: "Rose",
    chocolates: "Chocolats",
    teddy: "Ours en peluche",
    balloon: "Ballon cœur",
    cake: "Gâteau",
    champagne: "Champagne",
    perfume: "Parfum",
    ring: "Bague",
  },
  it: {
    rose: "Rosa",
    chocolates: "Cioccolatini",
    teddy: "Orsetto",
    balloon: "Palloncino a cuore",
    cake: "Torta",
    champagne: "Champagne",
    perfume: "Profumo",
    ring: "Anello",
  },
  nl: {
    rose: "Roos",
    chocolates: "Bonbons",
    teddy: "Teddybeer",
    balloon: "Hartballon",
    cake: "Taart",
    champagne: "Champagne",
    perfume: "Parfum",
    ring: "Ring",
  },
  pl: {
    rose: "Róża",
    chocolates: "Czekoladki",
    teddy: "Miś",
    balloon: "Balon w kształcie serca",
    cake: "Tort",
    champagne: "Szampan",
    perfume: "Perfumy",
    ring: "Pierścionek",
  },
};

/** A gift on the wire, named in one language. */
export function wireGift(id: number, credits: number, language: string): WireGift {
  const file = GIFTS.find((one) => one.id === id)?.file ?? "rose";
  return { id, name: (NAMES[language] ?? ENGLISH)[file], match: giftPath(file), credits };
}

/** Path of a gift's picture behind `cdn_prefix`. */
export function giftPath(file: GiftFile): string {
  return `g/${file}.webp`;
}
