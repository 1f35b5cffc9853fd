import { createHash } from "node:crypto";
import { randomFrom } from "./random";
import type { Hobby } from "./words/words";

export const SCENES = [
  "sunset",
  "skyline",
  "beach",
  "forest",
  "cafe",
  "livingRoom",
  "bokeh",
  "lake",
  "townhouses",
  "library",
  "park",
  "studio",
  "harbour",
  "garden",
  "snow",
  "lavender",
] as const;
export const STILLS = [
  "coffee",
  "books",
  "plants",
  "wine",
  "guitar",
  "bicycle",
  "tent",
  "cat",
  "record",
] as const;
export type Scene = (typeof SCENES)[number];
export type Still = (typeof STILLS)[number];

/** What a photo shows: the member in a scene, the scene alone, or a thing they like. */
export type Drawing =
  | { kind: "portrait"; scene: Scene; take: number }
  | { kind: "view"; scene: Scene; variation: number }
  | { kind: "still"; subject: Still; variation: number };

/** A photo of a seeded member. The token is part of its path, so that a locked photo cannot be guessed. */
export interface SeedPhoto {
  token: string;
  drawing: Drawing;
}

/** Views and still lifes come in this many variations each; members share them, so they are drawn once. */
const VARIATIONS = 3;
const STILL_OF_HOBBY: Partial<Record<Hobby, Still>> = {
  coffee: "coffee",
  reading: "books",
  gardening: "plants",
  wine: "wine",
  music: "guitar",
  biking: "bicycle",
  hiking: "tent",
  animals: "cat",
  dancing: "record",
};
/** Views that read well without a person in front. */
const VIEWS: readonly Scene[] = [
  "sunset",
  "skyline",
  "beach",
  "forest",
  "lake",
  "townhouses",
  "harbour",
  "snow",
  "lavender",
];

/** One to five photos, 2.5 on average; the first shows the member. */
export function seedPhotos(memberId: number, hobbies: readonly Hobby[]): SeedPhoto[] {
  const random = randomFrom(`photos ${memberId}`);
  const total = random.pick([1, 1, 2, 2, 2, 3, 3, 3, 4, 4]) + (random.chance(0.06) ? 1 : 0);
  // Neighbours in a list get different scenes: the list is walked in steps that share no divisor with its length.
  const scene = SCENES[(memberId * 7 + (memberId >> 4)) % SCENES.length] ?? "studio";
  const scenes = random.sample(
    SCENES.filter((other) => other !== scene),
    total,
  );
  const views = random.sample(
    VIEWS.filter((other) => other !== scene),
    total,
  );
  const stills = random.sample(
    hobbies.flatMap((hobby) => STILL_OF_HOBBY[hobby] ?? []),
    total,
  );
  const drawings: Drawing[] = [{ kind: "portrait", scene, take: 1 }];
  for (let take = 2; take <= total; take++) {
    const other = scenes.pop() ?? "studio";
    const still = stills.pop();
    const variation = random.between(1, VARIATIONS);
    if (random.chance(take === 2 ? 0.13 : 0.04)) drawings.push({ kind: "portrait", scene: other, take });
    else if (still !== undefined) drawings.push({ kind: "still", subject: still, variation });
    else drawings.push({ kind: "view", scene: views.pop() ?? "sunset", variation });
  }
  return drawings.map((drawing, index) => ({ token: photoToken(memberId, index + 1), drawing }));
}

/** Deterministic, but not to be found by counting: 80 bits of a hash. */
function photoToken(memberId: number, place: number): string {
  return createHash("sha256").update(`rendez picture ${memberId}/${place}`).digest("hex").slice(0, 20);
}
