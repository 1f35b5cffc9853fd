import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { rawRequest } from "#tests/support/http-client";
import { multipart } from "#tests/support/pictures";
import { startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

const site = testSite({ env: { UPLOAD_MAX_BYTES: "100000" } });

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const POST =
  "POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n";

test("a form of more than 64 KB is a 413 page, declared or not", async () => {
  const answer = await site.browser().post("/login", { email: "x".repeat(70_000) });
  expect(answer.status).toBe(413);
  expect(answer.words).toContain("That is too large");
  expect(answer.headers.get("content-type")).toContain("text/html");
  const chunked = await rawRequest(
    site.port,
    `${POST}Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n11170\r\n${"x".repeat(70_000)}\r\n0\r\n\r\n`,
  );
  expect(statusOf(chunked)).toBe(413);
  expect(site.proxy.calls("/api/user.php")).toBe(0);
});

test("a body that only claims to be huge is answered without waiting for it", async () => {
  const answer = await rawRequest(
    site.port,
    `${POST}Content-Type: text/plain\r\nContent-Length: 9999999999\r\n\r\nx`,
  );
  expect(statusOf(answer)).toBe(413);
});

test("an upload above the configured size is a 413 page", async () => {
  const answer = await site.browser().ask("POST", "/profile/photos", {
    headers: { "sec-fetch-site": "same-origin", "content-type": "multipart/form-data; boundary=b" },
    body: "x".repeat(110_000),
  });
  expect(answer.status, answer.words).toBe(413);
  expect(answer.words).toContain("Together the files are larger than 1 MB. Nothing was saved.");
  expect(answer.text).toMatch(/<a href="\/profile\/photos" class="btn">Back<\/a>/);
});

test("an upload of 20 MB over a slow connection is heard out, so that its sender sees the page and no broken connection", async () => {
  const head = `${POST.replace("/login", "/profile/photos")}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n\r\n`;
  const socket = connect({ port: site.port, host: "127.0.0.1" });
  const faults: string[] = [];
  const chunks: Buffer[] = [];
  socket.on("error", (error) => void faults.push(error.message));
  socket.on("data", (chunk) => void chunks.push(chunk));
  const closed = once(socket, "close");
  socket.write(head);
  for (let part = 0; part < 20; part += 1) {
    socket.write(Buffer.alloc(1_000_000));
    await delay(60);
  }
  await closed;
  expect(faults).toEqual([]);
  const answer = Buffer.concat(chunks).toString("latin1");
  expect(statusOf(answer)).toBe(413);
  expect(answer).toContain("text/html");
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test("a form sent as multipart reaches the page like any other", async () => {
  const browser = site.browser();
  const page = await browser.get("/login");
  const fields = Object.fromEntries(page.form("/login", "email").fields);
  const { headers, body } = await multipart(
    { ...fields, email: "premium@demo.example", password: "rendez-demo" },
    [["photo.jpg", Buffer.alloc(50_000, 7)]],
  );
  const answer = await browser.ask("POST", "/login", {
    headers: { ...headers, "sec-fetch-site": "same-origin" },
    body,
  });
  expect([answer.status, answer.location]).toEqual([303, "/members"]);
});

test("an address of more than 8 KB is a 414 page", async () => {
  const answer = await site.browser().get(`/members?x=${"y".repeat(8_300)}`);
  expect(answer.status).toBe(414);
  expect(answer.words).toContain("This address is too long.");
  expect((await site.browser().get(`/members?x=${"y".repeat(8_000)}`)).status).toBe(200);
});

test("headers of more than 16 KB are a 431 page", async () => {
  const answer = await rawRequest(
    site.port,
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a=${"x".repeat(17_000)}\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(431);
  expect(answer).toContain("text/html");
});

test("what is no HTTP is a 400 page", async () => {
  expect(statusOf(await rawRequest(site.port, "GARBAGE\r\n\r\n"))).toBe(400);
  expect(statusOf(await rawRequest(site.port, "\x16\x03\x01\x02\x00\x01\x00"))).toBe(400);
});

test("a body with both lengths, as smugglers send, is refused", async () => {
  const answer = await rawRequest(
    site.port,
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(400);
});

test.each(["TRACE", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
  "%s is a 405 that names what is allowed",
  async (method) => {
    for (const path of ["/", "/members/1", "/assets/x.js"]) {
      const answer = await site.browser().ask(method, path);
      expect(answer.status, path).toBe(405);
      expect(answer.headers.get("allow"), path).toBe("GET, HEAD, POST");
      expect(answer.text).not.toContain("user-agent");
    }
  },
);

test("CONNECT opens nothing", async () => {
  expect(
    statusOf(
      await rawRequest(site.port, "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n"),
    ),
  ).not.toBe(200);
});

test("HEAD answers like GET, without a body", async () => {
  for (const path of ["/", "/signup", "/members/1", "/nothing", "/healthz", "/robots.txt"]) {
    const [get, head] = [await site.browser().get(path), await site.browser().ask("HEAD", path)];
    expect(head.status, path).toBe(get.status);
    expect(head.text, path).toBe("");
    expect(head.headers.get("content-type"), path).toBe(get.headers.get("content-type"));
  }
});

test("too many posts from one address are a 429 page with the minutes, and what was typed is kept", async () => {
  const limited = await startSite({ env: { DEPLOYMENT: "demo", LIMIT_LOGIN_PER_10MIN: "3" } });
  try {
    const browser = limited.browser();
    const wrong = { email: "nobody@demo.example", password: "canary-wrong" };
    for (let tries = 0; tries < 3; tries += 1)
      expect((await browser.submit("/login", wrong)).status).toBe(401);
    for (const path of ["/login", "/login/", "/login.data", "/login/.data", "/login?next=%2Fchats"]) {
      const answer = await browser.post(path, wrong);
      expect(answer.status, path).toBe(429);
      expect(answer.words).toContain("Please wait 10 min. and try again.");
      expect(answer.headers.get("retry-after")).toBe("600");
      expect(answer.text).toContain("nobody@demo.example");
      expect(answer.text).not.toContain("canary-wrong");
    }
    expect((await browser.get("/login")).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test("posts of another site use up nobody's tries", async () => {
  const limited = await startSite({ env: { DEPLOYMENT: "demo", LIMIT_LOGIN_PER_10MIN: "3" } });
  try {
    const browser = limited.browser();
    const cross = { headers: { "sec-fetch-site": "cross-site", origin: "https://evil.example" } };
    for (let tries = 0; tries < 5; tries += 1) await browser.post("/login", { email: "x" }, cross);
    const answer = await browser.submit("/login", { email: "premium@demo.example", password: "rendez-demo" });
    expect(answer.status).toBe(303);
  } finally {
    await limited.close();
  }
});
