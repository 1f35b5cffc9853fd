import type { SeenPage } from "./every-page";

/** Pages drawn by one view, with other words or numbers in it: the first that is found stands for them by day. */
const ONE_VIEW: readonly RegExp[] = [
  /^\/pages\//,
  // A heading, a text and a way on.
  /^\/(nothing\/here|refused|likes\/nothing|landers\/video\/no-such-slug|activate\/(error|done)|account-deleted|notifications|offline|chats\/1\/photos\/1)$/,
  /^\/likes(\/sent|\/matches|\/received)?$/,
  /^\/(activate|mail-change\/do|reactivate\/do)$/,
  // A form of one column, and one that is refused.
  /^\/(reset-password(\/do)?|reactivate|settings\/(password|email|delete)|withdraw|notice|remove-picture)$/,
  /^\/(login|reset-password(\/do)?|reactivate|settings\/(password|email|delete)|withdraw|notice|remove-picture|complaints|members\/1\/(report|signup)) refused$/,
  // A form of several parts that is refused.
  /^\/(profile|profile\/photos) refused$/,
  // A choice, and a question with two buttons.
  /^\/(lang-config|data-use)$/,
  /^\/(members\/1\/block|chats\/1\/(remove|links\/1\/1)|credits\/repeat-order|logout opened)$/,
  // Packages with their prices, and a code.
  /^\/(credits|premium)$/,
  /^\/(members\/1\/chat opened|members\/1\/chat|chats\/1)$/,
];
/** Where scripts hide, add or take over parts, so that the page without them is another one. */
const OTHERWISE_WITHOUT_SCRIPTS =
  /^\/(members\/1\/chat opened|swipe-game|likes\/received|complete-signup|profile\/photos|members|signup refused)$/;

/** The same for pages that differ by their numbers and queries alone. */
function kindOf({ address, sent, open }: SeenPage): string {
  const [path = ""] = address.split("?");
  return `${path.replaceAll(/\/\d+(?=\/|$)/g, "/1")}${sent ? " refused" : ""}${open ? " opened" : ""}`;
}

/** How much there is to see: members see more than newcomers, and an opened page more than a closed one. */
function richness({ who, open }: SeenPage): number {
  return Number(who !== "newcomer") + Number(Boolean(open));
}

/** By their index, one page of each view: the richest. Without scripts those alone that look otherwise then. */
export function daySample(pages: readonly SeenPage[], scripts: boolean): Set<number> {
  const chosen = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    const kind = kindOf(page);
    if (!scripts && !OTHERWISE_WITHOUT_SCRIPTS.test(kind)) continue;
    const view = ONE_VIEW.find((one) => one.test(kind))?.source ?? kind;
    const known = pages[chosen.get(view) ?? -1];
    if (!known || richness(page) > richness(known)) chosen.set(view, index);
  }
  return new Set(chosen.values());
}
