// A line between a browser and the site that can be slow, and be cut without anybody being told: connections stay open
// and nothing arrives, as in a tunnel.
import { connect, createServer } from "node:net";

/** 400 kbit/s both ways and 400 ms there and back, as everywhere in this folder. */
export const BAD_LINE = { delayMs: 200, bytesPerMs: 50 };

/** Passes bytes on in their order, late and at the line's rate. */
function pump(from, to, { delayMs, bytesPerMs }, isCut) {
  let freeMs = 0;
  from.on("data", (chunk) => {
    if (isCut()) return;
    freeMs = Math.max(performance.now(), freeMs) + (bytesPerMs ? chunk.length / bytesPerMs : 0);
    setTimeout(() => isCut() || to.destroyed || to.write(chunk), freeMs + delayMs - performance.now());
  });
  // What is under way arrives before the end does.
  from.on("close", () => setTimeout(() => to.destroy(), Math.max(0, freeMs - performance.now()) + delayMs));
  from.on("error", () => {});
}

/** Listens on a free port for the site at `port`. A cut line swallows everything; what was open on it is dead. */
export async function startLine(port, speed = { delayMs: 0, bytesPerMs: 0 }) {
  let isCut = false;
  const open = new Set();
  const server = createServer((near) => {
    open.add(near);
    near.on("close", () => open.delete(near));
    if (isCut) return near.on("error", () => {}).resume();
    const far = connect(port, "127.0.0.1");
    pump(near, far, speed, () => isCut);
    pump(far, near, speed, () => isCut);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      for (const socket of open) socket.destroy();
    },
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
