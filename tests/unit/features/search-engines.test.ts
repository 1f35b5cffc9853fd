import { expect, test } from "vitest";
import { canonicalUrl, isUnlisted, robotsText, sitemapText } from "#app/features/site/search-engines";

const ORIGIN = "https://meet.example";
const canonical = (address: string) => canonicalUrl(ORIGIN, new URL(address, "http://inside.test"));

test.each([
  ["/", "/"],
  ["/?ref=a&sub1=b&lang=de&entered=1", "/"],
  ["/members/7?network=x&utm_source=y&fbclid=z", "/members/7"],
  ["/members", "/members"],
  ["/members?page=1", "/members"],
  ["/members?page=3&lang=nl&ref=a", "/members?page=3"],
  [
    "/members?gender=female&country=NL&min_age=&geoip_selected_country=BE",
    "/members?gender=female&country=NL",
  ],
  ["/pages/terms?aff_sub=1", "/pages/terms"],
])("HOME-09 %s has the one address %s", (address, path) => {
  expect(canonical(address)).toBe(`${ORIGIN}${path}`);
});

test.each([
  "/chats",
  "/chats/4",
  "/likes/m/7",
  "/profile",
  "/settings",
  "/credits/3/ideal",
  "/complete-signup",
  "/reset-password/do",
  "/lang-config",
  "/members/7/chat",
  "/members/7/signup",
])("HOME-09 search engines leave out %s", (path) => {
  expect(isUnlisted(path, false)).toBe(true);
});

test.each([
  "/",
  "/signup",
  "/login",
  "/pricing",
  "/pages/faq",
  "/members",
  "/members/7",
  "/members/7/landing",
])("HOME-09 search engines may show %s, members only where visitors see them", (path) => {
  expect(isUnlisted(path, false)).toBe(false);
  expect(isUnlisted(path, true)).toBe(path.startsWith("/members"));
});

test("HOME-09 robots.txt names private pages and the sitemap, and all members where they are hidden", () => {
  const open = robotsText(ORIGIN, false).split("\n");
  expect(open[0]).toBe("User-agent: *");
  expect(open).toEqual(
    expect.arrayContaining([
      "Disallow: /chats",
      "Disallow: /likes",
      "Disallow: /settings",
      "Disallow: /members/*/chat",
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]),
  );
  expect(open).not.toContain("Disallow: /members");
  expect(open).not.toContain("Disallow: /");
  expect(robotsText(ORIGIN, true).split("\n")).toContain("Disallow: /members");
});

test("HOME-09 the sitemap escapes what XML would read as markup", () => {
  const text = sitemapText(ORIGIN, ["/", "/members?a=1&b=<2>"]);
  expect(text).toContain("<loc>https://meet.example/members?a=1&amp;b=&lt;2&gt;</loc>");
  expect(text.match(/<url>/g)).toHaveLength(2);
});
