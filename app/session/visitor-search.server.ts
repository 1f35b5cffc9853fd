import type { Site } from "./site";
import type { Traffic } from "./traffic.server";

/** Logged-out search: hidden when the setting is `none`, unless the traffic source allows it (SPEC §4, HOME-03). */
export function visitorsMaySearch(site: Site, traffic: Traffic): boolean {
  if (site.logged_out_search !== "none") return true;
  const allowed = site.logged_out_search_trafficsource;
  const hasSource = Object.keys(traffic).length > 0;
  if (Array.isArray(allowed))
    return [traffic.network, traffic.ref].some((name) => name && allowed.includes(name));
  return allowed === true && hasSource;
}
