import { Member } from "./members";
import { expect, test } from "./strict-test";

test("LIKE-04 without scripts the question is part of the profile; with them a modal after its seconds", {
  tag: "@routed",
}, async ({ page, context, scripts }) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  const question = page.getByRole("dialog", { name: `Do you like ${ann.name}?` });
  if (scripts) {
    await page.clock.install();
    await page.goto(`/members/${ann.id}?t=30`);
    await page.waitForFunction(() => customElements.get("rz-later") !== undefined);
    await page.clock.runFor(20_000);
    await expect(question).toBeHidden();
    await page.clock.runFor(11_000);
    await expect(page.locator("dialog#like-ask:modal")).toBeVisible();
  } else await page.goto(`/members/${ann.id}?t=30`);
  await question.getByRole("button", { name: "Like", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.locator("[data-piece=actions]")).toContainText(`You like ${ann.name}`);
  await page.goto(`/members/${ann.id}?t=0`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(ann.name);
  await expect(question).toBeHidden();
});

test("LIKE-04 who does not want to say closes it; a page without t asks nothing", { tag: "@whole" }, async ({
  page,
  context,
}) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await lou.enter(context);
  await page.goto(`/members/${ann.id}?t=0`);
  const question = page.getByRole("dialog", { name: `Do you like ${ann.name}?` });
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(question).toBeHidden();
  await page.goto(`/members/${ann.id}`);
  await expect(page.locator("#like-ask")).toHaveCount(0);
});
