import type { DraftStorage } from "#app/features/chat/draft-store";

/** Storage as a browser has it, so long as nobody asks for more; `names` of what it holds. */
export function newStorage(): NonNullable<DraftStorage> & { names(): string[] } {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
}
