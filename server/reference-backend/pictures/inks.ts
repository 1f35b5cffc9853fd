import type { SeedMember } from "#server/reference-backend/seed/members";
import { type Random, randomFrom } from "#server/reference-backend/seed/random";
import { distance, mix } from "./tones";

/** Five inks a picture may be printed in, and the skins and hairs they give. */
export interface InkSet {
  line: string;
  deep: string;
  warm: string;
  light: string;
  paper: string;
  /** From light to dark, whatever else is printed. */
  skins: readonly string[];
  blond: string;
}

const SKINS = ["#fbe1cd", "#f4cba8", "#e4ab7f", "#c78659", "#a06a47", "#7d4e38"] as const;

/** Cinema, matchbox, night train. */
const SETS: readonly InkSet[] = [
  {
    line: "#24112b",
    deep: "#5b1f4b",
    warm: "#c8372d",
    light: "#f6b88b",
    paper: "#fbf6ee",
    skins: SKINS,
    blond: "#e2a24c",
  },
  {
    line: "#191a24",
    deep: "#1f5c4a",
    warm: "#d0632c",
    light: "#efc46d",
    paper: "#faf3e2",
    skins: ["#fbe6cb", "#f3cfa2", "#e0ad77", "#c18550", "#9c673f", "#7a4c33"],
    blond: "#d99a3a",
  },
  {
    line: "#171933",
    deep: "#2f4d7a",
    warm: "#d9503f",
    light: "#f3bfae",
    paper: "#f7f1ea",
    skins: ["#fae0d3", "#f2c9b1", "#dfa788", "#c08063", "#9b6550", "#7b4c40"],
    blond: "#e0aa62",
  },
];

/** The member's inks, the same in all their pictures. */
export function inksOf(member: SeedMember): InkSet {
  return randomFrom(`inks ${member.id}`).pick(SETS);
}

/** The hair's colour in these inks. */
export function hairInk(inks: InkSet, hairColor: string, random: Random): string {
  const { line, deep, warm, paper, blond } = inks;
  const tones: Record<string, string> = {
    black: line,
    dark_brown: mix(line, warm, 0.22),
    brunette: mix(line, warm, 0.38),
    brown: mix(mix(line, warm, 0.55), blond, 0.2),
    dark_blond: mix(blond, line, 0.28),
    blond,
    red: mix(warm, blond, random.within(0.05, 0.35)),
    gray: mix(paper, line, 0.36),
    white: mix(paper, line, 0.14),
    bald: mix(line, warm, 0.3),
  };
  return tones[hairColor] ?? mix(deep, warm, random.within(0, 0.4));
}

/** What a picture stands on and is lit by. */
export interface Light {
  ground: string;
  /** The backdrop's second ink: a step from the ground. */
  shape: string;
  /** What little is bright in the backdrop: windows, stars, a sun. */
  spark: string;
}

/** A ground on which hair and skin can be told from it; by night only dark ones. */
export function lightOf({ line, deep, warm, light, paper }: InkSet, seen: string[], random: Random): Light {
  const pale = mix(deep, paper, 0.72);
  const grounds = [
    { ground: light, shape: mix(light, warm, 0.34), spark: paper },
    { ground: mix(light, paper, 0.55), shape: light, spark: warm },
    { ground: pale, shape: mix(deep, paper, 0.48), spark: light },
    { ground: mix(deep, paper, 0.34), shape: deep, spark: light },
    { ground: warm, shape: mix(warm, line, 0.3), spark: light },
    { ground: deep, shape: mix(deep, line, 0.5), spark: light },
    { ground: mix(deep, line, 0.6), shape: mix(deep, paper, 0.12), spark: mix(light, warm, 0.2) },
  ];
  const clear = ({ ground }: Light) => Math.min(...seen.map((ink) => distance(ink, ground)));
  const ranked = [...grounds].sort((one, other) => clear(other) - clear(one));
  return random.pick(ranked.slice(0, 4));
}
