/**
 * The link that this click is about to follow in this tab on this origin, or null: modified clicks, other buttons,
 * downloads, other targets and clicks that somebody already handled stay with the browser.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
  const isOurs = link && link.origin === location.origin && !link.hasAttribute("download");
  return isOurs && (!link.target || link.target === "_self") ? link : null;
}
