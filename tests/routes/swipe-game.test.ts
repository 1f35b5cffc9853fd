import { expect, test } from "vitest";
import "#tests/support/matchers";
import type { Browser, Page } from "#tests/support/http-client";
import { newcomer, testSite } from "#tests/support/test-site";

const site = testSite();

const shownOn = (page: Page) => {
  const [, id = "", name = ""] =
    /href="\/members\/(\d+)" aria-label="View profile: ([^"]+)"/.exec(page.text) ?? [];
  return { id, name };
};

/** Presses a button of the card that is shown. */
async function decide(member: Browser, page: Page, button: "like" | "pass"): Promise<Page> {
  const { fields } = page.form("/swipe-game", "_key");
  return member.follow(await member.post("/swipe-game", [...fields, [button, shownOn(page).id]]));
}

test("LIKE-05 without scripts four likes are posted, passes between them, then the page says when more come", async () => {
  const member = await newcomer(site, "Tom");
  const first = await member.get("/swipe-game");
  expect(first.words).toContain("4 likes left today");
  let page = await decide(member, first, "pass");
  expect(shownOn(page).id).not.toBe(shownOn(first).id);
  expect(page.words).toContain("4 likes left today");
  for (const left of ["3 likes left today", "2 likes left today", "1 like left today"]) {
    page = await decide(member, page, "like");
    expect(page.words).toContain(left);
  }
  await decide(member, page, "like");
  const over = await member.get("/swipe-game");
  expect(over.words).toContain("That was it for today");
  expect(over.text).toMatch(/<time dateTime="[^"]+T00:00:00\.000Z"/i);
  expect((await member.get("/likes/sent")).text.match(/ id="m\d+"/g)).toHaveLength(4);
});

test("LIKE-05 without scripts two who like each other in the game learn of it", async () => {
  const member = await newcomer(site, "Tim");
  await member.submit("/likes/new", {});
  const [, liker] = / id="m(\d+)"/.exec((await member.get("/likes/received")).text) ?? [];
  let page = await member.get("/swipe-game");
  for (let passed = 0; passed < 60 && shownOn(page).id !== liker; passed += 1)
    page = await decide(member, page, "pass");
  const { id, name } = shownOn(page);
  expect(id).toBe(liker);
  expect((await decide(member, page, "like")).words).toContain(`You and ${name} like each other.`);
});
