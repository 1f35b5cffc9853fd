// Asks one address, or several by turns, over and over on kept-alive connections, one request at a time each. Works on
// bare sockets and parses no more than the end of each answer, because it shares the machine with what it measures.
import { connect } from "node:net";

const HEAD_END = Buffer.from("\r\n\r\n");
const CHUNKS_END = Buffer.from("0\r\n\r\n");

/** One connection; calls `onAnswer(status, bytes)` for each answer until `stop`. */
function open({ port, nextRequest, onAnswer, onError }) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  let kept = [];
  let keptBytes = 0;
  /** Bytes of the whole answer, -1 while its head is still coming, -2 for one in chunks. */
  let expected = -1;
  let status = 0;
  let stopping = false;

  function readHead(data) {
    const end = data.indexOf(HEAD_END);
    if (end === -1) return;
    const head = data.toString("latin1", 0, end);
    status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head);
    // A 304 ends with its head (RFC 9110 §15.4.5).
    if (status === 304) expected = end + 4;
    else expected = length ? end + 4 + Number(length[1]) : -2;
  }

  socket.on("data", (chunk) => {
    kept.push(chunk);
    keptBytes += chunk.length;
    if (expected < 0) {
      const data = kept.length === 1 ? chunk : Buffer.concat(kept);
      kept = [data];
      if (expected === -1) readHead(data);
      if (expected === -2 && data.subarray(-5).equals(CHUNKS_END)) expected = keptBytes;
    }
    if (expected < 0 || keptBytes < expected) return;
    onAnswer(status, keptBytes);
    kept = [];
    keptBytes = 0;
    expected = -1;
    if (stopping) socket.destroy();
    else socket.write(nextRequest());
  });
  socket.on("connect", () => socket.write(nextRequest()));
  socket.on("error", onError);
  socket.on("close", () => stopping || onError(new Error("the server closed the connection")));
  return () => {
    stopping = true;
  };
}

/**
 * Loads `port` for `durationMs` with `head`, or each of `heads` in turn, and counts; answers other than `wanted` (200) and
 * broken connections are counted as failures.
 */
function load({ port, head, heads = [head], connections, durationMs, wanted = 200 }) {
  const requests = heads.map((text) => Buffer.from(text, "latin1"));
  let asked = 0;
  const nextRequest = () => requests[asked++ % requests.length];
  const latencies = [];
  let answers = 0;
  let failures = 0;
  let isOver = false;
  return new Promise((resolve) => {
    const startedMs = performance.now();
    const stops = Array.from({ length: connections }, () => {
      let sentMs = performance.now();
      return open({
        port,
        nextRequest,
        onAnswer(status) {
          if (isOver) return;
          const nowMs = performance.now();
          latencies.push(nowMs - sentMs);
          sentMs = nowMs;
          answers += 1;
          if (status !== wanted) failures += 1;
        },
        onError() {
          failures += 1;
        },
      });
    });
    setTimeout(() => {
      isOver = true;
      const seconds = (performance.now() - startedMs) / 1000;
      for (const stop of stops) stop();
      latencies.sort((a, b) => a - b);
      const p99Ms = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
      // The last answers still come; the next measurement must not meet them.
      setTimeout(() => resolve({ answers, failures, seconds, p99Ms }), 300);
    }, durationMs);
  });
}

process.on("message", async (order) => process.send(await load(order)));
process.on("SIGTERM", () => process.exit(0));
process.stdout.write(`${JSON.stringify({ msg: "ready" })}\n`);
