import {
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunction,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/server-runtime";
import type { Context, Handler } from "hono";
import type { PageContext } from "#app/page-context";
import type { AppEntry } from "../app-entry";
import { loadedPage, type PageRoute } from "../page-route";
import { type BegunPolls, type HostEnv, siteOf } from "../request-state";
import { paramsOf, type RouteTable } from "../route-table";
import type { Turns } from "../turns";
import { compress } from "./compress";
import { cookiesAfter, joinCookies } from "./cookie-lines";
import { isOddPath } from "./path-rules";
import { PAGE_VARIES_BY, PIECES_HEADER, piecesOf } from "./pieces";
import { seenHeaders } from "./seen-headers";
import { FORM_KEY_FIELD, postedFields } from "./typed-fields";

/** Route id of the page that explains a refusal of the host; not reachable by an address. */
const REFUSED_ROUTE_ID = "refused";

/** The last step: the app answers. Redirects and pages leave with the cookies that loaders and actions appended. */
export function remix(
  build: ServerBuild,
  table: RouteTable,
  entry: AppEntry,
  turns: Turns,
  polls: BegunPolls,
): Handler<HostEnv> {
  const handlers = new Map<ServerBuild, RequestHandler>();
  const handlerOf = (chain: ServerBuild): RequestHandler => {
    let handler = handlers.get(chain);
    if (!handler) {
      handler = createRequestHandler(chain, build.mode);
      handlers.set(chain, handler);
    }
    return handler;
  };

  /**
   * Most pages are two loaders' answers, drawn. The framework's way to that (matching, cloning, encoding for a router that
   * no browser runs) costs a fifth of a page; it is taken for what was posted, broke, leads elsewhere or has a status.
   */
  const drawPlainPage = async (page: PageRoute, request: Request, context: PageContext) => {
    const params = paramsOf(context.routeTemplate, context.url.pathname);
    const data = await loadedPage(page, { request, params, context: context as AppLoadContext });
    if (!data) return undefined;
    const { id: routeId, module } = page;
    // What cannot be drawn is told by the framework too, which draws it again and then the page about it.
    return entry.drawPage(context, { data, routeId, module, assets: build.assets }).catch(() => undefined);
  };

  return async (c) => {
    const url = new URL(c.req.url);
    const odd = isOddPath(url.pathname);
    const refusal = c.get("refusal");
    const route = refusal ? table.byId(REFUSED_ROUTE_ID) : c.get("route");
    c.set("routeTemplate", route.template);

    const target = new URL(`${c.get("proto")}://${c.get("host")}`);
    target.pathname = refusal ? route.template : odd ? "/not-found" : url.pathname;
    target.search = refusal ? "" : url.search;
    const { signal } = c.req.raw;

    const ask = async (method: string, headers: Headers): Promise<Answer> => {
      const context =
        polls.get(c.env.incoming)?.context ??
        entry.createRequestContext(
          siteOf(c).runtime,
          {
            requestId: c.get("requestId"),
            nonce: c.get("nonce"),
            domain: c.get("domain"),
            host: c.get("host"),
            proto: c.get("proto"),
            clientAddress: c.get("clientAddress"),
            addressBlock: c.get("addressBlock"),
            traceparent: c.req.header("traceparent"),
            posted: method === "POST",
            refusal,
            routeTemplate: route.template,
            url: addressOf(target),
            typed: () =>
              postedFields(c).filter(([name]) => name === FORM_KEY_FIELD || entry.isShownElsewhere(name)),
            turn: () => turns.proceed(),
            carried: method === "POST" ? carriedField(c) : undefined,
          },
          headers,
          signal,
        );
      if (route.pollLoader && method !== "POST" && !url.pathname.endsWith(".data")) {
        const params = paramsOf(route.template, url.pathname);
        const request = new Request(target.href, { method, headers, signal });
        const response = await answerPoll(route.pollLoader, request, params, context, entry.handleError);
        return {
          response,
          document: undefined,
          location: response.headers.get("Location"),
          cookies: context.cookies.lines(),
        };
      }
      const shared = await entry.openCachedPage(context, method, route.handle);
      if (shared?.stored) {
        const { html, headers: storedHeaders } = shared.stored;
        const response = new Response(null, { headers: storedHeaders });
        return { response, document: html, location: null, cookies: context.cookies.lines() };
      }
      const body = method === "POST" ? postedTo(c) : undefined;
      // The form is read already: its boundary is another one wherever it is written again.
      if (body instanceof FormData) headers.delete("content-type");
      const request = new Request(target.href, { method, headers, body, signal });
      const drawn =
        route.page && !refusal && method !== "POST" && !url.pathname.endsWith(".data")
          ? await drawPlainPage(route.page, request, context)
          : undefined;
      const response = drawn ?? (await handlerOf(route.build)(request, context as AppLoadContext));
      const { document, location } = entry.addVisitToLinks(context, {
        document: context.document,
        location: response.headers.get("Location"),
      });
      return {
        response,
        document: document && shared ? shared.store(document, response) : document,
        location,
        cookies: context.cookies.lines(),
      };
    };

    const headers = seenHeaders(c.env.incoming, c.get("host"));
    const answer = await ask(refusal ? "GET" : c.req.method, headers);
    if (!c.req.header(PIECES_HEADER) || !leadsBack(answer, target)) return finish(c, answer);
    // A script that swaps pieces of this page would ask for it next: one way over a slow line is saved.
    headers.delete("content-type");
    headers.set("cookie", cookiesAfter(headers.get("cookie"), answer.cookies));
    const page = await ask("GET", headers);
    return finish(c, { ...page, cookies: joinCookies(answer.cookies, page.cookies) });
  };
}

/**
 * A poll finds nothing new most of the time: the same loader, without the framework's matching, cloning and encoding,
 * which cost more than the loader itself. What breaks is told as Remix tells it.
 */
async function answerPoll(
  loader: LoaderFunction,
  request: Request,
  params: Record<string, string>,
  context: PageContext,
  tell: AppEntry["handleError"],
): Promise<Response> {
  try {
    return (await loader({ request, params, context: context as AppLoadContext })) as Response;
  } catch (error) {
    if (error instanceof Response) return error;
    tell(error, { request, params, context: context as AppLoadContext });
    return new Response(null, { status: context.failure?.status ?? 500 });
  }
}

/** A form that was done and goes back to the page it was posted to. */
function leadsBack({ response, location }: Answer, target: URL): boolean {
  if (response.status !== 303 || location === null) return false;
  const { origin, pathname, search } = new URL(location, target);
  return origin === target.origin && pathname === target.pathname && search === target.search;
}

/** Hidden field by which forms carry the visit where no cookie does; app/session/visit-links.server.ts renders it. */
const CARRIED_FIELD = "_visit";

function carriedField(c: Context<HostEnv>): string | undefined {
  return postedFields(c).find(([name]) => name === CARRIED_FIELD)?.[1];
}

function postedTo(c: Context<HostEnv>): FormData | Uint8Array<ArrayBuffer> | undefined {
  return c.get("form") ?? (c.get("body") as Uint8Array<ArrayBuffer> | undefined);
}

interface Answer {
  response: Response;
  document: string | undefined;
  location: string | null;
  cookies: string[];
}

/** The page's own address: a data request of a hydrated page is about the page. */
function addressOf(target: URL): URL {
  if (!target.pathname.endsWith(".data")) return target;
  const url = new URL(target);
  url.pathname = url.pathname.slice(0, -5);
  return url;
}

async function finish(c: Context<HostEnv>, { response, document, location, cookies }: Answer) {
  const headers = new Headers(response.headers);
  if (location !== null) headers.set("Location", location);
  for (const line of cookies) headers.append("Set-Cookie", line);
  const hasBody = ![204, 304].includes(response.status) && c.req.method !== "HEAD";
  const type = headers.get("Content-Type") ?? "";
  if (!hasBody) return new Response(null, { status: response.status, headers });
  // A file to take along may be large: it is sent as it is made.
  const isFile = headers.has("Content-Disposition") || !/^(text|application\/json)/.test(type);
  if (document === undefined && isFile) {
    const body = response.body && untilBroken(response.body, c.env.outgoing);
    return new Response(body, { status: response.status, headers });
  }
  const asked = c.req.header(PIECES_HEADER);
  const pieces = asked && document ? piecesOf(document, asked) : undefined;
  // No cache holds what a POST is answered without a word of freshness (RFC 9110 §9.3.3), and a page whose script was
  // answered with `no-store` is not kept for Back (docs/decisions/0045).
  if (pieces !== undefined && c.req.method === "POST") headers.set("Cache-Control", "private, no-cache");
  const text = pieces ?? document ?? (await response.text());
  const { body, encoding } = compress(text, c.req.header("accept-encoding") ?? "");
  if (encoding) headers.set("Content-Encoding", encoding);
  headers.append("Vary", document === undefined ? "Accept-Encoding" : PAGE_VARIES_BY);
  return new Response(cookies.some(hasHighByte) ? Buffer.from(body) : body, {
    status: response.status,
    headers,
  });
}

/**
 * A file that breaks off on its way ends the connection: the adapter would write the error's words behind it, and end it
 * as if it were whole.
 */
function untilBroken(
  file: ReadableStream<Uint8Array>,
  outgoing: { destroy(): unknown },
): ReadableStream<Uint8Array> {
  const reader = file.getReader();
  return new ReadableStream({
    async pull(controller) {
      const next = await reader.read().catch(() => void outgoing.destroy());
      if (next?.done) controller.close();
      else if (next) controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Node writes head and body as one UTF-8 string where the body is a string (OutgoingMessage._send): a byte of PHP's
 * cookie above 0x7F would become two.
 */
function hasHighByte(line: string): boolean {
  return /[\x80-\xff]/.test(line);
}
