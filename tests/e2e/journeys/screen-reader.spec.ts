import { Member } from "./members";
import { expect, test } from "./strict-test";

/** What a screen reader is told, part by part: roles, names and their order. */

test("LOOK-02 LIKE-03 a match is a named dialog: who, the way to the profile, the way to write, and close", {
  tag: "@same",
}, async ({ page, context }) => {
  const lou = await Member.signUp("Lou");
  const ann = await Member.signUp("Ann");
  await ann.likes(lou);
  await lou.enter(context);
  await page.goto(`/members/${ann.id}`);
  await page.getByRole("button", { name: "Like", exact: true }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "New like!":
      - heading "New like!" [level=2]
      - link "${ann.name} has no photo Open the profile"
      - paragraph: You and ${ann.name} like each other.
      - link "Start a conversation"
      - button "Close"
  `);
});

test("LOOK-02 PAY-08 the offer is read as a sentence; the timer on its page does not speak by itself as it ticks", {
  tag: "@same",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/members");
  await expect(page.locator(".line")).toMatchAriaSnapshot(`
    - paragraph:
      - link /Act Fast, Only 0[34] ?. ?\\d\\d hours to Claim/
      - text: 25% off your first purchase
      - link "Details of the offer"
    - button "Do not show again"
  `);
  await page.goto("/offer");
  await expect(page.getByRole("timer").first()).toHaveText(/^0[34] ?: ?\d\d ?: ?\d\d$/);
  for (const timer of await page.getByRole("timer").all())
    expect(await timer.getAttribute("aria-live")).toBeNull();
});

test("LOOK-02 CHAT-01 a conversation is a log of messages with their times, and a form whose parts have names", {
  tag: "@same",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  const eva = await Member.signUp("Eva");
  await eva.writes(tom, "Do you swim?");
  await tom.enter(context);
  await page.goto(`/members/${eva.id}/chat`);
  await expect(page.getByRole("log")).toMatchAriaSnapshot(`
    - log "Messages with ${eva.name}":
      - list:
        - listitem:
          - time: Today
        - listitem:
          - text: "${eva.name}:"
          - paragraph: Do you swim?
          - time
  `);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - log
      - textbox "Message"
      - group: Photo, GIF or gift
      - button "Send message · 5 free messages left"
  `);
});

test("LOOK-02 LIKE-05 the swipe game says whose photo it is, that the profile is fictional, and what its buttons do", {
  tag: "@same",
}, async ({ page, context }) => {
  const tom = await Member.signUp("Tom");
  await tom.enter(context);
  await page.goto("/swipe-game");
  const main = page.getByRole("main");
  // Members of other journeys come up as well; the label is that of a fictional one.
  await expect(async () => {
    if ((await main.getByText("fictional profile").count()) > 0) return;
    const before = await main.getByRole("link", { name: /^View profile/ }).getAttribute("href");
    await main.getByRole("button", { name: /^Pass/ }).click();
    await expect(main.getByRole("link", { name: /^View profile/ })).not.toHaveAttribute("href", before ?? "");
    expect(await main.getByText("fictional profile").count()).toBeGreaterThan(0);
  }).toPass();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Swipe game" [level=1]
      - 'link /View profile: \\w+/':
        - img /Photo of \\w+/
        - text: /fictional profile/
      - paragraph: /4 likes left today/
      - button /Pass \\w+/
      - button /Like \\w+/
  `);
});
