import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser } from "#tests/support/http-client";
import { sendPhotoForm } from "#tests/support/photo-form";
import * as made from "#tests/support/pictures";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
let bytes: Buffer;
beforeAll(async () => {
  member = await site.member();
  bytes = await made.jpeg(700, 500);
});

type News = { messages: { own: boolean; media?: { kind: string; src: string; alt: string } }[] };

const posts = () => site.proxy.calls("/api/message.php");

async function newsOf(browser: Browser, profile: number): Promise<News["messages"]> {
  return ((await browser.get(`/members/${profile}/chat/updates?after=0`)).json() as News).messages;
}

async function creditsOf(): Promise<number> {
  return Number(/aria-label="(\d+) credits? left"/.exec((await member.get("/members/2/chat")).text)?.[1]);
}

async function photosSent(profile: number): Promise<string[]> {
  const news = await newsOf(member, profile);
  return news.flatMap(({ media }) => (media?.kind === "photo" ? [media.src] : []));
}

async function send(profile: number, files: [string, Buffer][], text = "") {
  const path = `/members/${profile}/chat`;
  return sendPhotoForm(member, await member.get(path), path, { files, text });
}

test("CHAT-02 CHAT-05 the message form offers photo, GIF and gift with what each costs", async () => {
  const { words, text } = await member.get("/members/2/chat");
  expect(words).toContain("Send photo · 2 credits");
  expect(words).toContain("GIF 1 credit");
  expect(words).toContain("Gift 5 credits");
  expect(text).toMatch(/<input [^>]*type="file"[^>]*accept="image\/jpeg,/);
});

test("CHAT-03 CHAT-19 a photo is sent, shown with its size and a text, and opens large on a page with name, way back and report", async () => {
  const answer = await send(2, [["beach.jpg", bytes]]);
  expect(answer.status).toBe(303);
  expect(answer.location).toMatch(/^\/chats\/\d+$/);
  const page = await member.follow(answer);
  const [, large = "", picture] = /<a href="([^"]+)" data-dialog="photo"><img ([^>]+)>/.exec(page.text) ?? [];
  expect(picture).toMatch(/width="700" height="500" alt="Photo, shown large when opened"/);
  const opened = await member.get(large);
  expect(opened.words).toContain("Your photo for ");
  expect(opened.words).not.toContain("Report member");
  expect(opened.text).toMatch(/<a href="\/chats\/\d+#msg\d+"[^>]*>/);
  const src = /<figure><img[^>]* src="([^"]+)"/.exec(opened.text)?.[1];
  const shown = await fetch(`${site.origin}${src}`, { headers: { accept: "image/webp,*/*" } });
  expect(shown.headers.get("content-type")).toBe("image/webp");
  expect(shown.headers.get("cache-control")).toMatch(/^private/);
  expect((await member.get("/chats")).words).toContain("Photo");
});

test("CHAT-19 a received photo can be reported from its page, and nobody else's photo is shown by its number", async () => {
  const { browser: other, id } = await talker(site, "free@demo.example");
  const sent = await member.follow(await send(id, [["beach.jpg", bytes]]));
  const large = /<a href="([^"]+)" data-dialog="photo">/.exec(sent.text)?.[1] ?? "";
  // Covered in the conversation, it is nobody's to see by its address (SAFE-07).
  expect((await other.get(large)).status).toBe(404);
  const chat = large.replace(/\/photos.*/, "");
  const { action, fields } = (await other.get(chat)).form(`${chat}/cover`);
  await other.post(action, [...fields, ["intent", "open"]]);
  const opened = await other.get(large);
  expect(opened.words).toContain("Photo from ");
  expect(opened.text).toMatch(/href="\/members\/\d+\/report\?about=message-\d+"/);
  const stranger = await other.get("/chats/1/photos/1");
  expect(stranger.status).toBe(404);
  const text = await member.submit("/members/2/chat", { text: "No photo" });
  expect((await member.get(`${text.location}/photos/999999`)).status).toBe(404);
  expect((await site.browser().get("/chats/1/photos/1")).location).toMatch(/^\/login/);
});

test("CHAT-19 what was typed beside a photo that is far too large stands on the page that refuses it, and the way back fills the box", async () => {
  const page = await member.get("/members/2/chat");
  expect(page.text.indexOf("<textarea")).toBeLessThan(page.text.indexOf('type="file"'));
  const refused = await sendPhotoForm(member, page, "/members/2/chat", {
    files: [["huge.jpg", Buffer.alloc(26_000_000)]],
    text: "These words beside it",
  });
  expect(refused.status).toBe(413);
  expect(refused.words).toContain("These words beside it");
  const [, back = ""] = /href="(\/members\/2\/chat\?kept=[^"]+)"/.exec(refused.text) ?? [];
  expect((await member.get(back)).valueOf("text")).toBe("These words beside it");
});

