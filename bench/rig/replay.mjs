// Stands between host and reference backend. Passes everything on until it is told "replay"; from then on each GET is
// asked of the backend once and answered from memory afterwards: what remains is a backend that costs next to nothing.
import { createServer } from "node:http";
import { Agent, request } from "undici";

const backendOrigin = process.env.BACKEND_ORIGIN;
const agent = new Agent({ connections: 8, pipelining: 1 });
const recorded = new Map();
let isReplaying = false;
/** Paths of the GETs since the last "calls". */
let calls = [];

const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"]);

async function bodyOf(incoming) {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function passOn(incoming) {
  const headers = { ...incoming.headers };
  for (const name of HOP_BY_HOP) delete headers[name];
  const method = incoming.method;
  const body = method === "GET" || method === "HEAD" ? null : await bodyOf(incoming);
  const answer = await request(backendOrigin + incoming.url, { method, headers, body, dispatcher: agent });
  const content = Buffer.from(await answer.body.arrayBuffer());
  const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
  return {
    status: answer.statusCode,
    headers: { ...Object.fromEntries(kept), "content-length": content.length },
    content,
  };
}

const server = createServer(async (incoming, outgoing) => {
  const isRead = incoming.method === "GET";
  if (isRead) calls.push(incoming.url);
  let answer = isReplaying && isRead ? recorded.get(incoming.url) : undefined;
  if (!answer) {
    answer = await passOn(incoming);
    if (isReplaying && isRead && answer.status === 200) recorded.set(incoming.url, answer);
  }
  outgoing.writeHead(answer.status, answer.headers);
  outgoing.end(answer.content);
});

process.on("message", (message) => {
  if (message === "replay") isReplaying = true;
  const asked = calls;
  calls = [];
  process.send({ calls: asked });
});

server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ msg: "ready", port: server.address().port })}\n`);
});
process.on("SIGTERM", () => process.exit(0));
