import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { HostEnv } from "../request-state";

export interface HeaderSettings {
  cdnOrigins: readonly string[];
  paymentOrigins: readonly string[];
}

/** The policy of TRUST.md: nothing by default, scripts by nonce, no inline style. */
export function contentSecurityPolicy(nonce: string, settings: HeaderSettings): string {
  const images = ["'self'", "data:", "blob:", ...settings.cdnOrigins].join(" ");
  const forms = ["'self'", ...settings.paymentOrigins].join(" ");
  return [
    "default-src 'none'",
    // 'self' is for engines that do not know strict-dynamic; the others pass it over (CSP3 §6.7.2.4).
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    "style-src 'self'",
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

/** What is answered to a host that is nobody's. */
const NO_SITE: HeaderSettings = { cdnOrigins: [], paymentOrigins: [] };

/** A fresh nonce a request and the headers every answer carries. */
export const securityHeaders: MiddlewareHandler<HostEnv> = async (c, next) => {
  const nonce = randomUUID().replaceAll("-", "");
  c.set("nonce", nonce);
  await next();
  // A 304 keeps the headers of the answer it confirms (RFC 9110 §15.4.5), so a quiet poll stays small.
  if (c.res.status === 304) return;
  const { headers } = c.res;
  const isMedia = /^(image|video)\//.test(headers.get("Content-Type") ?? "");
  const settings = c.get("site")?.settings ?? NO_SITE;
  headers.set("Content-Security-Policy", isMedia ? MEDIA_POLICY : contentSecurityPolicy(nonce, settings));
  for (const [name, value] of FIXED) headers.set(name, value);
  if (c.get("proto") === "https")
    headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
};
