import { expect, test } from "vitest";
import "#tests/support/matchers";
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
