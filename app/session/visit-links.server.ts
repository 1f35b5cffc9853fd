import { escapeHtml } from "#app/http/escape-html";
import type { PageContext } from "#app/page-context";
import { ARRIVAL, arrivalOf, signArrival } from "./arrival.server";
import { COOKIES } from "./cookies.server";
import { inviteOf } from "./invite.server";
import { wishedLanguage } from "./page-language.server";
import { broughtTraffic, trafficQuery } from "./traffic.server";
import { keepsCookies } from "./visit.server";

/** Hidden field of posted forms; GET forms carry each parameter under its own name, because they become an address. */
const CARRIED_FIELD = "_visit";

/**
 * What the next request must bring by itself: the traffic record until a cookie proved that the browser keeps cookies
 * (HOST-11), a language until its own cookie holds it (HOST-12), and what no cookie holds: an invitation (SIGN-11) and
 * what was chosen on the way to the signup (LAND-07).
 * Undefined when there is nothing to carry.
 */
function carriedQueryOf(context: PageContext): URLSearchParams | undefined {
  // Who just logged in or signed up has a login to keep things with.
  if (context.binding !== "" || setsCookie(context, COOKIES.loginMark)) return undefined;
  const carried = new URLSearchParams(keepsCookies(context) ? {} : trafficQuery(broughtTraffic(context)));
  const wish = wishedLanguage(context);
  if (wish && COOKIES.language.read(context) !== wish && !setsCookie(context, COOKIES.language)) {
    carried.set("lang", wish);
  }
  const invite = inviteOf(context);
  if (invite) carried.set("invite", invite);
  const arrival = signArrival(arrivalOf(context), context.runtime.settings.formSecrets);
  if (arrival) carried.set(ARRIVAL, arrival);
  return carried.size > 0 ? carried : undefined;
}

function setsCookie({ cookies }: PageContext, { name }: { name: string }): boolean {
  return cookies.lines().some((line) => line.startsWith(`${name}=`));
}

/** Our own pages only: no other host, no file. */
const PAGE = /^\/(?!\/)[^?#]*$/;
const FILE = /\.\w{2,5}$/;

/** The address with what is carried, as far as it does not say otherwise itself. */
export function addressWithVisit(address: string, carried: URLSearchParams): string {
  const [beforeHash = "", ...hash] = address.split("#");
  const [path = "", ...query] = beforeHash.split("?");
  if (!PAGE.test(path) || FILE.test(path)) return address;
  const own = new URLSearchParams(query.join("?"));
  const added = new URLSearchParams([...carried].filter(([name]) => !own.has(name))).toString();
  if (added === "") return address;
  const text = `${beforeHash}${query.length > 0 ? "&" : "?"}${added}`;
  return hash.length > 0 ? `${text}#${hash.join("#")}` : text;
}

const unescapeAmpersands = (text: string) => text.replaceAll("&amp;", "&");

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}"/>`;
}

function fieldsFor(formTag: string, carried: URLSearchParams): string {
  if (/\smethod="post"/i.test(formTag)) return hidden(CARRIED_FIELD, carried.toString());
  return [...carried].map(([name, value]) => hidden(name, value)).join("");
}

/**
 * A finished page whose links and forms carry the visit on. React escapes `>` and `"` in attributes, so a tag ends
 * where it seems to.
 */
export function pageWithVisit(html: string, carried: URLSearchParams): string {
  return html.replace(/<(a|form)\b[^>]*>/g, (tag, name: string) => {
    if (name === "form") return tag + fieldsFor(tag, carried);
    return tag.replace(
      /(\shref=")([^"]*)/,
      (_, before: string, href: string) =>
        before + addressWithVisit(unescapeAmpersands(href), carried).replaceAll("&", "&amp;"),
    );
  });
}

/** The answer with what its visit must carry on; asked by the host for every answer, pages from a cache included. */
export function addVisitToLinks<Answer extends { document: string | undefined; location: string | null }>(
  context: PageContext,
  answer: Answer,
): Answer {
  const { document, location } = answer;
  if (document === undefined && location === null) return answer;
  const carried = carriedQueryOf(context);
  if (!carried) return answer;
  return {
    ...answer,
    document: document && pageWithVisit(document, carried),
    location: location && addressWithVisit(location, carried),
  };
}
