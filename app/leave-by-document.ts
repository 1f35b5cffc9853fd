interface RouterLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** The part of Remix's router that is needed here. */
export interface PageRouter {
  state: { location: RouterLocation; navigation: { location?: RouterLocation } };
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

/**
 * Remix goes to another page by fetching its chunks, and reloads the page it is on when one is missing (after a
 * deploy, say): the member never arrives. Here every other page is a document of its own, fetched once, so that no
 * chunk stands between a member and the page asked for (NAV-12).
 */
export function leaveByDocument(router: PageRouter): void {
  let left = false;
  router.subscribe(() => {
    const { location: here, navigation } = router.state;
    const next = navigation.location;
    if (!next || left || next.pathname === here.pathname) return;
    left = true;
    router.dispose();
    location.assign(`${next.pathname}${next.search}${next.hash}`);
  });
  // Shown again from the back/forward cache, the page has no router any more.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && left) location.reload();
  });
}
