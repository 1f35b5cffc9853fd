// The two limits beside which the site is measured; the page they answer comes by the channel to the parent.
// Without CALLS: bare node:http answering the same bytes. With CALLS (a JSON list of paths): the same after asking
// the upstream for each of them, all at once, by undici.
import { createServer } from "node:http";
import { Agent, request } from "undici";

const calls = JSON.parse(process.env.CALLS ?? "[]");
const upstreamOrigin = process.env.UPSTREAM_ORIGIN;
/** Who asks, where the upstream wants to know. */
const headers = process.env.COOKIE ? { cookie: process.env.COOKIE } : {};
const agent = new Agent({ connections: 64, pipelining: 1 });
let page = { status: 200, headers: {}, body: Buffer.alloc(0) };

async function ask(path) {
  const { body } = await request(upstreamOrigin + path, { dispatcher: agent, headers });
  return body.text();
}

const server = createServer(async (_incoming, outgoing) => {
  if (calls.length > 0) await Promise.all(calls.map(ask));
  outgoing.writeHead(page.status, page.headers);
  outgoing.end(page.body);
});

process.on("message", ({ status = 200, headers, body }) => {
  page = { status, headers, body: Buffer.from(body, "base64") };
  process.send("ok");
});

server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ msg: "ready", port: server.address().port })}\n`);
});
process.on("SIGTERM", () => process.exit(0));
