import type { SeedMember } from "#server/reference-backend/seed/members";
import { type Random, randomFrom } from "#server/reference-backend/seed/random";
import { darker, FABRICS, hairTone, mix, SKIN_TONES } from "./tones";

export type Neckline = "crew" | "vneck" | "shirt" | "turtleneck" | "hoodie" | "straps" | "blazer";
export type Pattern = "plain" | "stripes" | "dots" | "knit";

/** How a member looks in every one of their pictures. */
export interface Look {
  skin: string;
  hair: string;
  hairStyle: string;
  eyes: string;
  eyeStyle: string;
  brows: string;
  nose: string;
  head: string;
  lips: string;
  ink: string;
  glasses?: string;
  earrings?: string;
  freckles: boolean;
  beard: number;
  ageLines: boolean;
  /** Width of the shoulders, 1 = average. */
  build: number;
}

/** What changes from one photo of a member to the next. */
export interface Take {
  mouth: string;
  fabric: string;
  accent: string;
  neckline: Neckline;
  pattern: Pattern;
  flip: boolean;
  scale: number;
  shift: number;
  tilt: number;
}

// Numbers are variants of the Lorelei set.
const LONG_HAIR = "10 13 14 15 16 17 18 19 21 23 24 29 30 31 32 33 35 37 38 42 46 48 45".split(" ");
const SHORT_HAIR = "01 02 03 04 07 08 09 11 20 22 43 44 47 05 28 12".split(" ");
const CURLY_LONG = "18 24 35 32 37 05".split(" ");
const CURLY_SHORT = "39 05 09 22 28 44".split(" ");
const GRAY_LONG = "13 14 15 19 24 31 32 37 38 46 47".split(" ");
const GRAY_SHORT = "01 08 07 28 25 22 47".split(" ");
const FEMALE_EYES = "02 04 06 11 12 20 23 24 08 10".split(" ");
const MALE_EYES = "02 04 06 10 14 20 21 24 08".split(" ");
const MOUTHS = "happy01 happy02 happy04 happy05 happy06 happy01 happy06".split(" ");
const EYE_TONES: Record<string, string> = {
  blue: "#2f5f94",
  green: "#3c6b4a",
  hazel: "#6b4a22",
  brown: "#4a2a1a",
  gray: "#4d5a66",
  other: "#44395c",
};

function hairStyles(member: SeedMember, older: boolean, curly: boolean): readonly string[] {
  if (member.hairColor === "bald") return ["25", "28", "25"];
  if (member.gender === "female") return older ? GRAY_LONG : curly ? CURLY_LONG : LONG_HAIR;
  return older ? GRAY_SHORT : curly ? CURLY_SHORT : SHORT_HAIR;
}

const DARK_HAIR = new Set(["black", "dark_brown", "brunette", "bald", "gray", "white", "other"]);

function drawSkin(random: Random, hairColor: string): number {
  if (!DARK_HAIR.has(hairColor)) return random.between(0, hairColor === "red" ? 1 : 3);
  return random.chance(0.62) ? random.between(1, 5) : random.between(5, SKIN_TONES.length - 1);
}

/** The member's own features; the same in all their photos. */
export function lookOf(member: SeedMember): Look {
  const random = randomFrom(`look ${member.id}`);
  const female = member.gender === "female";
  const older = member.hairColor === "gray" || member.hairColor === "white";
  const tone = drawSkin(random, member.hairColor);
  const skin = SKIN_TONES[tone] ?? SKIN_TONES[0];
  const hair = hairTone(random, member.hairColor);
  const builds = { slim: 0.94, normal: 1, fat: 1.12 };
  const eyeTone = EYE_TONES[member.eyeColor] ?? "#4a2a1a";
  return {
    skin,
    hair,
    hairStyle: random.pick(hairStyles(member, older, tone > 6 && random.chance(0.8))),
    eyes: mix(eyeTone, "#1a1014", tone > 5 ? 0.6 : 0.35),
    eyeStyle: random.pick(female ? FEMALE_EYES : MALE_EYES),
    brows: random.pick(female ? ["02", "05", "07", "09"] : ["02", "03", "05", "09", "03"]),
    nose: random.pick(["01", "04", "05", "06", "01"]),
    head: random.pick(["01", "02", "03", "04"]),
    lips: female
      ? mix(skin, random.pick(["#b8324a", "#c24a4a", "#a03058"]), 0.75)
      : darker(mix(skin, "#a8423c", 0.5), 0.25),
    ink: darker(skin, tone > 6 ? 0.82 : 0.72),
    glasses: random.chance(older ? 0.4 : 0.16) ? random.pick(["01", "03", "04"]) : undefined,
    earrings: female && random.chance(0.45) ? random.pick(["01", "02", "03"]) : undefined,
    freckles: member.hairColor === "red" || (tone < 3 && random.chance(0.12)),
    beard: !female && random.chance(0.45) ? random.within(0.35, 0.95) : 0,
    ageLines: older,
    build: builds[member.bodyType] * (female ? 0.9 : 1.06),
  };
}

/** Clothes, smile and pose of one photo. */
export function takeOf(member: SeedMember, take: number): Take {
  const random = randomFrom(`take ${member.id}/${take}`);
  const female = member.gender === "female";
  const necklines: readonly Neckline[] = female
    ? ["crew", "vneck", "vneck", "straps", "shirt", "blazer", "turtleneck", "crew"]
    : ["crew", "shirt", "hoodie", "shirt", "blazer", "turtleneck", "crew"];
  const neckline = random.pick(necklines);
  const [fabric = "#3d5a80", accent = "#f0e3d0"] = random.sample(FABRICS, 2);
  const patterned = neckline === "crew" || neckline === "turtleneck" || neckline === "vneck";
  return {
    mouth: random.pick(MOUTHS),
    fabric,
    accent,
    neckline,
    pattern: patterned ? random.pick(["plain", "plain", "stripes", "dots", "knit"] as const) : "plain",
    flip: random.chance(0.5),
    scale: random.within(0.86, 1.06),
    shift: random.within(-55, 55),
    tilt: random.within(-3.5, 3.5),
  };
}
