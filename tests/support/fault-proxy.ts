import { once } from "node:events";
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";

/**
 * What the proxy does to a request.
 * - `pass`: forward it.
 * - `drop_before`: destroy the socket without forwarding.
 * - `drop_after`: forward it, then destroy the socket: upstream did it, nobody hears.
 * - `slow`: forward, then wait before the headers, or between the headers and the body.
 * - `answer`: answer by itself, without forwarding.
 * - `garbled`: answer 200 with text that is no JSON.
 * - `half`: forward, then send half of the body and destroy the socket.
 * - `raw`: write these bytes to the socket, head and all, and end it.
 * - `stream`: answer 200 with these pieces, each as soon as the ones before were taken; an error of theirs cuts it off.
 * - `edit`: forward, with what `ask` makes of the request's headers, and answer what `answer` makes of the answer.
 */
export type Fault =
  | { kind: "pass" }
  | { kind: "drop_before" }
  | { kind: "drop_after" }
  | { kind: "slow"; headersMs?: number; bodyMs?: number }
  | { kind: "answer"; status?: number; headers?: Record<string, string | string[]>; body?: unknown }
  | { kind: "garbled" }
  | { kind: "half" }
  | { kind: "raw"; bytes: string | Buffer }
  | { kind: "stream"; pieces: () => Iterable<string> }
  | {
      kind: "edit";
      ask?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
      answer?: (answer: Answer) => Answer;
    };

interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Name, value, name, value, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

export interface FaultProxy {
  origin: string;
  /** Faults for a path, in the order in which requests come; the last one stays. `*` stands for every other path. */
  rule(path: string, ...faults: Fault[]): void;
  /** Forgets rules and recordings. */
  reset(): void;
  requests(path?: string): readonly RecordedRequest[];
  calls(path?: string): number;
  /** Refuses connections (and ends those that stand) until `restore`. */
  refuse(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** A programmable HTTP proxy in front of `upstreamOrigin`; without an origin only `answer`-like faults make sense. */
export async function startFaultProxy(upstreamOrigin?: string): Promise<FaultProxy> {
  const rules = new Map<string, Fault[]>();
  const recorded: RecordedRequest[] = [];
  let server = createServer(handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    void serve(incoming, outgoing).catch(() => incoming.socket.destroy());
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? "/", "http://proxy.invalid");
    const body = Buffer.concat(chunks);
    recorded.push({
      method: incoming.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
      rawHeaders: incoming.rawHeaders,
      body,
    });
    await apply(nextFault(url.pathname), incoming, outgoing, body);
  }

  function nextFault(path: string): Fault {
    const faults = rules.get(path) ?? rules.get("*") ?? [];
    return (faults.length > 1 ? faults.shift() : faults[0]) ?? { kind: "pass" };
  }

  async function apply(
    fault: Fault,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
  ): Promise<void> {
    switch (fault.kind) {
      case "drop_before":
        incoming.socket.destroy();
        return;
      case "drop_after":
        await forward(incoming, body);
        incoming.socket.destroy();
        return;
      case "answer":
        send(outgoing, fault.status ?? 200, fault.headers ?? {}, bytesOf(fault.body));
        return;
      case "garbled":
        send(outgoing, 200, {}, Buffer.from("<br />\n<b>Warning</b>: Undefined index\n{"));
        return;
      case "half": {
        const answer = await forward(incoming, body);
        outgoing.writeHead(answer.status, {
          ...answer.headers,
          "content-length": String(answer.body.length),
        });
        outgoing.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)));
        await delay(20);
        incoming.socket.destroy();
        return;
      }
      case "slow": {
        const answer = await forward(incoming, body);
        await delay(fault.headersMs ?? 0);
        outgoing.writeHead(answer.status, answer.headers);
        outgoing.flushHeaders();
        await delay(fault.bodyMs ?? 0);
        outgoing.end(answer.body);
        return;
      }
      case "raw":
        incoming.socket.end(fault.bytes);
        return;
      case "stream":
        outgoing.writeHead(200, { "content-type": "application/json" });
        await pipeline(Readable.from(fault.pieces(), { objectMode: false }), outgoing);
        return;
      case "edit": {
        const { ask = (headers) => headers, answer: edit = (answer) => answer } = fault;
        const { url, method } = incoming;
        const answer = edit(await forward({ url, method, headers: ask(incoming.headers) }, body));
        send(outgoing, answer.status, answer.headers, answer.body);
        return;
      }
      case "pass": {
        const answer = await forward(incoming, body);
        send(outgoing, answer.status, answer.headers, answer.body);
      }
    }
  }

  async function forward(
    incoming: Pick<IncomingMessage, "url" | "method" | "headers">,
    body: Buffer,
  ): Promise<Answer> {
    if (upstreamOrigin === undefined) return { status: 200, headers: {}, body: Buffer.from("{}") };
    const asked = httpRequest(new URL(incoming.url ?? "/", upstreamOrigin), {
      method: incoming.method ?? "GET",
      headers: incoming.headers,
      agent: false,
    });
    asked.end(body);
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const headers = { ...answer.headers };
    delete headers["transfer-encoding"];
    delete headers.connection;
    return { status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) };
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    rule: (path, ...faults) => void rules.set(path, [...faults]),
    reset() {
      rules.clear();
      recorded.length = 0;
    },
    requests: (path) => recorded.filter((request) => path === undefined || request.path === path),
    calls: (path) => recorded.filter((request) => path === undefined || request.path === path).length,
    async refuse() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    async restore() {
      server = createServer(handle);
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async close() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
    },
  };
}

/** An answer of the back end, whole. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function send(outgoing: ServerResponse, status: number, headers: Answer["headers"], body: Buffer): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) outgoing.setHeader(name, value);
  outgoing.writeHead(status, { "content-length": String(body.length) });
  outgoing.end(body);
}

/** Text and bytes as they are, everything else as JSON. */
function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body ?? {}));
}
