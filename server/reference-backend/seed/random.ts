/** A small seeded generator, so that the same key always gives the same member and the same picture. */
export interface Random {
  /** Next fraction in [0, 1). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** Fraction from `min` to `max`. */
  within(min: number, max: number): number;
  /** True with the given likelihood (0–1). */
  chance(likelihood: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** `size` different ones of a list (fewer if the list is shorter), in random order. */
  sample<T>(list: readonly T[], size: number): T[];
}

/** FNV-1a over the key's characters: 32 bits. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (const character of key) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Mulberry32 seeded by a key. Not for secrets. */
export function randomFrom(key: string): Random {
  let state = hash(key);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  // Neighbouring keys hash to neighbouring states; a few rounds part them.
  for (let round = 0; round < 4; round++) next();
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    within: (min, max) => min + next() * (max - min),
    chance: (likelihood) => next() < likelihood,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error("pick needs a list that is not empty");
      return list[Math.floor(next() * list.length)] as T;
    },
    sample: <T>(list: readonly T[], size: number): T[] => {
      const rest = [...list];
      const taken: T[] = [];
      while (taken.length < size && rest.length > 0)
        taken.push(...rest.splice(between(0, rest.length - 1), 1));
      return taken;
    },
  };
}
