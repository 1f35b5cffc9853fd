import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * An old German site in front of a back end that speaks the contract: what examples/dialects/legacy.json describes,
 * written by hand and without any of the code that reads that file, so that the two check each other.
 */
export interface LegacyPhp {
  origin: string;
  close(): Promise<void>;
}

type Json = Record<string, unknown>;

const FIELDS: Record<string, string> = {
  name: "benutzername",
  age: "alter",
  gender: "geschlecht",
  city: "wohnort",
  credits: "guthaben",
  costs: "kosten",
  date_of_birth: "geburtstag",
  main_image: "hauptbild",
  messages: "nachrichten",
  conversation: "unterhaltung",
  about_me: "ueber_mich",
};

const VALUES: Record<string, Record<string, string>> = {
  gender: { male: "Mann", female: "Frau" },
  sexuality: { gay: "schwul", lesbian: "lesbisch" },
  hair_color: {
    brunette: "brünett",
    brown: "braun",
    white: "weiß",
    bald: "Glatze",
    black: "schwarz",
    dark_blond: "dunkelblond",
    dark_brown: "dunkelbraun",
    gray: "grau",
    red: "rot",
    other: "andere",
  },
  eye_color: {
    blue: "blau",
    green: "grün",
    hazel: "haselnuss",
    brown: "braun",
    gray: "grau",
    other: "andere",
  },
  body_type: { slim: "schlank", fat: "mollig" },
};

const CODES: Record<string, string> = {
  authentication_required: "ANMELDUNG_NOETIG",
  rate_limited: "ZU_OFT",
  profile_not_found: "PROFIL_FEHLT",
  blocked: "GESPERRT",
  link_invalid: "LINK_UNGUELTIG",
  login_failed: "FALSCHES_PASSWORT",
  message_too_long: "ZU_LANG",
  message_empty: "LEER",
};

const NUMBERS = [
  "profile",
  "conversation",
  "package",
  "payment",
  "photo",
  "position",
  "amount",
  "gift",
  "limit",
];
const FLAGS = ["like", "main", "again", "invisible"];

/** Answers as the old site does what the back end at `origin` says. */
export async function startLegacyPhp(origin: string): Promise<LegacyPhp> {
  const server = createServer((request, response) => {
    answer(origin, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? "/", origin);
  const isOurs = request.headers["x-requested-with"] === "XMLHttpRequest" && /^\/ajax\//.test(url.pathname);
  if (!isOurs || request.headers["x-request-type"] !== "ajax") {
    response.writeHead(404).end("<h1>404</h1>");
    return;
  }
  const isForm = request.headers["content-type"] === "application/x-www-form-urlencoded";
  const body = Buffer.concat(chunks);
  const answered = await fetch(addressOf(url), {
    method: url.searchParams.get("aktion") ?? request.method ?? "GET",
    headers: headersOf(request.headers, isForm),
    body: isForm ? JSON.stringify(readForm(body.toString())) : body.length > 0 ? body : null,
    redirect: "manual",
  });
  const json = (await answered.json()) as Json;
  const { error } = json;
  // Old sites say 200 to everything they thought of.
  const isKnown = typeof error !== "string" || (error in CODES && error !== "authentication_required");
  for (const line of answered.headers.getSetCookie()) response.appendHeader("set-cookie", line);
  response.writeHead(isKnown ? 200 : answered.status, { "content-type": "application/json" });
  response.end(
    JSON.stringify(typeof error === "string" ? refused(error, json) : { erfolg: 1, daten: german(json) }),
  );
}

function addressOf({ origin, pathname, searchParams }: URL): URL {
  const path = pathname.replace(/^\/ajax\//, "/api/").replace("/anmelden.php", "/user.php");
  const query = [...searchParams]
    .filter(([name]) => name !== "aktion")
    .map(([name, value]) => [english(name), englishValue(english(name), value)]);
  return new URL(`${path}?${new URLSearchParams(query as [string, string][])}`, origin);
}

function headersOf(headers: IncomingHttpHeaders, isForm: boolean): Record<string, string> {
  const kept = [
    "cookie",
    "idempotency-key",
    "content-type",
    "accept-language",
    "x-forwarded-for",
    "x-forwarded-host",
  ];
  const passed = kept.flatMap((name) => (typeof headers[name] === "string" ? [[name, headers[name]]] : []));
  return { ...Object.fromEntries(passed), ...(isForm && { "content-type": "application/json" }) };
}

function refused(error: string, { error: _, ...data }: Json): Json {
  const renamed = german(data) as Json;
  if (error === "message_too_long") {
    renamed.hoechstens = renamed.message_length;
    delete renamed.message_length;
  }
  return { erfolg: 0, fehler: { code: CODES[error] ?? error, daten: renamed } };
}

/** The contract's JSON as the old site writes it. */
function german(value: unknown, field = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => german(item, field));
  if (typeof value === "object" && value !== null) {
    const { conversation, ...fields } = value as Json;
    const isMessage = "kind" in value && typeof conversation === "object";
    const entries = Object.entries(isMessage ? fields : value).map(([name, inner]) => [
      FIELDS[name] ?? name,
      german(inner, name),
    ]);
    return Object.fromEntries(
      isMessage ? [...entries, ["unterhaltung_id", (conversation as { id: number }).id]] : entries,
    );
  }
  if (typeof value === "number") return germanNumber(value);
  if (typeof value !== "string" || field === "added") return value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value.split("-").reverse().join(".");
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return germanMoment(new Date(value));
  return VALUES[field]?.[value] ?? value;
}

function germanNumber(value: number): unknown {
  if (value > 1_000_000_000) return germanMoment(new Date(value * 1000));
  return Number.isInteger(value) && Math.abs(value) < 1000 ? value : value.toLocaleString("de-DE");
}

function germanMoment(moment: Date): string {
  const options = { timeZone: "Europe/Berlin", dateStyle: "medium", timeStyle: "medium" } as const;
  return moment.toLocaleString("de-DE", options).replace(", ", " ");
}

/** A form as PHP reads it, in the contract's words and types. */
function readForm(text: string): Json {
  const fields: Json = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...below] = name.split(/[[\]]+/).filter((part, index) => index === 0 || part !== "");
    const field = english(first === "inhalt" ? "text" : first);
    if (name.endsWith("[]")) fields[field] = [...((fields[field] as string[]) ?? []), value];
    else if (below.length > 0) fields[field] = { ...(fields[field] as Json), [below[0] ?? ""]: value };
    else fields[field] = typed(field, englishValue(field, value));
  }
  return fields;
}

function typed(field: string, value: string): unknown {
  if (NUMBERS.includes(field)) return Number(value);
  if (FLAGS.includes(field)) return value === "1";
  return value;
}

function english(field: string): string {
  return Object.keys(FIELDS).find((name) => FIELDS[name] === field) ?? field;
}

function englishValue(field: string, value: string): string {
  if (/^\d\d\.\d\d\.\d{4}$/.test(value)) return value.split(".").reverse().join("-");
  const values = VALUES[field] ?? {};
  return Object.keys(values).find((one) => values[one] === value) ?? value;
}
