import { invariantResponse } from "./invariant-response";

/** A positive identifier of an address; anything else is the 404 (NAV-11). */
export function routeId(text: string | undefined): number {
  invariantResponse(text && /^[1-9]\d{0,14}$/.test(text), 404);
  return Number(text);
}
