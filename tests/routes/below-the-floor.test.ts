import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { testSite } from "#tests/support/test-site";

const site = testSite();

test.each(LANGUAGE_LIST)(
  "REACH-01 who sees a plain page in %s is told why at its end, and what can be done",
  async (language) => {
    const browser = site.browser();
    const login = await browser.get(`/login?lang=${language}`);
    const [, href = ""] = /<p class="unstyled"><a href="([^"]+)">/.exec(login.text) ?? [];
    expect(href).toBe(`/pages/browsers?lang=${language}`);
    const page = await browser.get(href);
    expect(page.status).toBe(200);
    expect(page.text).toContain("KaiOS");
  },
);

test("REACH-01 who sees the design is not told: the style sheet hides it", () => {
  const file = readdirSync("build/client/assets").find((name) => /^app-.*\.css$/.test(name));
  expect(readFileSync(`build/client/assets/${file}`, "utf8")).toContain(".unstyled{display:none}");
});

test("REACH-01 without the style sheet no picture of one word grows to a screen", async () => {
  const { text } = await site.browser().get("/signup");
  const icons = text.match(/<svg class="icon[^>]*>/g) ?? [];
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => !/width="\d+" height="\d+"/.test(icon))).toEqual([]);
});
