import { z } from "zod";
import { settings as settingsSchema } from "#app/contract/site.server";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./seeding/demo-accounts";
import { startReferenceBackend } from "./start";

const Settings = z.object({
  REFERENCE_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  REFERENCE_HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  SMTP_URL: z.string().optional(),
  SEED: z.enum(["full", "small", "undrawn"]).default("full"),
  /** Two numbers of milliseconds: "2500-6000". */
  REPLY_DELAY_MS: z
    .string()
    .regex(/^\d+-\d+$/)
    .default("2500-6000"),
  /** `on` sends notifications through the push services of browsers. */
  REFERENCE_PUSH: z.enum(["on", "off"]).default("off"),
  /** An origin that push messages may go to besides those, such as a test's own service. */
  REFERENCE_PUSH_ALSO: z.string().optional(),
  /** JSON of limits that differ from the usual ones, such as `{"messagesPerMinute":100000}` under load. */
  REFERENCE_LIMITS: z.string().default("{}"),
  /** JSON over the answer of settings.php, such as `{"signups":"with_trafficsource"}`. */
  REFERENCE_SETTINGS: z.string().default("{}"),
  /** `demo` and `test` have the test provider; `production` takes no payments. */
  DEPLOYMENT: z.enum(["production", "demo", "test"]).default("production"),
  /** Where browsers reach the test provider, when that is not this server's own origin. */
  SANDBOX_ORIGIN: z.string().optional(),
  /** How late the test provider's late notices are. */
  SANDBOX_LATE_MS: z.coerce.number().int().min(0).default(4_000),
  /** Codes of invite links, by comma; they count where settings say `invite_only`. */
  REFERENCE_INVITES: z.string().default(""),
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Checked by the contract, but passed on as they are spelled. */
function readSettings(json: string): Partial<z.input<typeof settingsSchema>> {
  const overrides = JSON.parse(json);
  settingsSchema.partial().parse(overrides);
  return overrides;
}

const settings = Settings.parse(process.env);
const [shortest = 0, longest = 0] = settings.REPLY_DELAY_MS.split("-").map(Number);
const backend = await startReferenceBackend({
  dataDir: settings.DATA_DIR,
  port: settings.REFERENCE_PORT,
  host: settings.REFERENCE_HOST,
  smtpUrl: settings.SMTP_URL,
  seed: settings.SEED,
  replyDelayMs: [shortest, longest],
  ...(settings.REFERENCE_PUSH === "on" ? { push: { alsoAllowed: settings.REFERENCE_PUSH_ALSO } } : {}),
  limits: z.record(z.string(), z.number()).parse(JSON.parse(settings.REFERENCE_LIMITS)),
  choices: {
    settings: readSettings(settings.REFERENCE_SETTINGS),
    invites: settings.REFERENCE_INVITES.split(",").filter(Boolean),
  },
  sandbox:
    settings.DEPLOYMENT === "production"
      ? false
      : { origin: settings.SANDBOX_ORIGIN, lateMs: settings.SANDBOX_LATE_MS },
  log: print,
});
print(
  JSON.stringify({
    msg: "ready",
    origin: backend.origin,
    outbox: `${backend.origin}/outbox`,
    logins: DEMO_ACCOUNTS.map(({ email }) => ({ email, password: DEMO_PASSWORD })),
  }),
);

let isClosing = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    if (isClosing) return;
    isClosing = true;
    backend.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
