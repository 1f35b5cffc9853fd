import { readdir, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { rawRequest } from "#tests/support/http-client";
import { jpeg, multipart } from "#tests/support/pictures";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

// Twenty pictures at once may take a busy machine longer than a member would wait.
const site = testSite({ env: { UPSTREAM_READ_SECONDS: "300", UPSTREAM_UPLOAD_SECONDS: "300" } });
let member: Browser;
beforeAll(async () => {
  member = await site.member("premium@demo.example", { headers: { "accept-language": "en" } });
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const OWN = "Sec-Fetch-Site: same-origin\r\n";
const MULTIPART = "Content-Type: multipart/form-data; boundary=b\r\n";
const URLENCODED = "application/x-www-form-urlencoded";

function head(path: string, lines: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${lines}\r\n`;
}

test("SIGN-01 one field repeated 21,000 times is a 413 page, and so is a form of more than 200 fields or parts", async () => {
  const headers = { "sec-fetch-site": "same-origin" };
  const asUrlencoded = { ...headers, "content-type": URLENCODED };
  for (const path of ["/login", "/signup", "/members/2", "/profile/photos", "/complete-signup"]) {
    const repeated = await member.ask("POST", path, { headers: asUrlencoded, body: "a=&".repeat(21_000) });
    expect([repeated.status, repeated.words.includes("That is too large")], path).toEqual([413, true]);
    const fields = Array.from({ length: 201 }, (_, index) => `f${index}=1`).join("&");
    expect((await member.ask("POST", path, { headers: asUrlencoded, body: fields })).status, path).toBe(413);
    const parts = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`f${index}`, "1"]));
    const posted = await multipart(parts, []);
    const answer = await member.ask("POST", path, {
      body: posted.body,
      headers: { ...headers, ...posted.headers },
    });
    expect(answer.status, path).toBe(413);
  }
  const odd = await site
    .browser()
    .post("/login", { email: "nobody@demo.example", password: "x", "__proto__[x]": "y" });
  expect(odd.status).toBeLessThan(500);
  expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
});

test("who may not post is told so before a byte of the body has come, and so is who posts files where none belong", async () => {
  const huge = `${MULTIPART}Content-Length: 23000000\r\n`;
  const cross = "Sec-Fetch-Site: cross-site\r\n";
  expect(statusOf(await rawRequest(site.port, head("/profile/photos", `${cross}${huge}`)))).toBe(403);
  expect(statusOf(await rawRequest(site.port, head("/login", `${OWN}${huge}`)))).toBe(413);
  expect(statusOf(await rawRequest(site.port, head("/nowhere", `${OWN}${huge}`)))).toBe(413);
  const limited = await startSite({ env: { DEPLOYMENT: "demo", LIMIT_POSTS_PER_MIN: "1" } });
  try {
    await limited.browser().post("/members/2", { like: "2" });
    expect(statusOf(await rawRequest(limited.port, head("/profile/photos", `${OWN}${huge}`)))).toBe(429);
  } finally {
    await limited.close();
  }
});

/** Bytes of the posts that wait for their end. */
async function uploading(): Promise<number> {
  const folder = join(site.dataDir, "uploads");
  const names = await readdir(folder).catch(() => []);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test("ACCT-02 posts with files whose last bytes are held back lie on the disk, not in memory, and go with their senders", async () => {
  const sockets: Socket[] = [];
  const BYTES = 4_000_000;
  for (let count = 0; count < 12; count += 1) {
    const socket = connect({ port: site.port, host: "127.0.0.1" });
    socket.on("error", () => {});
    socket.write(head("/profile/photos", `${OWN}${MULTIPART}Content-Length: ${BYTES + 1}\r\n`));
    socket.write(Buffer.alloc(BYTES, 120));
    sockets.push(socket);
  }
  await expect.poll(uploading, { timeout: 30_000 }).toBe(12 * BYTES);
  expect((await member.get("/healthz")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(uploading, { timeout: 30_000 }).toBe(0);
});

test("ACCT-02 twenty photos posted at once all arrive, and none is left behind", async () => {
  const { key, action } = await photoForm(member);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const { headers, body } = await multipart({ _key: key }, [
        [`${index}.jpg`, await jpeg(800 + index, 600)],
      ]);
      return member.ask("POST", action, { body, headers: { ...headers, "sec-fetch-site": "same-origin" } });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(303));
  await expect.poll(uploading).toBe(0);
});

async function photoForm(browser: Browser): Promise<{ key: string; action: string }> {
  const form = (await browser.get("/profile/photos")).form("/profile/photos", "photo");
  return { action: form.action, key: form.fields.find(([name]) => name === "_key")?.[1] ?? "" };
}

test("ACCT-02 an upload that hardly moves ends with the site's own page in the member's language", async () => {
  const none = { freeMs: 0, minBytesPerS: 1_000_000_000, maxMs: 300_000 };
  const hasty = await startSite({ patience: { form: none, upload: none } });
  try {
    const lines = `${OWN}${MULTIPART}Accept-Language: de\r\nContent-Length: 4000000\r\n`;
    for (const path of ["/profile/photos", "/login"]) {
      const length = path === "/login" ? lines.replace("4000000", "60000") : lines;
      const answer = await rawRequest(hasty.port, `${head(path, length)}${"x".repeat(1_000)}`, 20_000);
      expect(statusOf(answer), path).toBe(408);
      expect(answer, path).toContain("Das hat zu lange gedauert");
    }
    expect(await readdir(join(hasty.dataDir, "uploads"))).toEqual([]);
  } finally {
    await hasty.close();
  }
});

/** What servers have stumbled over; each is a whole connection's worth of bytes. */
const ODD: [what: string, bytes: string, wanted: number[]][] = [
  [
    "a compressed form",
    `${head("/login", `${OWN}Content-Type: ${URLENCODED}\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n`)}\x1f\x8b\x08\x00`,
    [403, 415, 422],
  ],
  [
    "Expect: 100-continue",
    `${head("/login", `${OWN}Content-Type: ${URLENCODED}\r\nExpect: 100-continue\r\nContent-Length: 7\r\n`)}email=x`,
    [100, 422],
  ],
  [
    "an expectation nobody knows",
    head("/login", `${OWN}Expect: 200-ok\r\nContent-Length: 0\r\n`),
    [417, 422],
  ],
  [
    "trailers",
    `${head("/login", `${OWN}Content-Type: ${URLENCODED}\r\nTrailer: Cookie\r\nTransfer-Encoding: chunked\r\n`)}7\r\nemail=x\r\n0\r\nCookie: auth.session=x\r\n\r\n`,
    [422],
  ],
  ["HTTP/1.0", "GET /signup HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n", [200]],
  ["HTTP/0.9", "GET /signup\r\n\r\n", [400]],
  [
    "three requests at once",
    "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".repeat(2) +
      "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
    [200],
  ],
  [
    "cookies by the thousand",
    `GET /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: ${"a=b; ".repeat(3_000)}\r\n\r\n`,
    [200],
  ],
  [
    "cookies by the ten thousand",
    `GET /signup HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${"a=b; ".repeat(10_000)}\r\n\r\n`,
    [431],
  ],
  [
    "a chunk of a size that is none",
    `${head("/login", `${OWN}Transfer-Encoding: chunked\r\n`)}zz\r\n`,
    [0, 400],
  ],
  [
    "chunks beyond the limit",
    `${head("/login", `${OWN}Content-Type: ${URLENCODED}\r\nTransfer-Encoding: chunked\r\n`)}${`4000\r\n${"x".repeat(0x4000)}\r\n`.repeat(5)}`,
    [413],
  ],
  [
    "multipart without an end",
    `${head("/login", `${OWN}${MULTIPART}Content-Length: 60\r\n`)}--b\r\nContent-Disposition: form-data; name="email"\r\n\r\n${"x".repeat(9)}`,
    [400],
  ],
];

test.each(ODD)("SIGN-01 %s gets a clear answer and leaves the site as it was", async (_, bytes, wanted) => {
  const answer = await rawRequest(site.port, Buffer.from(bytes, "latin1"));
  expect(wanted, answer.slice(0, 200)).toContain(answer === "" ? 0 : statusOf(answer));
  if (bytes.includes("three") || bytes.split("GET /healthz").length > 3)
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  expect((await member.get("/healthz")).status).toBe(200);
});

test("ACCT-02 names of fields and files that mean something to a program are only names", async () => {
  const { key, action } = await photoForm(member);
  const names = [
    "__proto__[x]",
    "constructor.prototype.x",
    "a[0][1][2]",
    "toString",
    "photo[]",
    "\u0000",
    "../../etc/passwd",
  ];
  const fields = Object.fromEntries(names.map((name) => [name, "polluted"]));
  const { headers, body } = await multipart({ ...fields, _key: key }, [
    ["../../etc/passwd\r\nX: y.jpg", Buffer.from("no picture")],
    [`${"long".repeat(500)}.heic`, Buffer.from("0000ftypheic0000000000000000")],
    ["<b>.jpg", Buffer.alloc(0)],
  ]);
  const answer = await member.ask("POST", action, {
    body,
    headers: { ...headers, "sec-fetch-site": "same-origin" },
  });
  expect(answer.status).toBe(422);
  expect(answer.text).not.toMatch(/etc\/passwd|<b>\.jpg/);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  for (const path of ["/login", "/signup", "/members/2/chat", "/settings/password"]) {
    const page = await member.post(path, { ...fields, email: "a@b.example", password: "x", text: "" });
    expect(page.status, path).toBeLessThan(500);
  }
});
