import { createHash } from "node:crypto";
import { randomFrom } from "./random";

/** Shapes that stand behind a portrait, and places. */
const SHAPES = ["disc", "rays", "halves", "arch", "stripes"] as const;
const PLACES = [
  "skyline",
  "sea",
  "hills",
  "trees",
  "pane",
  "bar",
  "books",
  "leaves",
  "moon",
  "bridge",
  "lamps",
] as const;
export const SCENES = [...SHAPES, ...PLACES] as const;
export type Scene = (typeof SCENES)[number];

/** What a photo shows: always the member, in a place; another take is another crop, outfit and light. */
export interface Drawing {
  scene: Scene;
  take: number;
}

/** A photo of a seeded member. The token is part of its path, so that a locked photo cannot be guessed. */
export interface SeedPhoto {
  token: string;
  drawing: Drawing;
}

/** One to five photos, 2.5 on average; the first is of the face. */
export function seedPhotos(memberId: number): SeedPhoto[] {
  const random = randomFrom(`photos ${memberId}`);
  const total = random.pick([1, 1, 2, 2, 2, 3, 3, 3, 4, 4]) + (random.chance(0.06) ? 1 : 0);
  // Neighbours in a list get different scenes: the list is walked in steps that share no divisor with its length.
  const scene = SCENES[(memberId * 7 + (memberId >> 4)) % SCENES.length] ?? "disc";
  const places = random.sample(
    PLACES.filter((place) => place !== scene),
    total,
  );
  return Array.from({ length: total }, (_, index) => ({
    token: photoToken(memberId, index + 1),
    drawing: { scene: index === 0 ? scene : (places[index] ?? "pane"), take: index + 1 },
  }));
}

/** Deterministic, but not to be found by counting: 80 bits of a hash. */
function photoToken(memberId: number, place: number): string {
  return createHash("sha256").update(`rendez picture ${memberId}/${place}`).digest("hex").slice(0, 20);
}
