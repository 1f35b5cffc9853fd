import type { SeedMember } from "#server/reference-backend/seed/members";
import { type Random, randomFrom } from "#server/reference-backend/seed/random";
import { hairInk, type InkSet, inksOf, type Light } from "./inks";
import { distance, mix } from "./tones";

type Neckline = "crew" | "vneck" | "shirt" | "turtleneck" | "hoodie" | "straps" | "blazer";
type Pattern = "plain" | "stripes" | "dots";

/** How a member looks in every one of their pictures. */
export interface Look {
  inks: InkSet;
  skin: string;
  /** The skin away from the light. */
  skinShade: string;
  hair: string;
  hairShade: string;
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
  beard: "none" | "stubble" | "full";
  ageLines: boolean;
  /** Width of the shoulders, 1 = average. */
  build: number;
  /** Width and height of the face, 1 = the set's own, which is a child's. */
  face: readonly [number, number];
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
  /** Where the middle of the face is, from the top. */
  rise: number;
  tilt: number;
  shade: "behind" | "before" | "none";
}

// Numbers are variants of the Lorelei set. Left out: pigtails, tufts, round eyes and whatever else makes a child of a face.
const LONG_HAIR = "15 17 18 19 21 24 31 32 33 35 37 40 41 42 45 36 38 14".split(" ");
const SHORT_HAIR = "01 02 03 04 07 08 12 20 22 44 47 05 09 36 37".split(" ");
const CURLY_LONG = "18 24 35 32 37 05 42 31".split(" ");
const CURLY_SHORT = "39 05 09 22 28 44 47".split(" ");
const GRAY_LONG = "14 15 19 24 31 32 33 37 38".split(" ");
const GRAY_SHORT = "01 08 07 28 25 22 47 03 02".split(" ");
const BALD = "25 28 25 47".split(" ");
const FEMALE_EYES = "02 04 06 08 10 11 12 14 20 23".split(" ");
const MALE_EYES = "02 04 06 08 10 11 14 17 20".split(" ");
const FEMALE_BROWS = "02 05 07 09 12 13".split(" ");
const MALE_BROWS = "02 03 05 09 10 12".split(" ");
const MOUTHS = "happy01 happy02 happy04 happy05 happy06 happy14 happy18".split(" ");
const EYE_TONES: Record<string, string> = {
  blue: "#23476f",
  green: "#2f5540",
  hazel: "#533a1c",
  brown: "#3a2117",
  gray: "#3d4853",
  other: "#352d4a",
};
/** Hair that goes with any skin; the other colours go with the lighter half. */
const DARK_HAIR = new Set(["black", "dark_brown", "brunette", "bald", "gray", "white", "other"]);

function hairStyles(member: SeedMember, older: boolean, curly: boolean): readonly string[] {
  if (member.hairColor === "bald") return BALD;
  if (member.gender === "female") return older ? GRAY_LONG : curly ? CURLY_LONG : LONG_HAIR;
  return older ? GRAY_SHORT : curly ? CURLY_SHORT : SHORT_HAIR;
}

function drawSkin(random: Random, hairColor: string, darkest: number): number {
  if (!DARK_HAIR.has(hairColor)) return random.between(0, hairColor === "red" ? 1 : 2);
  return random.chance(0.6) ? random.between(0, 3) : random.between(3, darkest);
}

/** The member's own features; the same in all their photos. */
export function lookOf(member: SeedMember): Look {
  const random = randomFrom(`look ${member.id}`);
  const inks = inksOf(member);
  const female = member.gender === "female";
  const older = member.hairColor === "gray" || member.hairColor === "white";
  const darkest = inks.skins.length - 1;
  const tone = drawSkin(random, member.hairColor, darkest);
  const skin = inks.skins[tone] ?? inks.paper;
  const hair = hairInk(inks, member.hairColor, random);
  const builds = { slim: 0.94, normal: 1, fat: 1.12 };
  const faces = { slim: 0.93, normal: 0.97, fat: 1.05 };
  return {
    inks,
    skin,
    skinShade: mix(skin, mix(inks.warm, inks.line, 0.35), 0.3),
    hair,
    hairShade: mix(hair, inks.line, hair === inks.line ? 0 : 0.34),
    hairStyle: random.pick(hairStyles(member, older, tone > 3 && random.chance(0.8))),
    eyes: mix(EYE_TONES[member.eyeColor] ?? "#3a2117", inks.line, tone > 3 ? 0.85 : 0.35),
    eyeStyle: random.pick(female ? FEMALE_EYES : MALE_EYES),
    brows: random.pick(female ? FEMALE_BROWS : MALE_BROWS),
    nose: random.pick(["01", "02", "04", "05"]),
    head: random.pick(["01", "02", "03", "04"]),
    lips: female ? mix(inks.warm, inks.line, tone > 3 ? 0.35 : 0.1) : mix(skin, inks.line, 0.68),
    ink: inks.line,
    glasses: random.chance(older ? 0.4 : 0.16) ? random.pick(["01", "03", "04"]) : undefined,
    earrings: female && random.chance(0.45) ? random.pick(["01", "02", "03"]) : undefined,
    freckles: member.hairColor === "red" || (tone < 2 && random.chance(0.08)),
    beard: female ? "none" : random.pick(["none", "none", "stubble", "stubble", "full"] as const),
    ageLines: older || random.chance(0.15),
    build: builds[member.bodyType] * (female ? 0.9 : 1.06),
    face: [faces[member.bodyType] * random.within(0.97, 1.03), random.within(1.05, 1.11)],
  };
}

/** Crops: head and shoulders, from the waist, a face close by, at the side. */
const CROPS = [
  { scale: 1.17, shift: 0, rise: 560 },
  { scale: 0.78, shift: 60, rise: 500 },
  { scale: 1.62, shift: 20, rise: 640 },
  { scale: 0.92, shift: 190, rise: 560 },
  { scale: 1.3, shift: -130, rise: 600 },
] as const;

/** Clothes, smile, crop and light of one photo. */
export function takeOf(member: SeedMember, take: number, { ground }: Light): Take {
  const random = randomFrom(`take ${member.id}/${take}`);
  const female = member.gender === "female";
  const { inks } = lookOf(member);
  const necklines: readonly Neckline[] = female
    ? ["crew", "vneck", "vneck", "straps", "shirt", "blazer", "turtleneck", "crew"]
    : ["crew", "shirt", "hoodie", "shirt", "blazer", "turtleneck", "crew"];
  const neckline = random.pick(necklines);
  const { line, deep, warm, light, paper } = inks;
  const fabrics = [deep, warm, mix(line, deep, 0.3), light, mix(paper, light, 0.25), mix(deep, paper, 0.35)];
  const seen = fabrics.filter((fabric) => distance(fabric, ground) > 28);
  const [fabric = deep, accent = paper] = random.sample(seen, 2);
  const patterned = neckline === "crew" || neckline === "turtleneck" || neckline === "vneck";
  const crop = CROPS[(take - 1) % CROPS.length] ?? CROPS[0];
  return {
    mouth: random.pick(MOUTHS),
    fabric,
    accent,
    neckline,
    pattern: patterned ? random.pick(["plain", "plain", "stripes", "dots"] as const) : "plain",
    flip: random.chance(0.5),
    scale: crop.scale * random.within(0.95, 1.05),
    shift: (random.chance(0.5) ? 1 : -1) * crop.shift + random.within(-40, 40),
    rise: crop.rise + random.within(-15, 15),
    tilt: random.within(-4, 4),
    shade: random.pick(["behind", "behind", "before", "none"] as const),
  };
}
