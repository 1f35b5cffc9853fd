import type { Random } from "#server/reference-backend/seed/random";

type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` of three channels 0–255. */
export function toHex(red: number, green: number, blue: number): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, "0")}`;
}

/** `ratio` (0–1) of `other` in `colour`. */
export function mix(colour: string, other: string, ratio: number): string {
  const [r, g, b] = channels(colour);
  const [x, y, z] = channels(other);
  return toHex(r + (x - r) * ratio, g + (y - g) * ratio, b + (z - b) * ratio);
}

export const darker = (colour: string, ratio: number) => mix(colour, "#23121c", ratio);
export const lighter = (colour: string, ratio: number) => mix(colour, "#fff4e2", ratio);

export const SKIN_TONES = [
  "#f7d7c0",
  "#f4cdb0",
  "#f0c3a2",
  "#eab890",
  "#e2a97f",
  "#d3956a",
  "#bd7d54",
  "#9c6342",
  "#7d4c33",
  "#633b2a",
] as const;

const HAIR_TONES: Record<string, readonly string[]> = {
  brunette: ["#5a3826", "#4e2f22"],
  blond: ["#e3bb72", "#edcf92", "#d9a95c"],
  brown: ["#7a4b2d", "#8a5936"],
  white: ["#ece6dd", "#e2ddd8"],
  bald: ["#6b5a50", "#8d8580"],
  black: ["#261d22", "#2f2323"],
  dark_blond: ["#b98a50", "#a97b48"],
  dark_brown: ["#412920", "#38241f"],
  gray: ["#a9a39f", "#8f8a8b", "#bdb6ae"],
  red: ["#b4512a", "#c8683a", "#9c3f26"],
  other: ["#c2587f", "#4f7f92", "#7a5aa6"],
};

export function hairTone(random: Random, hairColor: string): string {
  return random.pick(HAIR_TONES[hairColor] ?? ["#5a3826"]);
}

/** Fabrics that go together on one page. */
export const FABRICS = [
  "#c8503f",
  "#e08a52",
  "#e7b55a",
  "#7d9466",
  "#3f6b62",
  "#3d5a80",
  "#27405f",
  "#7b5ea7",
  "#a8476b",
  "#f0e3d0",
  "#fbf5ea",
  "#2f2b36",
  "#b86f52",
  "#d98a94",
  "#5f8fa3",
  "#8c3b3b",
  "#c9b79c",
  "#56506b",
] as const;

/** Palettes of sky from top to horizon, with the colour of far and near things under it. */
export interface Mood {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  sun: string;
  lit: string;
}
export const MOODS: readonly Mood[] = [
  { sky: ["#3e4a89", "#d9798a", "#ffc887"], far: "#8d5d86", near: "#3c2c55", sun: "#fff0c0", lit: "#ffd98a" },
  { sky: ["#5b8fc7", "#a9cfe6", "#fdeccd"], far: "#86a8b8", near: "#3f6f72", sun: "#fffbe6", lit: "#fff3cf" },
  { sky: ["#f09a6a", "#fbc48a", "#fff0c9"], far: "#d08b73", near: "#7a4a4c", sun: "#fffbe0", lit: "#ffe9ae" },
  { sky: ["#1d2350", "#3d4583", "#a06a9a"], far: "#3a3a72", near: "#1c1c40", sun: "#fdf3d8", lit: "#ffcf75" },
  { sky: ["#7fb8b0", "#bfe0cc", "#fff1d2"], far: "#7fac9a", near: "#3c6a5e", sun: "#fffdf0", lit: "#fff0c0" },
  { sky: ["#6a5aa8", "#c98fc0", "#ffd3c2"], far: "#8a74ae", near: "#46386f", sun: "#fff4e6", lit: "#ffdcae" },
];
