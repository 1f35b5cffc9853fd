import { isIP } from "node:net";
import { z } from "zod";

/** One schema for every setting, whether it comes from the environment or for one domain from SITES_FILE. */

const PUBLISHED_SECRETS = ["change-me-change-me-change-me-change-me", "0123456789abcdef0123456789abcdef"];

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );

const origin = z.string().refine(
  (text) => {
    const url = URL.parse?.(text) ?? safeUrl(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, "");
  },
  { message: "must be an origin such as https://php.internal:8080, without a path" },
);

function safeUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    // The schema says what is wrong, with the field's name.
    return null;
  }
}

const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(safeUrl(text)?.protocol ?? "") && safeUrl(text)?.username === "", {
    message: "must be an address such as https://api.example.com/search",
  });

/** A host, with a port where only that one counts; no scheme, path or wildcard. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;
/** Goes into the policy of every page (CSP), where a blank or semicolon would begin another rule. */
const POLICY_ORIGIN = /^https?:\/\/(?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
/** A cookie's name (RFC 6265 §4.1.1). */
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** What `openssl rand` makes has more. */
const MIN_DISTINCT_CHARACTERS = 10;

const policyOrigins = list.refine((origins) => origins.every((one) => POLICY_ORIGIN.test(one)), {
  message: "has an entry that is no origin such as https://pay.example.com, without a path",
});

const seconds = z.coerce.number().min(1).max(300);

const flag = z
  .enum(["true", "false", "1", "0"])
  .default("false")
  .transform((text) => text === "true" || text === "1");

const fields = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  BIND_ADDRESS: z.string().default("0.0.0.0"),
  DEPLOYMENT: z.enum(["production", "demo", "test"]).default("production"),
  UPSTREAM_ORIGIN: origin.transform((text) => text.replace(/\/$/, "")),
  UPSTREAM_MAX_IN_FLIGHT: z.coerce.number().int().min(1).max(1000).default(32),
  UPSTREAM_READ_SECONDS: seconds.default(8),
  UPSTREAM_CHANGE_SECONDS: seconds.default(15),
  UPSTREAM_PAYMENT_SECONDS: seconds.default(30),
  UPSTREAM_UPLOAD_SECONDS: seconds.default(60),
  UPSTREAM_CIRCUIT_BREAKER: z.enum(["on", "off"]).default("on"),
  DOMAINS: list
    .refine((domains) => domains.length > 0, { message: "names no domain, for example www.example.com" })
    .refine((domains) => domains.every((domain) => HOST_NAME.test(domain)), {
      message: "has an entry that is no host name such as www.example.com: no scheme, path or wildcard",
    }),
  FORM_SECRETS: list
    .refine((secrets) => secrets.length > 0, {
      message: "holds no secret; make one with: openssl rand -base64 36",
    })
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
      message: "has a secret shorter than 32 characters; make one with: openssl rand -base64 36",
    })
    .refine((secrets) => !secrets.some((secret) => PUBLISHED_SECRETS.includes(secret)), {
      message: "has a secret that is printed in public; make one with: openssl rand -base64 36",
    })
    .refine((secrets) => secrets.every((secret) => new Set(secret).size >= MIN_DISTINCT_CHARACTERS), {
      message: "has a secret that can be guessed; make one with: openssl rand -base64 36",
    }),
  TRUSTED_PROXIES: list.refine((entries) => entries.every(isAddressOrSubnet), {
    message: "has an entry that is neither an address nor a subnet such as 10.0.0.0/8",
  }),
  CARRIED_COOKIES: list.refine((names) => names.every((name) => COOKIE_NAME.test(name)), {
    message: "has an entry that is no cookie's name, such as PHPSESSID",
  }),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/i, { message: "must be a domain such as example.com" })
    .transform((text) => text.replace(/^\./, "").toLowerCase())
    .optional(),
  CDN_ORIGINS: policyOrigins,
  PAYMENT_ORIGINS: policyOrigins,
  MEDIA_FROM_UPSTREAM: flag,
  GIF_SEARCH_URL: webAddress.optional(),
  GIF_SEARCH_KEY: z.string().optional(),
  GIF_SEARCH_CREDIT: z.string().max(60).optional(),
  GIF_PICTURE_URL: webAddress
    .refine((text) => safeUrl(text)?.pathname.split("%7Bid%7D").length === 2, {
      message: "must hold {id} once in its path",
    })
    .default("https://i.giphy.com/media/{id}/200w.{format}"),
  CONTRACT_FILE: z.string().optional(),
  DATA_DIR: z.string().default("./data"),
  SITES_FILE: z.string().optional(),
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:$/.test(safeUrl(text)?.protocol ?? ""), {
      message: "must be an address such as postgres://user:password@db.internal:5432/rendez",
    })
    .optional(),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(6_000).default(1_000),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  SHED_DELAY_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  SHED_MEMORY_PERCENT: z.coerce.number().int().min(0).max(100).optional(),
  LOG_LEVEL: z.enum(["info", "warn", "error", "silent"]).default("info"),
  LIMIT_LOGIN_PER_10MIN: z.coerce.number().int().positive().default(30),
  LIMIT_SIGNUP_PER_HOUR: z.coerce.number().int().positive().default(20),
  LIMIT_NAMES_PER_10MIN: z.coerce.number().int().positive().default(30),
  LIMIT_RECOVERY_PER_HOUR: z.coerce.number().int().positive().default(30),
  LIMIT_POSTS_PER_MIN: z.coerce.number().int().positive().default(120),
  VISITOR_PAGES_SECONDS: z.coerce.number().int().min(0).max(300).default(10),
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  UPLOAD_MAX_BYTES: z.coerce.number().int().positive().default(25_165_824),
});

/** Every name that is read from the environment, or for one domain from SITES_FILE. */
export const SETTING_NAMES: readonly string[] = Object.keys(fields.shape);

/** What the whole process has once, however many domains it serves. */
const OF_THE_PROCESS: ReadonlySet<string> = new Set([
  "PORT",
  "BIND_ADDRESS",
  "DEPLOYMENT",
  "SITES_FILE",
  "TRUSTED_PROXIES",
  "DRAIN_DELAY_MS",
  "METRICS_PORT",
  "SHED_DELAY_MS",
  "SHED_MEMORY_PERCENT",
  "LOG_LEVEL",
]);

/** What may differ from domain to domain (OPS-12). */
export const SITE_SETTING_NAMES: readonly string[] = SETTING_NAMES.filter(
  (name) => !OF_THE_PROCESS.has(name),
);

/** What a dialect file may send to PHP: no other variable can leave by it. */
export const UPSTREAM_SECRET = /^UPSTREAM_SECRET_[A-Z0-9_]+$/;

export const settingsSchema = fields
  .refine(
    ({ COOKIE_DOMAIN, DOMAINS }) =>
      COOKIE_DOMAIN === undefined ||
      DOMAINS.every((domain) =>
        `.${domain.replace(/:\d+$/, "").toLowerCase()}`.endsWith(`.${COOKIE_DOMAIN}`),
      ),
    { path: ["COOKIE_DOMAIN"], message: "must be the common end of all DOMAINS, such as example.com" },
  )
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ["METRICS_PORT"],
    message: "must be another port than PORT: everybody could read the metrics there",
  });

function isAddressOrSubnet(entry: string): boolean {
  const [address = "", bits] = entry.split("/");
  const family = isIP(address);
  if (family === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}
