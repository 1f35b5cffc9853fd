import { readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import { misspeltSettings } from "./misspelt-settings";
import { SETTING_NAMES, settingsSchema, UPSTREAM_SECRET } from "./setting-fields";

/** Settings of one container, read once at boot from the environment. docs/operating.md lists them for operators. */

/** A page that has not begun by then takes longer than anybody waits gladly. */
const SHED_DELAY_MS = 1_000;
/** Beyond this the collector works more than the pages do. */
const SHED_MEMORY_PERCENT = 92;
const UNLIMITED = 1_000_000_000;

function blockList(entries: string[]): BlockList {
  const trusted = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return trusted;
}

/** One setting that cannot be used, in the words for its operator. */
export interface SettingProblem {
  /** Its name; undefined where it has none, such as a name with a typo. */
  setting?: string;
  /** The whole line. */
  text: string;
}

/** Thrown when the settings cannot be used; the message names each one and the way out. */
export class SettingsError extends Error {
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly (SettingProblem | string)[]) {
    const lines = problems.map((problem) => (typeof problem === "string" ? { text: problem } : problem));
    const texts = lines.map(({ text }) => text);
    super(`Rendez cannot start:\n  ${texts.join("\n  ")}\nSee docs/operating.md.`);
    this.problems = lines;
  }
}

export type HostSettings = ReturnType<typeof readSettings>;

/** Parses the environment; throws SettingsError with one line per wrong field. */
export function readSettings(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = settingsSchema.safeParse(present);
  const misspelt = misspeltSettings(Object.keys(present), SETTING_NAMES);
  if (!parsed.success || misspelt.length > 0) {
    const problems = (parsed.error?.issues ?? []).map((issue) => {
      const setting = String(issue.path[0]);
      const isMissing = present[setting] === undefined && issue.code === "invalid_type";
      return { setting, text: `${setting} ${isMissing ? "is missing" : issue.message}` };
    });
    throw new SettingsError([...misspelt, ...problems]);
  }
  const settings = parsed.data;
  return Object.freeze({
    port: settings.PORT,
    bindAddress: settings.BIND_ADDRESS,
    deployment: settings.DEPLOYMENT,
    upstreamOrigin: settings.UPSTREAM_ORIGIN,
    upstreamMaxInFlight: settings.UPSTREAM_MAX_IN_FLIGHT,
    upstreamDeadlines: {
      readMs: settings.UPSTREAM_READ_SECONDS * 1_000,
      changeMs: settings.UPSTREAM_CHANGE_SECONDS * 1_000,
      paymentMs: settings.UPSTREAM_PAYMENT_SECONDS * 1_000,
      uploadMs: settings.UPSTREAM_UPLOAD_SECONDS * 1_000,
    },
    upstreamCircuitBreaker: settings.UPSTREAM_CIRCUIT_BREAKER === "on",
    domains: settings.DOMAINS.map((domain) => domain.toLowerCase()),
    formSecrets: settings.FORM_SECRETS,
    trustedProxies: blockList(settings.TRUSTED_PROXIES),
    carriedCookieNames: settings.CARRIED_COOKIES,
    cookieDomain: settings.COOKIE_DOMAIN,
    cdnOrigins: settings.CDN_ORIGINS,
    paymentOrigins: settings.PAYMENT_ORIGINS,
    mediaFromUpstream: settings.MEDIA_FROM_UPSTREAM,
    dialectFile: settings.CONTRACT_FILE ? textOf(settings.CONTRACT_FILE) : undefined,
    upstreamSecrets: Object.fromEntries(Object.entries(present).filter(isUpstreamSecret)),
    gifSearch: settings.GIF_SEARCH_URL
      ? {
          searchUrl: settings.GIF_SEARCH_URL,
          key: settings.GIF_SEARCH_KEY ?? "",
          pictureUrl: settings.GIF_PICTURE_URL,
          credit: settings.GIF_SEARCH_CREDIT,
        }
      : undefined,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    logLevel: settings.LOG_LEVEL,
    drainDelayMs: settings.DRAIN_DELAY_MS,
    metricsPort: settings.METRICS_PORT,
    // Test suites share their cores, and a pause of theirs is no load of ours.
    pressureLimits: {
      waitMs: settings.SHED_DELAY_MS ?? (settings.DEPLOYMENT === "test" ? 0 : SHED_DELAY_MS),
      memoryShare:
        (settings.SHED_MEMORY_PERCENT ?? (settings.DEPLOYMENT === "test" ? 0 : SHED_MEMORY_PERCENT)) / 100,
    },
    postLimits:
      // Test suites come from one address.
      settings.DEPLOYMENT === "test"
        ? {
            loginPer10Min: UNLIMITED,
            signupPerHour: UNLIMITED,
            namesPer10Min: UNLIMITED,
            recoveryPerHour: UNLIMITED,
            postsPerMin: UNLIMITED,
          }
        : {
            loginPer10Min: settings.LIMIT_LOGIN_PER_10MIN,
            signupPerHour: settings.LIMIT_SIGNUP_PER_HOUR,
            namesPer10Min: settings.LIMIT_NAMES_PER_10MIN,
            recoveryPerHour: settings.LIMIT_RECOVERY_PER_HOUR,
            postsPerMin: settings.LIMIT_POSTS_PER_MIN,
          },
    serviceWorker: settings.SERVICE_WORKER === "on",
    uploadMaxBytes: settings.UPLOAD_MAX_BYTES,
    pageCacheMs: settings.VISITOR_PAGES_SECONDS * 1_000,
  });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const text = `CONTRACT_FILE cannot be read: ${(error as Error).message}`;
    throw new SettingsError([{ setting: "CONTRACT_FILE", text }]);
  }
}

function isUpstreamSecret(variable: [name: string, value: string | undefined]): variable is [string, string] {
  return UPSTREAM_SECRET.test(variable[0]) && variable[1] !== undefined;
}
