import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { theSite } from "./the-site";

/** A way to the site on which every cookie gets lost, as in a browser that refuses them. */
export async function openCookielessDoor(): Promise<{ origin: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(theSite.origin);
  const server = createServer((asked, answer) => {
    const { cookie: _, ...headers } = asked.headers;
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (said) => {
      const { "set-cookie": __, ...rest } = said.headers;
      answer.writeHead(said.statusCode ?? 502, rest);
      said.pipe(answer);
    });
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
