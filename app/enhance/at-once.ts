/** Fills or empties the heart of a pressed button before the server has answered; the returned function takes it back. */
export function turnHeart(button: HTMLElement | null): () => void {
  const heart = button?.querySelector('use[href*="#heart"]');
  const before = heart?.getAttribute("href");
  if (!heart || !before) return () => {};
  heart.setAttribute("href", before.endsWith("-filled") ? before.slice(0, -7) : `${before}-filled`);
  return () => heart.setAttribute("href", before);
}
