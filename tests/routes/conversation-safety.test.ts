import { beforeAll, describe, expect, test } from "vitest";
import "#tests/support/matchers";
import { sendPhotoForm } from "#tests/support/photo-form";
import * as made from "#tests/support/pictures";
import { type Talker, talker } from "#tests/support/talkers";
import { testSite } from "#tests/support/test-site";

const site = testSite();

const MACHINE = "Messages are answered by a computer program.";

test("SAFE-09 who answers is said wherever one writes, before anything is paid for", async () => {
  const member = await site.member();
  const pages = [
    "/members/4",
    "/members/4/chat",
    "/members/4/gift",
    "/members/4/gif",
    "/members/4/icebreakers",
  ];
  for (const path of pages) expect((await member.get(path)).words, path).toContain(MACHINE);
  const visitor = site.browser();
  for (const path of ["/members/4/landing2", "/members/4/signup", "/members/4"])
    expect((await visitor.get(path)).words, path).toContain(MACHINE);
});

/** A photo of the other demo member, and what its reader gets of it. */
describe("SAFE-07 a photo of somebody else", () => {
  let sender: Talker;
  let reader: Talker;
  let chat = "";
  let photo = 0;
  beforeAll(async () => {
    [sender, reader] = [await talker(site, "premium@demo.example"), await talker(site, "free@demo.example")];
    await sendPhoto();
    chat = /href="(\/chats\/\d+)/.exec((await reader.browser.get("/chats")).text)?.[1] ?? "";
    photo = (await reader.news(sender.id)).messages.at(-1)?.id ?? 0;
  });

  async function sendPhoto() {
    const path = `/members/${reader.id}/chat`;
    const files: [string, Buffer][] = [["beach.jpg", await made.jpeg(700, 500)]];
    await sendPhotoForm(sender.browser, await sender.browser.get(path), path, { files });
  }

  const everything = async () => {
    const answers = [
      await reader.browser.get(chat),
      await reader.browser.get(`/members/${sender.id}/chat`),
      await reader.browser.get("/chats"),
      await reader.browser.get(`${chat}?before=${photo + 1}`),
      await reader.browser.get(`/members/${sender.id}/chat/updates?after=0`),
      await reader.browser.get(`/members/${sender.id}/chat/updates?before=${photo + 1}`),
    ];
    return answers.map(({ text }) => text).join("\n");
  };

  const choose = async (intent: string, path = chat) => {
    const page = await reader.browser.get(path);
    const { action, fields } = page.form(`${chat}/cover`);
    return reader.browser.post(action, [...fields, ["intent", intent]]);
  };

  test("SAFE-07 is covered on every page, in the list, in older messages and in live news: no address of it is sent", async () => {
    const all = await everything();
    expect(all).not.toMatch(/\/media\/c\//);
    expect(all).toContain("A photo. It is not loaded until you open it.");
    const own = await sender.browser.get(`/members/${reader.id}/chat`);
    expect(own.text).toMatch(/<img [^>]*src="\/media\/c\//);
  });

  test("SAFE-07 is opened by its reader alone, by a form, and stays open on this device", async () => {
    const answer = await choose("open");
    expect(answer).toRedirectTo(`${chat}#msg${photo}`);
    expect((await reader.browser.get(chat)).text).toMatch(/<img [^>]*src="\/media\/c\//);
    await sendPhoto();
    expect((await reader.browser.get(chat)).words).toContain("It is not loaded until you open it");
    const elsewhere = await site.member("free@demo.example");
    expect((await elsewhere.get(chat)).text).not.toMatch(/\/media\/c\//);
  });

  test("SAFE-07 of this person is always shown, never, or covered again, and the settings say it for everybody", async () => {
    const covers = async () => (await reader.browser.get(chat)).words.split("It is not loaded").length - 1;
    expect(await covers()).toBe(1);
    await choose("person");
    expect(await covers()).toBe(0);
    expect((await reader.browser.get("/settings")).words).toContain(
      "Photos are covered until you open them.",
    );
    // The first form on the page is the older photo's: covered again, the choice for this person is taken back.
    await choose("again");
    expect(await covers()).toBe(2);
    await choose("never");
    expect(await covers()).toBe(0);
    const settings = await reader.browser.get("/settings");
    expect(settings.words).toContain("Photos are shown right away.");
    const turned = await reader.browser.send(settings, "/settings", { covers: "1", intent: "covers" });
    expect((await reader.browser.follow(turned)).words).toContain("covered until you open them");
    expect(await covers()).toBe(2);
  });

  test("SAFE-07 on a page of older messages comes back to that page", async () => {
    const answer = await choose("open", `${chat}?before=${photo + 1}`);
    expect(answer).toRedirectTo(`${chat}?before=${photo + 1}#msg${photo}`);
  });

  test("SAFE-07 opening needs the page's own form, and nonsense changes nothing", async () => {
    const forged = await reader.browser.post(`${chat}/cover`, [
      ["message", String(photo)],
      ["intent", "never"],
    ]);
    expect((await reader.browser.follow(forged)).words).toContain("It is not loaded until you open it");
    expect(await choose("everything")).toRedirectTo(`${chat}#msg${photo}`);
    expect((await reader.browser.get(`${chat}/cover`)).location).toBe(chat);
  });

  test("SAFE-07 reporting it is one step from it, and the operator learns which message it was", async () => {
    const page = await reader.browser.get(chat);
    const report = `/members/${sender.id}/report?about=message-${photo}`;
    expect(page.text).toContain(`href="${report}"`);
    const form = await reader.browser.get(report);
    expect(form.words).toContain("This is about a photo in your conversation");
    site.proxy.reset();
    const { action, fields } = form.form(`/members/${sender.id}/report`, "about");
    const sent = await reader.browser.post(action, [...fields, ["reason", "harassment"]]);
    expect(sent.status).toBe(303);
    const [told] = site.proxy.requests("/api/report.php");
    expect(JSON.parse(String(told?.body))).toMatchObject({ message: photo, reason: "harassment" });
  });
});
