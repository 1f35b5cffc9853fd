/** What texts may leave open as `{name}`. Each is undefined where settings and company do not tell it. */
export const PLACE_NAMES = [
  "company",
  "address",
  "country",
  "kvk",
  "vat",
  "tradeNames",
  "site",
  "domain",
  "email",
  "phone",
  "refundWithin",
  "minAge",
  "fictionalOne",
  "fictionalMany",
  "date",
  "representedBy",
  "register",
  "privacyContact",
  "privacyAuthority",
  "recipients",
  "keepPayments",
  "keepConversations",
  "keepReports",
  "keepLogs",
  "authoritiesEmail",
  "contactLanguages",
  "disputeBodies",
  "accessibilityAuthority",
  "ranking",
  "noNudity",
] as const;

type PlaceName = (typeof PLACE_NAMES)[number];

export type Places = Readonly<Record<PlaceName, string | undefined>>;

const PLACE = /\{(\w+)\}/g;

/** Names of the places a text leaves open, in order. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = ""]) => name);
}

/** Whether every place of the text can be filled. */
export function canFill(text: string, places: Places): boolean {
  return placesIn(text).every((name) => places[name as PlaceName] !== undefined);
}

/** The text with its places filled. What is filled in is never read as places again. */
export function fillPlaces(text: string, places: Places): string {
  return text.replace(PLACE, (_, name: PlaceName) => places[name] ?? "");
}
