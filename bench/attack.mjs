// What strangers try from outside, against the built site as `npm start` runs it: bodies held back, one field repeated,
// photos all at once, more visitors than there is room for, slow readers. Prints a Markdown table of what was seen beside
// what is wanted; exits with 1 when a count, a status or a number of bytes is not as wanted. Times are printed and judge
// nothing. ONLY=upload,held names single attacks, SECONDS the length of each load.
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { crowd, refusal } from "./attack/crowd.mjs";
import { ACCEPT_ENCODING, requestHead, startLoad, startMembersPage } from "./rig/members-page.mjs";
import { largePhoto, multipartOf } from "./rig/photo-posts.mjs";
import { cpuMs, measure, memoryMb, pause, stopNode, tell } from "./rig/processes.mjs";
import { backendData, root, startBackend, startSite, Visitor } from "./rig/site.mjs";
import { copyData } from "./rig/talk.mjs";

const DURATION_MS = Number(process.env.SECONDS || 10) * 1_000;
const MB = 1_000_000;
const rows = [];
let isAsWanted = true;

function note(what, seen, wanted, fits = true) {
  rows.push(`| ${what} | ${seen} | ${wanted} |`);
  if (!fits) isAsWanted = false;
}

/** Sends bytes and gives the answer's status line and how long it took; `hold` leaves the connection open. */
function send(port, head, body) {
  const startedMs = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    let text = "";
    const end = () =>
      resolve({ status: Number(text.slice(9, 12)) || 0, ms: performance.now() - startedMs, socket, text });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (text.includes("\r\n\r\n")) end();
    });
    socket.on("error", end);
    socket.on("close", end);
    socket.write(head);
    if (body) socket.write(body);
  });
}

