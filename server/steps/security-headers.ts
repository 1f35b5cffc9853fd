import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { PLAIN_STYLE } from "../plain-page";
import type { HostEnv } from "../request-state";

export interface HeaderSettings {
  cdnOrigins: readonly string[];
  paymentOrigins: readonly string[];
}

/** The policy of TRUST.md: nothing by default, scripts by nonce, no inline style but the one of the host's own pages. */
export function contentSecurityPolicy(nonce: string, settings: HeaderSettings, isPlain = false): string {
  const images = ["'self'", "data:", "blob:", ...settings.cdnOrigins].join(" ");
  const forms = ["'self'", ...settings.paymentOrigins].join(" ");
  return [
    "default-src 'none'",
    // 'self' is for engines that do not know strict-dynamic; the others pass it over (CSP3 §6.7.2.4).
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src ${isPlain ? PLAIN_STYLE : "'self'"}`,
    `img-src ${images}`,
    `media-src ${["'self'", ...settings.cdnOrigins].join(" ")}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `form-action ${forms}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/**
 * For a picture or film that somebody opens by itself: the page around it is the browser's own, with inline styles of
 * its own, and nothing in it is of members. A drawing (SVG) stays without scripts.
 */
const MEDIA_POLICY =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const FIXED: [string, string][] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "same-origin"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["X-Frame-Options", "DENY"],
  [
    "Permissions-Policy",
    "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
  ],
  // Browsers that have it tell how quick the connection is: slow ones fetch nothing ahead (NAV-13).
  ["Accept-CH", "ECT"],
  // The "restricted to adults" label (rtalabel.org), as header and as meta element.
  ["Rating", "RTA-5042-1996-1400-1577-RTA"],
];

const STRICT_TRANSPORT: [string, string] = [
  "Strict-Transport-Security",
  "max-age=63072000; includeSubDomains",
];
/** No policy of ours holds this character. */
const NONCE_PLACE = "\n";
const policies = new WeakMap<HeaderSettings, string[]>();

/** The policy of a site's page, of which only the nonce is new each time. */
function policyOf(nonce: string, settings: HeaderSettings): string {
  let around = policies.get(settings);
  if (around === undefined) {
    around = contentSecurityPolicy(NONCE_PLACE, settings).split(NONCE_PLACE);
    policies.set(settings, around);
  }
  return around.join(nonce);
}

/** A name for the scripts of one answer that nobody can guess. */
export function newNonce(): string {
  return randomUUID().replaceAll("-", "");
}

/** What every page carries, by name and value in turn, as Node writes it. */
export function pageHeaders(nonce: string, proto: "http" | "https", settings: HeaderSettings): string[] {
  const headers = ["Content-Security-Policy", policyOf(nonce, settings), ...FIXED_LINES];
  if (proto === "https") headers.push(...STRICT_TRANSPORT);
  return headers;
}

const FIXED_LINES = FIXED.flat();

/** What is answered to a host that is nobody's. */
const NO_SITE: HeaderSettings = { cdnOrigins: [], paymentOrigins: [] };

/** A fresh nonce a request and the headers every answer carries. */
export const securityHeaders: MiddlewareHandler<HostEnv> = async (c, next) => {
  const nonce = newNonce();
  c.set("nonce", nonce);
  await next();
  // A 304 keeps the headers of the answer it confirms (RFC 9110 §15.4.5), so a quiet poll stays small.
  if (c.res.status === 304) return;
  const { headers } = c.res;
  const isMedia = /^(image|video)\//.test(headers.get("Content-Type") ?? "");
  const settings = c.get("site")?.settings ?? NO_SITE;
  const policy = c.get("isPlain") ? contentSecurityPolicy(nonce, settings, true) : policyOf(nonce, settings);
  headers.set("Content-Security-Policy", isMedia ? MEDIA_POLICY : policy);
  for (const [name, value] of FIXED) headers.set(name, value);
  if (c.get("proto") === "https") headers.set(...STRICT_TRANSPORT);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
};
