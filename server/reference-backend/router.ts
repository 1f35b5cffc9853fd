import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { CATALOG } from "#app/contract/catalog.server";
import type { Endpoint } from "#app/contract/endpoint";
import { findViewer, openSession, readSessionToken, sessionCookie } from "./auth/session";
import type { Backend } from "./backend";
import type { Database } from "./database/schema";
import type { Call, Route } from "./http/call";
import { KeyedMutex, onceKey, readStoredAnswer, storeAnswer, withDigests } from "./http/idempotency";
import { BadRequest, NotFound, Refusal } from "./http/refusal";
import { parseBody, parseQuery } from "./http/request-input";
import { clientAddress, siteOrigin } from "./http/who-asks";

const CHECK_ANSWERS = process.env.NODE_ENV !== "production";

/** Routes made from the catalog: an endpoint without a handler is an error at start. */
export function catalogRoutes(backend: Backend, routes: readonly Route[], log: (line: string) => void): Hono {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  const missing = CATALOG.filter((endpoint) => !byName.has(endpoint.name));
  if (missing.length > 0)
    throw new Error(
      `no handler, write one and list it in server/reference-backend/all-routes.ts: ${missing.map(({ name }) => name).join(", ")}`,
    );

  const mutex = new KeyedMutex();
  const app = new Hono();
  for (const path of new Set(CATALOG.map((endpoint) => endpoint.path))) {
    const here = CATALOG.filter((endpoint) => endpoint.path === path).sort(
      (a, b) => Object.keys(b.fixedQuery).length - Object.keys(a.fixedQuery).length,
    );
    app.all(path, async (context) => {
      const params = new URLSearchParams(queryPart(context.req.raw.url));
      const endpoint = here.find((one) => one.method === context.req.method && hasFixedQuery(one, params));
      if (!endpoint) {
        context.header("Allow", [...new Set(here.map(({ method }) => method))].join(", "));
        return context.json({ error: "method_not_allowed" }, 405);
      }
      const route = byName.get(endpoint.name);
      if (!route) return context.json({ error: "not_found" }, 404);
      try {
        return await answer(backend, route, context, params, mutex);
      } catch (error) {
        return failure(context, endpoint, error, log);
      }
    });
  }
  return app;
}

async function answer(
  backend: Backend,
  route: Route,
  context: Context,
  params: URLSearchParams,
  mutex: KeyedMutex,
): Promise<Response> {
  const { endpoint } = route;
  const now = backend.clock();
  const sessionToken = readSessionToken(context.req.header("cookie"));
  const viewer = sessionToken ? await findViewer(backend.db, sessionToken, now) : undefined;
  if (endpoint.access === "member" && !viewer) {
    return context.json({ error: "authentication_required", authentication_required: true }, 403);
  }
  const query = parseQuery(endpoint, params);
  const body = await parseBody(endpoint, context.req.raw);
  const key = context.req.header("idempotency-key");
  // A signup is called before and after its first answer logged the browser in: both calls count as anonymous.
  const caller = endpoint.access === "member" && viewer ? `member:${viewer.id}` : "anonymous";
  const once = onceKey(endpoint, key, caller, await withDigests(body));

  const run = async () => {
    const stored = once && (await readStoredAnswer(backend.db, endpoint, once));
    if (stored) {
      if (stored.sessionMemberId !== null) {
        const token = await openSession(backend.db, stored.sessionMemberId, now, backend.limits.sessionDays);
        context.header("Set-Cookie", sessionCookie(token, backend.limits.sessionDays), { append: true });
      }
      context.header("Idempotency-Replayed", "true");
      return context.body(stored.answer, stored.status as ContentfulStatusCode, JSON_HEADERS);
    }
    const call: Call<Endpoint> = {
      endpoint,
      backend,
      db: backend.db,
      query,
      body,
      viewer,
      now,
      address: clientAddress(context),
      origin: siteOrigin(context),
      acceptLanguage: context.req.header("accept-language") ?? "",
      key,
      sessionToken,
      setSession: (token) =>
        context.header("Set-Cookie", sessionCookie(token, backend.limits.sessionDays), { append: true }),
      write: (work, options) =>
        backend.db.transaction().execute(async (db: Database) => {
          const result = await work(db);
          if (once) {
            const sessionMemberId = options?.sessionMemberId?.() ?? null;
            await storeAnswer(
              db,
              once,
              { status: 200, answer: JSON.stringify(result), sessionMemberId },
              now,
            );
          }
          return result;
        }),
    };
    const result = await route.handle(call);
    if (CHECK_ANSWERS) checkAnswer(endpoint, result);
    return context.body(JSON.stringify(result), 200, JSON_HEADERS);
  };
  return once ? mutex.run(once.keyHash, run) : run();
}

const JSON_HEADERS = { "Content-Type": "application/json", "Cache-Control": "no-store" };

function failure(
  context: Context,
  endpoint: Endpoint,
  error: unknown,
  log: (line: string) => void,
): Response {
  if (error instanceof Refusal) {
    const declared = endpoint.refusals[error.code];
    if (declared) {
      return context.json(
        { error: error.code, ...error.data },
        declared.status as ContentfulStatusCode,
        JSON_HEADERS,
      );
    }
  }
  if (error instanceof BadRequest) {
    return context.json({ error: "bad_request", field: error.field }, error.status, JSON_HEADERS);
  }
  if (error instanceof NotFound) return context.json({ error: "not_found" }, 404, JSON_HEADERS);
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log(JSON.stringify({ level: "error", endpoint: endpoint.name, reason }));
  return context.json({ error: "internal" }, 500, JSON_HEADERS);
}

function checkAnswer(endpoint: Endpoint, result: unknown): void {
  const checked = endpoint.answer.safeParse(result);
  if (!checked.success) throw new Error(`${endpoint.name} breaks its contract: ${checked.error.message}`);
}

function queryPart(url: string): string {
  const at = url.indexOf("?");
  return at === -1 ? "" : url.slice(at + 1);
}

function hasFixedQuery(endpoint: Endpoint, params: URLSearchParams): boolean {
  return Object.entries(endpoint.fixedQuery).every(([name, value]) => params.get(name) === value);
}
