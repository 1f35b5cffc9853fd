import { Member } from "./members";
import { languageOfMember } from "./operator-desk";
import { expect, test } from "./strict-test";

const YEAR_S = 365 * 24 * 3600;

test("HOST-09 a visitor chooses German; the page stays the same one, in German, for a year", {
  tag: ["@routed", "@plain"],
}, async ({ openBrowser }) => {
  // A browser of Switzerland: four languages are on offer there.
  const page = await openBrowser({ locale: "en-CH" });
  await page.goto("/members?gender=female");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const english = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByLabel("Language", { exact: true }).click();
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // Until a browser has shown that it keeps cookies, the address carries the wish as well.
  await expect(page).toHaveURL(/\/members\?gender=female(&lang=de)?$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(english);
  await expect(page.getByRole("banner").locator("a[href='/login']")).toHaveText(/^(Anmelden|Einloggen)$/);

  const cookie = (await page.context().cookies()).find(({ name }) => name === "i18n_redirected");
  expect(cookie).toMatchObject({ value: "de", path: "/" });
  const left = (cookie?.expires ?? 0) - Date.now() / 1_000;
  expect(Math.abs(left - YEAR_S)).toBeLessThan(300);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("HOST-09 a member's choice of language is told to the operator, who writes the mails", {
  tag: ["@routed", "@plain"],
}, async ({ page, context }) => {
  const kim = await Member.signUp("Kim");
  await kim.enter(context);
  await page.goto("/members");
  await page.getByLabel("Language", { exact: true }).click();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(languageOfMember(kim.id)).toBe("es");
});

test("HOST-09 a German browser gets German pages without choosing", { tag: ["@plain", "@routed"] }, async ({
  openBrowser,
}) => {
  const page = await openBrowser({ locale: "de-DE" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
