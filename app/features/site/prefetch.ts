/**
 * Pages that may be fetched when a member is about to follow a link: looking at them changes nothing. Conversations
 * and liked profiles stay out, for opening them marks them read (docs/decisions/0007-opening-is-a-get.md).
 */
const PAGES = [
  "/members/:id(\\d+)",
  "/likes",
  "/likes/:type(received|sent|matches)",
  "/profile",
  "/settings",
  "/premium",
  "/pages/*",
];

/** The browser's own prefetching, on hover or touch. Pure, so that the browser's build, which never writes it, has none of it. */
export const SPECULATION_RULES = /* @__PURE__ */ JSON.stringify({
  prefetch: [{ where: { href_matches: PAGES }, eagerness: "moderate" }],
});

/** Whether the connection is known to be quick and nobody saves data (NAV-13): an unknown one counts as slow. */
export function mayPrefetch(headers: Headers): boolean {
  if (headers.get("save-data")?.toLowerCase() === "on") return false;
  return /^[345]g$/.test(headers.get("ect") ?? "");
}

/** A page fetched ahead is not read yet: what is shown once must wait. */
export function isFetchedAhead(headers: Headers): boolean {
  return headers.get("sec-purpose")?.includes("prefetch") ?? false;
}