/** A health check on a connection of its own. */
function checkHealth(port) {
  return send(port, `GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
}

function postHead(visitor, port, path, lines) {
  return [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...Object.entries(visitor.headers()).map(([name, value]) => `${name}: ${value}`),
    "Sec-Fetch-Site: same-origin",
    ...lines,
    "",
    "",
  ].join("\r\n");
}

/** So many photos at the same moment, each a little different. */
async function photos(count, photo, name) {
  // Photos stay: each measurement has members of its own.
  const backend = await startBackend({ dataDir: copyData(await backendData()) });
  const site = await startSite(backend.said.origin);
  const member = new Visitor(site.origin);
  await member.logIn();
  const { port } = site.said;
  const html = await (await member.get("/profile/photos")).text();
  const key =
    /name="_key" value="(photos~[^"]+)"/.exec(html)?.[1] ??
    /name="_key" value="([^"]+)"/.exec(html)?.[1] ??
    "";
  const posts = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const own = Buffer.concat([photo, Buffer.from([index])]);
      const { type, body } = await multipartOf({ _key: key }, own);
      const head = postHead(member, port, "/profile/photos", [
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
        "Connection: close",
      ]);
      return { head, body };
    }),
  );
  const before = memoryMb(site.pid).nowMb;
  const answers = await Promise.all(posts.map(({ head, body }) => send(port, head, body)));
  const { peakMb } = memoryMb(site.pid);
  const done = answers.filter(({ status }) => status === 303).length;
  note(
    `${count} ${name} of ${(photo.length / MB).toFixed(1)} MB at once`,
    `${done} × 303, rss ${before.toFixed(0)} → at most ${peakMb.toFixed(0)} MB`,
    `${count} × 303, ≤ 350 MB`,
    done === count && peakMb <= 350,
  );
  await stopNode(site);
  await stopNode(backend);
}

const attacks = {
  /** 40 connections, posts of 23 MB to the login and to the photo page, last bytes held back. */
  async held() {
    const backend = await startBackend();
    const site = await startSite(backend.said.origin);
    const member = new Visitor(site.origin);
    await member.logIn();
    const { port } = site.said;
    const before = memoryMb(site.pid).nowMb;
    const form = "Content-Type: multipart/form-data; boundary=b";
    const bytes = 23 * MB;
    const head = (path) => postHead(member, port, path, [form, `Content-Length: ${bytes}`]);
    const told = await Promise.all(Array.from({ length: 40 }, () => send(port, head("/login"))));
    // Beyond the thirtieth the rate alone decides; a busy machine has no turn for all of them.
    const early = told.filter(({ status }) => [413, 429, 503].includes(status)).length;
    note("40 posts of 23 MB to /login", `${early} refused before a byte was sent`, "40", early === 40);
    const body = Buffer.alloc(bytes - 1, 120);
    const held = Array.from({ length: 40 }, () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => {});
      socket.write(head("/profile/photos"));
      socket.write(body);
      return socket;
    });
    await pause(8_000);
    const { nowMb } = memoryMb(site.pid);
    note(
      "40 posts of 23 MB to /profile/photos, last byte held back",
      `rss ${before.toFixed(0)} → ${nowMb.toFixed(0)} MB`,
      "≤ 350 MB",
      nowMb <= 350,
    );
    const { status, ms } = await checkHealth(port);
    note("a health check meanwhile", `${status} in ${ms.toFixed(0)} ms`, "200", status === 200);
    for (const socket of held) socket.destroy();
    await stopNode(site);
    await stopNode(backend);
  },

  /** 20 posts of one field repeated 21,000 times. */
  async fields() {
    const backend = await startBackend();
    const site = await startSite(backend.said.origin);
    const visitor = new Visitor(site.origin);
    const { port } = site.said;
    const body = "a=&".repeat(21_000);
    const lines = [
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "Connection: close",
    ];
    await visitor.get("/login");
    const beforeMs = cpuMs(site.pid);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(port, postHead(visitor, port, "/login", lines), body)),
    );
    const refused = answers.filter(({ status }) => status === 413).length;
    note(
      "20 posts of one field repeated 21,000 times",
      `${refused} × 413, ${((cpuMs(site.pid) - beforeMs) / 20).toFixed(1)} ms of CPU each`,
      "20 × 413",
      refused === 20,
    );
    await stopNode(site);
    await stopNode(backend);
  },

  /** 20 members post a photo of 10 MB at the same moment. */
  async upload() {
    await photos(20, await largePhoto(), "photos");
  },

  /** 5 members post what an iPhone keeps: 12 megapixels as HEIC, in Display P3. HEIC names another such photo. */
  async heic() {
    const file = process.env.HEIC ?? join(root, "tests/support/twelve-megapixels.heic");
    await photos(5, readFileSync(file), "HEIC photos of 12 megapixels");
  },

  crowd: () => crowd(note, checkHealth, DURATION_MS),

  refusal: () => refusal(note, DURATION_MS),

  /** 500 connections that ask and read nothing; the others must not feel it. */
  async readers() {
    const { site, visitor } = await startMembersPage();
    const load = await startLoad();
    const { port } = site.said;
    const head = requestHead(visitor, port, ACCEPT_ENCODING);
    const ask = () => tell(load, { port, head, connections: 8, durationMs: DURATION_MS });
    await ask();
    const calm = await ask();
    const slow = Array.from({ length: 500 }, () => {
      const socket = connect({ port, host: "127.0.0.1" });
      socket.on("error", () => {});
      socket.pause();
      socket.write(head);
      return socket;
    });
    // Their pages are made first: this is about answers that nobody fetches.
    let usedMs = -1;
    for (let now = cpuMs(site.pid); now !== usedMs; now = cpuMs(site.pid)) {
      usedMs = now;
      await pause(1_000);
    }
    const beside = await ask();
    note(
      "8 connections beside 500 slow readers",
      `p99 ${beside.p99Ms.toFixed(0)} ms (alone ${calm.p99Ms.toFixed(0)} ms), ${beside.failures} failed`,
      "p99 < 500 ms, 0 failed",
      beside.failures === 0,
    );
    for (const socket of slow) socket.destroy();
    await stopNode(load);
    await stopNode(site);
  },
};

await measure(async () => {
  const chosen = process.env.ONLY?.split(",") ?? Object.keys(attacks);
  for (const name of chosen) await attacks[name]();
  console.log(
    `Node ${process.versions.node}\n\n| attack | seen | wanted |\n|---|---|---|\n${rows.join("\n")}`,
  );
  return isAsWanted ? 0 : 1;
});