test("CHAT-03 nothing of the camera or the place goes on with a photo, nor its file's name", async () => {
  await send(3, [["canary-name.jpg", await made.taggedJpeg()]]);
  const [sent] = site.proxy.requests("/api/message.php");
  const travelled = sent?.body.toString("latin1") ?? "";
  expect(travelled).toContain("\u00ff\u00d8\u00ff");
  for (const canary of ["CanaryPhone", made.CANARY_XMP, "canary-name", "Exif"]) {
    expect(travelled).not.toContain(canary);
  }
});

test("CHAT-06 a double click sends a photo once, and back and again sends nothing more", async () => {
  const path = "/members/4/chat";
  const page = await member.get(path);
  const files: [string, Buffer][] = [["a.jpg", bytes]];
  const answers = await Promise.all([1, 2].map(() => sendPhotoForm(member, page, path, { files })));
  const again = await sendPhotoForm(member, page, path, { files });
  expect(new Set([...answers, again].map(({ location }) => location)).size).toBe(1);
  expect(posts()).toBe(1);
  expect(await photosSent(4)).toHaveLength(1);
});

test("CHAT-05 CHAT-06 several photos go in their order, each once and each paid once, however often they are posted", async () => {
  const path = "/members/12/chat";
  const page = await member.get(path);
  expect(page.words).toContain("Up to 5 at once, each: 2 credits.");
  const files = await Promise.all(
    [300, 400, 500].map(
      async (width): Promise<[string, Buffer]> => [`${width}.jpg`, await made.jpeg(width, 300)],
    ),
  );
  const before = await creditsOf();
  const answers = await Promise.all([1, 2].map(() => sendPhotoForm(member, page, path, { files })));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const widths = (await newsOf(member, 12)).map(({ media }) => (media as { width?: number }).width);
  expect(widths).toEqual([300, 400, 500]);
  expect(posts()).toBe(3);
  expect(await creditsOf()).toBe(before - 6);
});

test("CHAT-06 one of several photos that cannot be read, or one too many: none is sent", async () => {
  const broken = await send(
    13,
    [
      ["a.jpg", bytes],
      ["b.jpg", Buffer.from("words")],
    ],
    "Look",
  );
  expect(broken.words).toContain("b.jpg is not a picture that we can read.");
  expect(broken.valueOf("text")).toBe("Look");
  const many = await send(
    13,
    Array.from({ length: 6 }, (_, at): [string, Buffer] => [`${at}.jpg`, bytes]),
  );
  expect(many.status).toBe(422);
  expect(many.words).toContain("Choose at most 5 photos at once.");
  expect(posts()).toBe(0);
});

test("CHAT-06 where upstream refuses one of several photos, those before it are there and that is said", async () => {
  site.proxy.rule("/api/message.php", { kind: "pass" }, { kind: "drop_before" });
  const answer = await send(14, [
    ["a.jpg", bytes],
    ["b.jpg", bytes],
  ]);
  expect(answer.words).toContain("1 of 2 photos were sent.");
  site.proxy.reset();
  expect(await photosSent(14)).toHaveLength(1);
});

test("CHAT-06 another photo from the same page is no repetition: it says so, and keeps the text", async () => {
  const path = "/members/5/chat";
  const page = await member.get(path);
  await sendPhotoForm(member, page, path, { files: [["a.jpg", bytes]] });
  const other = await sendPhotoForm(member, page, path, {
    files: [["b.jpg", await made.jpeg(500, 500)]],
    text: "With words",
  });
  expect(other.status).toBe(422);
  expect(other.words).toContain("This form was sent before with other content.");
  expect(other.valueOf("text")).toBe("With words");
  expect(await photosSent(5)).toHaveLength(1);
});

test("CHAT-06 a photo whose answer was lost is found again by its key and is there once", async () => {
  site.proxy.rule("/api/message.php", { kind: "drop_after" });
  const answer = await send(6, [["a.jpg", bytes]]);
  expect(answer.status).toBe(303);
  expect(posts()).toBe(1);
  expect(await photosSent(6)).toHaveLength(1);
});

test("CHAT-06 a photo nobody knows the fate of is not sent again, and that is said", async () => {
  const path = "/members/7/chat";
  const page = await member.get(path);
  site.proxy.rule("/api/message.php", { kind: "drop_before" });
  const files: [string, Buffer][] = [["a.jpg", bytes]];
  const answer = await sendPhotoForm(member, page, path, { files, text: "And this?" });
  expect(answer.status).toBe(502);
  expect(answer.words).toContain("We could not confirm this message.");
  expect(answer.valueOf("text")).toBe("And this?");
  site.proxy.reset();
  expect((await sendPhotoForm(member, page, path, { files })).status).toBe(502);
  expect(posts()).toBe(0);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ["nothing in it", () => Buffer.alloc(0), "photo.jpg is empty."],
  ["words in it", () => Buffer.from("<svg onload=alert(1)>"), "photo.jpg is not a picture that we can read."],
  ["17 MB", () => Buffer.alloc(17_000_000), "photo.jpg is too large."],
  ["40 pixels", () => made.jpeg(40, 40), "This photo was not accepted, perhaps because it is too small."],
])("CHAT-02 a file with %s is refused in plain words, and the text stays", async (_, file, words) => {
  const answer = await send(8, [["photo.jpg", await file()]], "Still here");
  expect(answer.status).toBe(422);
  expect(answer.words).toContain(words);
  expect(answer.valueOf("text")).toBe("Still here");
  expect(await photosSent(8)).toHaveLength(0);
});

