import { CATALOG } from "#app/contract/catalog.server";
import { list as listChats, read as readChat } from "#app/contract/chat.server";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { AnswerOf, Endpoint } from "#app/contract/endpoint";
import { search } from "#app/contract/members.server";
import { listPayments } from "#app/contract/payments.server";
import { login } from "#app/contract/user.server";
import { addressOf, bodyOf, type Outcome, outcomeOf } from "#app/upstream/call.server";
import { UpstreamFailure } from "#app/upstream/failure.server";

type Fields = Readonly<Record<string, unknown>>;

export interface CheckOptions {
  origin: string;
  domain: string;
  names?: Dialect | undefined;
  login?: { email: string; password: string } | undefined;
}

export interface CheckedCall {
  endpoint: string;
  /** Undefined where the call was not asked or not answered. */
  status: number | undefined;
  fits: "yes" | "no" | "not asked";
  /** Empty where the answer fits. */
  misfit: string;
}

/** What earlier answers gave to ask the later calls with. */
interface Found {
  profile?: number | undefined;
  conversation?: number | undefined;
  payment?: number | undefined;
}

const TIMEOUT_MS = 10_000;

/** Calls whose answers others need come first. */
const FIRST: readonly Endpoint[] = [search, listChats, listPayments];

/**
 * Asks every call that only reads, one after the other.
 * @throws Error where nothing answers or the login fails, so that no table looks better than it is
 */
export async function checkCalls(options: CheckOptions): Promise<CheckedCall[]> {
  const cookie = options.login ? await loginCookie(options) : undefined;
  const reads = CATALOG.filter(({ effect }) => effect === "read");
  const found: Found = {};
  const calls: CheckedCall[] = [];
  for (const endpoint of [...FIRST, ...reads.filter((one) => !FIRST.includes(one))]) {
    const query = queryOf(endpoint, options.domain, found);
    if (endpoint.access === "member" && !cookie)
      calls.push(notCalled(endpoint, "needs CHECK_EMAIL and CHECK_PASSWORD"));
    else if (query === undefined) calls.push(notCalled(endpoint, "no example found to ask with"));
    else calls.push(await check(endpoint, query, options, cookie, found));
  }
  const called = calls.filter(({ fits }) => fits !== "not asked");
  if (called.every(({ status }) => status === undefined)) throw new Error(called[0]?.misfit);
  return calls;
}

async function check(
  endpoint: Endpoint,
  query: Fields,
  options: CheckOptions,
  cookie: string | undefined,
  found: Found,
): Promise<CheckedCall> {
  let status: number | undefined;
  try {
    const response = await ask(endpoint, { query }, options, cookie);
    status = response.status;
    const outcome = await read(endpoint, response, options.names);
    if (outcome.ok) memoize(endpoint, outcome.value, found);
    return { endpoint: endpoint.name, status, fits: "yes", misfit: "" };
  } catch (error) {
    return { endpoint: endpoint.name, status, fits: "no", misfit: misfitOf(error) };
  }
}

async function loginCookie(options: CheckOptions): Promise<string> {
  const response = await ask(login, { body: options.login }, options, undefined);
  const outcome = await read(login, response, options.names).catch((error: unknown) => {
    throw new Error(`The login's answer does not fit: status ${response.status}, ${misfitOf(error)}`);
  });
  if (!outcome.ok) throw new Error(`The login was refused: ${outcome.code}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(";", 1)[0] ?? "");
  const auth = cookies.filter((pair) => pair.trimStart().startsWith("auth."));
  if (auth.length === 0) throw new Error("The login's answer sets no cookie whose name starts with auth.");
  return auth.join("; ");
}

function ask(
  endpoint: Endpoint,
  fields: { query?: Fields | undefined; body?: Fields | undefined },
  { origin, domain, names }: CheckOptions,
  cookie: string | undefined,
): Promise<Response> {
  const body = bodyOf(endpoint, fields.body, names);
  return fetch(origin + addressOf(endpoint, fields.query, names), {
    method: names?.methodOf(endpoint) ?? endpoint.method,
    headers: {
      accept: "application/json",
      "x-request-type": names?.requestType ?? "client",
      "x-forwarded-host": domain,
      ...(body?.contentType !== undefined && { "content-type": body.contentType }),
      ...(cookie && { cookie }),
    },
    body: typeof body?.body === "string" ? body.body : undefined,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Error(`${origin} does not answer: ${reasonOf(error)}`);
  });
}

async function read<E extends Endpoint>(
  endpoint: E,
  response: Response,
  names: Dialect | undefined,
): Promise<Outcome<E>> {
  const answer = {
    status: response.status,
    setCookies: [],
    retryAfter: undefined,
    text: await response.text(),
  };
  return outcomeOf(endpoint, answer, Date.now(), names);
}

/** The query to ask with; undefined where no earlier answer named anything to ask for. */
function queryOf(endpoint: Endpoint, domain: string, found: Found): Fields | undefined {
  switch (endpoint.name) {
    case "site.settings":
      return { domain };
    case "site.geocode":
      return { lat: "52.37", lon: "4.89" };
    case "payments.discountCode":
      return { welcome: "true" };
    case "members.read":
      return found.profile === undefined ? undefined : { id: found.profile };
    case "messages.icebreakers":
      return found.profile === undefined ? undefined : { profile: found.profile };
    case "payments.read":
      return found.payment === undefined ? undefined : { id: found.payment };
    case readChat.name:
      if (found.conversation) return { conversation: found.conversation };
      return found.profile === undefined ? undefined : { profile: found.profile };
    default:
      return {};
  }
}

function memoize(endpoint: Endpoint, value: unknown, found: Found): void {
  if (endpoint === search) found.profile ??= (value as AnswerOf<typeof search>).results[0]?.id;
  if (endpoint === listPayments) found.payment ??= (value as AnswerOf<typeof listPayments>).payments[0]?.id;
  if (endpoint === listChats) {
    const [newest] = (value as AnswerOf<typeof listChats>).chats;
    found.conversation ??= newest?.conversation.id;
    found.profile ??= newest?.profile.id;
  }
}

function notCalled(endpoint: Endpoint, misfit: string): CheckedCall {
  return { endpoint: endpoint.name, status: undefined, fits: "not asked", misfit };
}

function misfitOf(error: unknown): string {
  if (error instanceof UpstreamFailure) return error.field ? `${error.code}: ${error.field}` : error.code;
  return reasonOf(error);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
