import type { Page } from "@playwright/test";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { expect, test } from "./strict-test";

const VISITORS_PAGES = ["/", "/signup", "/login", "/lang-config", "/members?gender=all"];

/** Core pages for a member with a conversation, likes and a message to read. */
async function membersPages(): Promise<{ member: Member; pages: string[] }> {
  const member = await Member.signUp("Maximiliane-Josephine", { confirmed: false });
  const partner = await Member.signUp("Bartholomew");
  await member.confirms();
  await partner.writes(
    member,
    `Do you know ${"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(2)}?`,
  );
  await partner.likes(member);
  return {
    member,
    pages: [
      "/members?gender=all",
      `/members/${fictionalMember(0).id}`,
      `/members/${partner.id}`,
      "/likes",
      "/likes/sent",
      "/chats",
      `/members/${partner.id}/chat`,
      "/complete-signup",
      "/logout",
      "/lang-config",
    ],
  };
}

async function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("LOOK-02 NAV-14 at 320, 360, 768 and 1280 px no page scrolls sideways", {
  tag: ["@plain", "@whole"],
}, async ({ page, context }) => {
  const { member, pages } = await membersPages();
  const found: string[] = [];
  const measure = async (path: string) => {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      const sticksOutPx = await sidewaysPx(page);
      if (sticksOutPx > 0) found.push(`${path} by ${sticksOutPx} px at ${width} px`);
    }
  };
  for (const path of VISITORS_PAGES) await measure(path);
  await member.enter(context);
  for (const path of pages) await measure(path);
  expect(found).toEqual([]);
});

test("LOOK-03 the site is light by day, dark by night, in the accent of its settings", {
  tag: "@plain",
}, async ({ page }) => {
  const background = () =>
    page.evaluate(() => {
      const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      if (!pixel) return 0;
      pixel.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      pixel.fillRect(0, 0, 1, 1);
      return pixel
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, one) => sum + one, 0);
    });
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/login");
  expect(await background()).toBeGreaterThan(600);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/login");
  expect(await background()).toBeLessThan(200);
  await expect(page.locator("html")).not.toHaveAttribute("data-accent");
});

test("HOME-01 visitors see what the site is, who is there, and how to sign up", {
  tag: ["@plain", "@routed"],
}, async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Rendez: meet people near you/);
  await expect(page.locator("meta[name=description]")).toHaveAttribute(
    "content",
    "Sign up for free, browse members, like and chat.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rendez: meet people near you");
  await expect(page.getByRole("list", { name: "Members" }).getByRole("listitem")).toHaveCount(8);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
});
