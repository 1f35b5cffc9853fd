import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import { type Browser, rawRequest } from "#tests/support/http-client";
import { editJson, editMembers, inLatin1, NO_ANSWERS, withHeaders } from "#tests/support/odd-php";
import { testSite } from "#tests/support/test-site";

// Each oddity is looked at by itself, however many there were just before.
const site = testSite({ env: { UPSTREAM_CIRCUIT_BREAKER: "off" } });
const CHAT = "/members/3/chat";
let member: Browser;
let names: string[];
beforeAll(async () => {
  member = await site.member("premium@demo.example", { headers: { "accept-language": "en" } });
  names = namesOn((await member.get("/members")).text);
});

/** Who is shown, in order. */
function namesOn(html: string): string[] {
  return [...html.matchAll(/<li id="m(\d+)"/g)].map(([, id]) => String(id));
}

function logged(msg: string) {
  return site.log.filter((line) => line.msg === msg);
}

test.each(Object.entries(NO_ANSWERS))(
  "OPS-02 %s is a short break for the member, a line for the operator, and no text is lost",
  async (_, fault) => {
    site.log.length = 0;
    site.proxy.rule("/api/members.php", fault);
    const list = await member.get("/members");
    expect(list.status).toBe(502);
    expect(list.words).toContain("Log out");
    expect(list.text).not.toMatch(/\.php|UND_ERR|HPE_|Fatal error/);
    const [line] = logged("upstream failed");
    expect(line).toMatchObject({ endpoint: "members.search", route: "/members" });

    const chat = await member.get(CHAT);
    site.proxy.rule("/api/message.php", fault);
    const sent = await member.send(chat, CHAT, { text: "Do not lose me" });
    expect(sent.status).toBeGreaterThanOrEqual(500);
    expect(sent.valueOf("text")).toBe("Do not lose me");
    expect(site.proxy.calls("/api/message.php")).toBe(1);
  },
);

test("OPS-02 one member of a list who cannot be read is left out; a minute's lists leave one line in the log", async () => {
  site.log.length = 0;
  site.proxy.rule(
    "/api/members.php",
    editMembers((one, index) => (index === 1 ? { ...one, id: "none" } : { ...one, age: "", main_image: "" })),
  );
  for (let times = 0; times < 3; times += 1) {
    const page = await member.get("/members");
    expect(page.status).toBe(200);
  }
  const page = await member.get("/members");
  expect(namesOn(page.text)).toEqual(names.filter((_, index) => index !== 1));
  expect(logged("upstream item left out")).toMatchObject([
    { level: "warn", endpoint: "members.search", fields: ["results.id"] },
  ]);
  const metrics = site.vitals.metrics.text({
    sites: site.sites.numbers(),
    loopDelay: { meanS: 0, p50S: 0, p99S: 0, maxS: 0 },
    isReady: true,
  });
  expect(metrics).toMatch(
    /rendez_upstream_forgiven_total\{endpoint="members\.search",field="results\.age",rule="absent"\} \d+/,
  );
});

test("OPS-02 a message of a kind that nobody knows is shown by its text, or said to be one", async () => {
  await member.submit(CHAT, { text: "Known to nobody" });
  const heard = (text: string) =>
    editJson((json) => ({
      ...json,
      messages: (json.messages as object[]).map((one) => ({ ...one, kind: "hologram", text })),
    }));
  for (const [text, shown] of [
    ["Known to nobody", "Known to nobody"],
    ["", "A message that cannot be shown here"],
  ] as const) {
    site.proxy.rule("/api/chat.php", heard(text));
    const page = await member.get(CHAT);
    site.proxy.reset();
    expect(page.status).toBe(200);
    expect(page.words).toContain(shown);
  }
});

