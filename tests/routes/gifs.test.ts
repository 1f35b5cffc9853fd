import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { png } from "#tests/support/pictures";
import { type Site, startSite } from "#tests/support/start-site";
import { testSite } from "#tests/support/test-site";

type News = { messages: { own: boolean; media?: { kind: string; src: string; alt: string } }[] };

async function gifsSent(browser: Browser, profile: number) {
  const { messages } = (await browser.get(`/members/${profile}/chat/updates?after=0`)).json() as News;
  return messages.flatMap(({ media }) => (media?.kind === "gif" ? [media] : []));
}

function choose(browser: Browser, page: Page, gif: string): Promise<Page> {
  const form = page.form(page.path, "_key");
  return browser.post(form.action.replaceAll("&amp;", "&"), [
    ...form.fields.filter(([name]) => name === "_key"),
    ["gif", gif],
  ]);
}

describe("without a provider", () => {
  const site = testSite();
  let member: Browser;
  beforeAll(async () => {
    member = await site.member();
  });

  test("CHAT-13 the drawn set is searched by the beginnings of words, in the reader's language", async () => {
    const all = await member.get("/members/2/gif");
    expect(all.text.match(/<button [^>]*name="gif"/g)).toHaveLength(60);
    expect(all.text.match(/<section [^>]*id="mood-/g)).toHaveLength(10);
    expect(all.text).toContain('href="#mood-love"');
    expect(all.words).toContain("Choosing a GIF sends it: 1 credit.");
    expect(all.words).toContain("fictional profile");
    const hearts = await member.get("/members/2/gif?q=HEART");
    expect(hearts.text.match(/value="own-\w+"/g)).toEqual(
      ["letter", "love", "kiss", "hearts", "arrow", "heartbreak"].map((name) => `value="own-${name}"`),
    );
    const none = await member.get("/members/2/gif?q=%3Cxyz%3E");
    expect(none.words).toContain("Nothing found for “<xyz>”.");
    expect(none.valueOf("q")).toBe("<xyz>");
    expect((await member.get("/members/2/gif?q=herz&lang=de")).text).toContain('value="own-love"');
    expect((await member.get("/members/2/gif?q=cafe&lang=es")).text).toContain('value="own-morning"');
    await member.get("/members/2/gif?lang=en");
  });

  test("CHAT-13 CHAT-03 a GIF is sent by its button and shown from the site's own origin, with a text", async () => {
    const answer = await choose(member, await member.get("/members/2/gif?q=hello"), "own-hello");
    expect(answer.status).toBe(303);
    const page = await member.follow(answer);
    const [, src = "", rest] = /<img src="(\/assets\/hello[^"]+)" ([^>]+)>/.exec(page.text) ?? [];
    expect(rest).toContain('width="180" height="180" alt="GIF: Hello, waving hand"');
    const bytes = Buffer.from(await (await fetch(`${site.origin}${src}`)).arrayBuffer());
    const [, round = "", rounds = ""] = /animation:f ([\d.]+)s step-end (\d+)/.exec(`${bytes}`) ?? [];
    expect(Number(round) * Number(rounds), "ends within five seconds").toBeLessThan(5);
    expect(`${bytes}`).toContain("@media(prefers-reduced-motion:reduce){g.f{animation:none}}");
  });

  test("CHAT-06 a double click sends a GIF once, and a lost answer sends it no second time", async () => {
    const page = await member.get("/members/3/gif");
    const answers = await Promise.all([1, 2].map(() => choose(member, page, "own-yes")));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(site.proxy.calls("/api/message.php")).toBe(1);
    const next = await member.get("/members/3/gif");
    site.proxy.rule("/api/message.php", { kind: "drop_after" });
    expect((await choose(member, next, "own-thanks")).status).toBe(303);
    const sent = await gifsSent(member, 3);
    expect(sent.map(({ alt }) => alt)).toEqual(["GIF: Yes, thumbs up", "GIF: Thank you, flower"]);
  });

  test.each(["", "own-nothing", "far-../x-1x1", "https://evil.example/x.gif", "javascript:alert(1)"])(
    "CHAT-13 the GIF %j is none",
    async (gif) => {
      const answer = await choose(member, await member.get("/members/4/gif"), gif);
      expect(answer.status).toBe(422);
      expect(answer.words).toContain("This GIF is no longer available.");
      expect(site.proxy.calls("/api/message.php")).toBe(0);
    },
  );

  test("CHAT-05 a GIF costs a free message where there is one, and credits where there is none", async () => {
    const free = await site.member("free@demo.example");
    expect((await free.get("/members/2/gif")).words).toContain(
      "Choosing a GIF sends it: 5 free messages left.",
    );
    expect((await choose(free, await free.get("/members/2/gif"), "own-sad")).status).toBe(303);
    site.proxy.rule("/api/message.php", {
      kind: "answer",
      status: 402,
      body: { error: "not_enough_credits", credits: 0, costs: 1 },
    });
    const refused = await choose(free, await free.get("/members/2/gif"), "own-sad");
    expect(refused.status).toBe(402);
    expect(refused.words).toContain("You do not have enough credits...");
    expect(refused.text).toMatch(/<a [^>]*href="\/credits"/);
  });

  test("CHAT-06 what was being typed comes back after a GIF was searched and sent", async () => {
    const chosen = await member.submit("/members/5/chat", { text: "Where was I", intent: "gif" });
    const first = await member.follow(chosen);
    const kept = first.form("/members/5/gif", "q").fields.find(([name]) => name === "kept")?.[1];
    const found = await member.get(`/members/5/gif?kept=${kept}&q=kiss`);
    const sent = await member.follow(await choose(member, found, "own-kiss"));
    expect(sent.valueOf("text")).toBe("Where was I");
  });

  test("CHAT-13 without a provider nothing is fetched for anybody", async () => {
    for (const name of ["far-abc-200x200", "own-hello", "..%2f..%2fetc", "x"]) {
      expect((await member.get(`/gifs/${name}`)).status, name).toBe(404);
    }
  });
});

