/**
 * Fills or empties the heart of a pressed button before the server has answered; the returned function takes it back.
 * Undefined for a button without one.
 */
export function turnHeart(button: HTMLElement | null): (() => void) | undefined {
  const heart = button?.querySelector('use[href*="#heart"]');
  const before = heart?.getAttribute("href");
  if (!heart || !before) return undefined;
  heart.setAttribute("href", before.endsWith("-filled") ? before.slice(0, -7) : `${before}-filled`);
  return () => heart.setAttribute("href", before);
}