test("CHAT-02 the photo button without a photo asks for one, and the text stays", async () => {
  const answer = await send(8, [], "Only words");
  expect([answer.status, answer.valueOf("text")]).toEqual([422, "Only words"]);
  expect(answer.words).toContain("Choose a photo first");
});

test("CHAT-02 a message sent while a photo waits says that the photo did not go along", async () => {
  const answer = await member.submit("/members/8/chat", { text: "Look at this", photo: "beach.jpg" });
  expect(answer.status).toBe(422);
  expect(answer.words).toContain("Your photo has not been sent yet.");
  expect(answer.valueOf("text")).toBe("Look at this");
  expect(posts()).toBe(0);
});

test("CHAT-06 what was being typed is back in the box after a photo was sent, once", async () => {
  const page = await member.follow(await send(9, [["a.jpg", bytes]], "Half a sent"));
  expect(page.valueOf("text")).toBe("Half a sent");
  expect((await member.get(page.path)).valueOf("text")).toBe("");
});

test("CHAT-05 without credits a photo is not sent, the text is kept and a way to buy is shown", async () => {
  const free = await site.member("free@demo.example");
  const path = "/members/2/chat";
  const answer = await sendPhotoForm(free, await free.get(path), path, {
    files: [["a.jpg", bytes]],
    text: "Kept words",
  });
  expect(answer.status).toBe(402);
  expect(answer.words).toContain("You do not have enough credits...");
  expect(answer.words).toContain("Choose the photo again afterward.");
  expect(answer.text).toMatch(/<a [^>]*href="\/credits\?next=/);
  expect(answer.valueOf("text")).toBe("Kept words");
  // Of several the sum is held against the credits before the first is asked for.
  site.proxy.reset();
  const files: [string, Buffer][] = [
    ["a.jpg", bytes],
    ["b.jpg", bytes],
  ];
  const both = await sendPhotoForm(free, await free.get(path), path, { files, text: "Kept words" });
  expect([both.status, posts(), both.valueOf("text")]).toEqual([402, 0, "Kept words"]);
  expect(both.words).toContain("You have 0 credits, this costs 4 credits.");
});

test("CHAT-06 a script's photo comes back as a message to show", async () => {
  const path = "/members/10/chat";
  const page = await member.get(path);
  const answer = await sendPhotoForm(member, page, path, {
    files: [["a.jpg", bytes]],
    action: "/members/10/chat/updates",
  });
  expect(answer.json()).toMatchObject({
    ok: true,
    message: { own: true, media: { kind: "photo", width: 700, height: 500 } },
  });
  const [news] = await newsOf(member, 10);
  expect(news?.media?.src).toMatch(/^\/media\/c\/\d+\/[0-9a-f]{20}-480\.webp$/);
});

test("CHAT-06 a login that ended in between keeps the text, and the photo goes nowhere", async () => {
  const browser = await site.member();
  const path = "/members/11/chat";
  const page = await browser.get(path);
  await browser.jar.removeAllCookies();
  const answer = await sendPhotoForm(browser, page, path, { files: [["a.jpg", bytes]], text: "Patience" });
  expect(answer.location).toMatch(/^\/login\?next=%2Fmembers%2F11%2Fchat&kept=/);
  expect(posts()).toBe(0);
  const login = await browser.follow(answer);
  const typed = { email: "premium@demo.example", password: DEMO_PASSWORD };
  const back = await browser.send(login, "/login", typed);
  expect((await browser.follow(back)).valueOf("text")).toBe("Patience");
});

test("CHAT-06 another member's key sends no photo", async () => {
  const other = await site.member("free@demo.example");
  const path = "/members/2/chat";
  const answer = await sendPhotoForm(member, await other.get(path), path, { files: [["a.jpg", bytes]] });
  expect(answer.status).toBe(422);
  expect(posts()).toBe(0);
});

test("CHAT-03 a photo is told to its two members only, under a path nobody can guess", async () => {
  await send(12, [["a.jpg", bytes]]);
  const [src = ""] = await photosSent(12);
  expect((await fetch(`${site.origin}${src}`)).status).toBe(200);
  const guessed = src.replace(/[0-9a-f]{20}/, "0".repeat(20));
  expect((await fetch(`${site.origin}${guessed}`)).status).toBe(404);
  const free = await site.member("free@demo.example");
  expect((await free.get("/members/12/chat")).text).not.toContain(src);
  const [read] = site.proxy.requests("/api/message.php");
  expect(read?.headers["idempotency-key"]).toBeTruthy();
});

test("CHAT-03 a photo on its side stands upright", async () => {
  await send(13, [["side.jpg", await made.sidewaysJpeg()]]);
  const [src = ""] = await photosSent(13);
  const picture = sharp(Buffer.from(await (await fetch(`${site.origin}${src}`)).arrayBuffer()));
  const { width = 0, height = 0 } = await picture.metadata();
  expect(height).toBeGreaterThan(width);
});