test("OPS-02 the chat reads from top to bottom though PHP sends the newest first", async () => {
  for (const text of ["First line", "Second line", "Third line"]) await member.submit(CHAT, { text });
  site.proxy.rule(
    "/api/chat.php",
    editJson((json) => ({ ...json, messages: (json.messages as unknown[]).toReversed() })),
  );
  const { words } = await member.get(CHAT);
  const places = ["First line", "Second line", "Third line"].map((text) => words.lastIndexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test("OPS-02 numbers of every spelling, a member who comes twice and credits below zero are shown", async () => {
  site.proxy.rule(
    "/api/members.php",
    editJson((json) => {
      const results = json.results as Record<string, unknown>[];
      return { ...json, numResults: "1e2", results: [...results, results[0]], pageNumber: "1.0" };
    }),
  );
  site.proxy.rule(
    "/api/user.php",
    editJson((json) => ({ ...json, user: { ...(json.user as object), credits: "-55.00" } })),
  );
  const page = await member.get("/members");
  expect(page.status).toBe(200);
  expect(page.words).toContain("0 credits left");
  expect(namesOn(page.text)).toEqual(names);
});

test("OPS-02 of a key that comes twice the last counts, as PHP itself reads it", async () => {
  site.proxy.rule("/api/members.php", {
    kind: "edit",
    answer: (answer) => ({
      ...answer,
      body: Buffer.from(answer.body.toString().replace("{", '{"results":"","pageNumber":9,')),
    }),
  });
  expect(namesOn((await member.get("/members")).text)).toEqual(names);
});

test("OPS-03 a declared charset is honoured: a form that is saved back keeps every letter", async () => {
  const about = "Grüße aus Köln, ça va? Zoë mag Äpfel";
  await member.submit("/profile", { about_me: about });
  site.proxy.rule("/api/user.php", inLatin1("iso-8859-1"));
  const page = await member.get("/profile");
  expect(page.valueOf("about_me")).toBe(about);
  await member.send(page, "/profile", { about_me: `${about}!` });
  site.proxy.reset();
  expect((await member.get("/profile")).valueOf("about_me")).toBe(`${about}!`);
});

test("OPS-03 an answer that is not UTF-8 and does not say what it is is refused, with the reason in the log", async () => {
  site.log.length = 0;
  site.proxy.rule("/api/member.php", {
    kind: "edit",
    answer: (answer) => ({
      ...answer,
      body: Buffer.from(answer.body.toString().replace(/"name":"[^"]*"/, '"name":"Zoë"'), "latin1"),
    }),
  });
  const page = await member.get("/members/3");
  expect(page.status).toBe(502);
  expect(page.text).not.toContain("\ufffd");
  expect(logged("upstream failed")).toMatchObject([
    { endpoint: "members.read", code: "garbled", field: "(body)", reason: "not_utf8" },
  ]);
});

test.each(["identity", "br"])(
  "OPS-03 bytes above 0x7F of a login cookie come and go unchanged, the page written as %s",
  async (encoding) => {
    // Read off the socket: clients differ in what they make of such bytes.
    const value = Buffer.from("Zoë-à", "utf8").toString("latin1");
    const head = `Host: 127.0.0.1:${site.port}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n`;
    site.proxy.rule("/api/members.php", withHeaders({ "set-cookie": `auth.name=${value}; Path=/` }));
    const page = await rawRequest(site.port, `GET /members HTTP/1.1\r\n${head}\r\n`);
    expect(page.split("\r\n").find((line) => /^set-cookie: auth\.name=/i.test(line))).toContain(
      `auth.name=${value}; Path=/`,
    );
    await rawRequest(
      site.port,
      Buffer.from(`GET /likes HTTP/1.1\r\n${head}Cookie: auth.name=${value}\r\n\r\n`, "latin1"),
    );
    expect(site.proxy.requests("/api/user.php").at(-1)?.headers.cookie).toBe(`auth.name=${value}`);
  },
);

test("OPS-02 a login cookie of 5,000 bytes is left out, and the page is there", async () => {
  site.proxy.rule(
    "/api/members.php",
    withHeaders({ "set-cookie": [`auth.big=${"x".repeat(5_000)}`, "auth.ok=1"] }),
  );
  const page = await site.browser().get("/members");
  expect(page.status).toBe(200);
  expect(page.setCookies.map((line) => line.split("=")[0])).toEqual(["auth.ok"]);
});
