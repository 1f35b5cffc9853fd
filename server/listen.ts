import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Host } from "./host";
import { HOME, plainPageHtml } from "./plain-page";

/** TRUST.md, "The door": headers 16 KB in 10 s. How long a body may take is said by `posts/patience.ts`; this is beyond it. */
const BOUNDS = {
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 330_000,
  keepAliveTimeout: 65_000,
};

const CLIENT_ERRORS: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "This request has too many headers."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "This request took too long."],
};

/** Opens the port; what never becomes a request (too many headers, too slow, garbage) is answered with a page too. */
export function listen(
  host: Host,
  port: number,
  hostname: string,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const goThroughSteps = getRequestListener(host.fetch, { hostname });
    const server = createServer(BOUNDS, (incoming, outgoing) => {
      const goOn = () => void goThroughSteps(incoming, outgoing);
      if (!host.takes?.(incoming, outgoing, goOn)) goOn();
    });
    server.listen(port, hostname, () => resolve({ server, port: (server.address() as AddressInfo).port }));
    server.once("error", reject);
    server.on("connection", () => host.connectionCame?.());
    server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
      if (!socket.writable || error.code === "ECONNRESET") return socket.destroy();
      const [status, text] = CLIENT_ERRORS[error.code ?? ""] ?? [
        400,
        "This request could not be understood.",
      ];
      const page = plainPageHtml({ title: text, button: HOME });
      socket.end(
        `HTTP/1.1 ${status} ${text}\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(page)}\r\nConnection: close\r\n\r\n${page}`,
      );
    });
  });
}

const CLOSE_IDLE_EVERY_MS = 100;

/**
 * While draining each answer asks the client to close its connection. The port stays open for `acceptMs`, because a
 * balancer learns a moment late that this container wants no more; then idle connections are closed at once.
 */
export async function drain(server: Server, graceMs: number, acceptMs = 0): Promise<boolean> {
  server.prependListener("request", (_request: IncomingMessage, response) =>
    response.setHeader("Connection", "close"),
  );
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), graceMs).unref());
  if (acceptMs > 0) await new Promise((resolve) => setTimeout(resolve, acceptMs));
  const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
  // Connections that were answering when it began become idle one by one.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  void closed.then(() => clearInterval(closing));
  closing.unref();
  return Promise.race([closed, late]);
}