describe("with a provider", () => {
  let site: Site;
  let member: Browser;
  let provider: Server;
  let asked: IncomingMessage[];
  let answerPicture: () => { status?: number; headers?: Record<string, string>; body: Buffer | string };
  /** What the search answers; `undefined` nothing at all, `null` by ending the connection. */
  let search: string | undefined | null;
  let endless: { webp: Buffer; gif: Buffer };

  beforeAll(async () => {
    const frames = await Promise.all(
      ["#d8345a", "#fbc94b", "#3f6fb5"].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const joined = () => sharp(frames, { join: { animated: true } });
    endless = {
      webp: await joined()
        .webp({ loop: 0, delay: [400, 400, 400] })
        .toBuffer(),
      gif: await joined()
        .gif({ loop: 0, delay: [400, 400, 400] })
        .toBuffer(),
    };
    provider = createServer((request, response) => {
      asked.push(request);
      if (request.url?.startsWith("/search")) {
        if (search === null) request.socket.destroy();
        else if (search !== undefined) response.end(search);
        return;
      }
      const { status = 200, headers = {}, body } = answerPicture();
      response.writeHead(status, headers).end(body);
    });
    provider.listen(0, "127.0.0.1");
    await once(provider, "listening");
    const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    site = await startSite({
      env: {
        GIF_SEARCH_URL: `${origin}/search?rating=g`,
        GIF_SEARCH_KEY: "the-key",
        GIF_SEARCH_CREDIT: "Powered by the test",
        GIF_PICTURE_URL: `${origin}/media/{id}/200w.{format}`,
      },
    });
    member = await site.member();
  });
  beforeEach(() => {
    asked = [];
    search = JSON.stringify({
      data: [
        { id: "abc123", title: "Cat <waves>", images: { fixed_width: { width: "200", height: "150" } } },
        { id: "../../etc", title: "Bad", images: { fixed_width: { width: "200", height: "150" } } },
        { id: "noSize", title: "Bad", images: {} },
        "rubbish",
      ],
    });
    answerPicture = () => ({ body: endless.webp });
  });
  afterEach(() => site.proxy.reset());
  afterAll(async () => {
    await site.close();
    provider.close();
    provider.closeAllConnections();
  });

  test("CHAT-13 the provider is asked in the reader's gifLocale and hears nothing of the member", async () => {
    const page = await member.get("/members/2/gif?q=Katze&lang=de", {
      headers: { "user-agent": "canary-agent", "accept-language": "de-CH" },
    });
    expect(page.words).toContain("Powered by the test");
    const [request] = asked;
    const url = new URL(request?.url ?? "", "http://x");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api_key: "the-key",
      q: "Katze",
      lang: "de",
      limit: "24",
      rating: "pg-13",
    });
    const heard = JSON.stringify(request?.rawHeaders).toLowerCase();
    for (const word of ["cookie", "canary", "forwarded", "referer", "de-ch"]) {
      expect(heard).not.toContain(word);
    }
    expect(page.text).not.toContain("the-key");
    expect(page.text.match(/<img src="\/gifs\/[^"]+"/g)).toEqual(['<img src="/gifs/far-abc123-200x150"']);
    expect(page.text).toContain('alt="Cat &lt;waves&gt;"');
  });

  test("CHAT-13 a found GIF is sent by its name and shown through the site", async () => {
    const page = await member.get("/members/2/gif?q=cat");
    expect((await choose(member, page, "far-abc123-200x150")).status).toBe(303);
    const [sent] = site.proxy.requests("/api/message.php");
    expect(JSON.parse(sent?.body.toString() ?? "")).toEqual({ profile: 2, gif: "far-abc123-200x150" });
    expect(await gifsSent(member, 2)).toMatchObject([
      { src: "/gifs/far-abc123-200x150", width: 200, height: 150, alt: "GIF" },
    ]);
  });

  test.each(["webp", "gif"] as const)(
    "REACH-05 CHAT-13 a %s comes from the site's own origin and stands still after five seconds",
    async (kind) => {
      answerPicture = () => ({ headers: { "set-cookie": "spy=1" }, body: endless[kind] });
      const accept = kind === "webp" ? "image/webp,*/*" : "image/*;q=0.8";
      const answer = await fetch(`${site.origin}/gifs/far-abc123-200x150`, { headers: { accept } });
      expect(answer.headers.get("vary")).toContain("Accept");
      expect(answer.headers.get("content-type")).toBe(`image/${kind}`);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(asked.map(({ url }) => url)).toEqual([`/media/abc123/200w.${kind}`]);
      const { loop, pages } = await sharp(Buffer.from(await answer.arrayBuffer()), {
        animated: true,
      }).metadata();
      expect(pages).toBe(3);
      expect([3, 4]).toContain(loop);
    },
  );

  test.each<[string, () => Promise<ReturnType<typeof answerPicture>>]>([
    ["an SVG", async () => ({ headers: { "content-type": "image/webp" }, body: "<svg onload='alert(1)'/>" })],
    ["a page", async () => ({ headers: { "content-type": "image/gif" }, body: "<script>alert(1)</script>" })],
    ["a PNG", async () => ({ body: await png() })],
    ["a redirect", async () => ({ status: 302, headers: { location: "/media/x/200w.webp" }, body: "" })],
    ["nothing", async () => ({ status: 404, body: "" })],
  ])("CHAT-13 %s of the provider is no GIF", async (_, made) => {
    const given = await made();
    answerPicture = () => given;
    const answer = await fetch(`${site.origin}/gifs/far-abc123-200x150`, { redirect: "manual" });
    expect([answer.status, await answer.text()]).toEqual([404, ""]);
    expect(asked).toHaveLength(1);
  });

  test("CHAT-13 a picture above the bound is not passed on", async () => {
    answerPicture = () => ({ body: Buffer.concat([endless.webp, Buffer.alloc(5_000_000)]) });
    expect((await fetch(`${site.origin}/gifs/far-abc123-200x150`)).status).toBe(502);
  });

  test.each([
    "far-a.b-1x1",
    "far-abc-1x",
    "far-..-1x1",
    "far-abc%2f..-1x1",
    "far-abc-99999x1",
    `far-${"a".repeat(70)}-1x1`,
  ])("CHAT-13 the name %s leads nowhere", async (name) => {
    expect((await fetch(`${site.origin}/gifs/${name}`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test.each([
    ["no JSON", "<html>"],
    ["another shape", '{"results":[]}'],
    ["silence", undefined],
    ["an end", null],
  ])(
    "CHAT-13 a search that answers with %s says so on a page that works, and offers the drawn set",
    async (_, answered) => {
      search = answered;
      const page = await member.get("/members/2/gif?q=canary-query");
      expect(page.status).toBe(200);
      expect(page.words).toContain("The GIF search is not available at the moment.");
      expect(page.text.match(/<button [^>]*name="gif"/g)).toHaveLength(60);
      expect(page.valueOf("q")).toBe("canary-query");
      expect(JSON.stringify(site.log)).not.toContain("canary-query");
    },
  );
});
