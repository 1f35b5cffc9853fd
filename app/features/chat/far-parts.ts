/** With so many parts and less all of them can be searched in the page and are read out where they are. */
const MANY_PARTS = 40;

/** So many screens away from what is seen nothing of a part is kept in the page but its height. */
const FAR_SCREENS = 10;

/** Heights of parts that are left out, by their first messages. */
export type FarParts = ReadonlyMap<number, number>;

type Extent = Pick<DOMRect, "top" | "bottom">;

/** A part that was loaded upward; `isHeld`: somebody stands in it, or has marked something of it. */
export type Part = Extent & { from: number; isHeld: boolean };

/** Which parts of a very long conversation are so far from view that they can be left out (decision 121). */
export function farParts(view: Extent, parts: readonly Part[]): FarParts {
  if (parts.length <= MANY_PARTS) return new Map();
  const farPx = FAR_SCREENS * (view.bottom - view.top);
  const far = parts.filter(
    ({ top, bottom, isHeld }) => !isHeld && Math.max(view.top - bottom, top - view.bottom) > farPx,
  );
  return new Map(far.map(({ from, top, bottom }) => [from, bottom - top]));
}
