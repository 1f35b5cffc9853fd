import spriteUrl from "./interests.svg";

/** Interests of SPEC §3 that the lander asks about, in the order of the grid; each has a symbol in interests.svg. */
export const INTERESTS = [
  "relationship",
  "dancing",
  "music",
  "travelling",
  "outdoors",
  "cooking",
  "wine",
  "coffee",
  "animals",
  "reading",
  "movies",
  "art",
] as const;

export type Interest = (typeof INTERESTS)[number];

/** Always beside its word. */
export function InterestIcon({ name }: { name: Interest }) {
  return (
    <svg className="ic-icon" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
