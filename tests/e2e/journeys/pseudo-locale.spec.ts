import type { Page } from "@playwright/test";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { Member } from "./members";
import { fictionalMember } from "./operator-desk";
import { clippedOf, misfitsOf } from "./pseudo-locale";
import { expect, test } from "./strict-test";

/** The first of each list on every run; all of them with PSEUDO_LOCALE=all. */
const OF_EVERY_RUN = 9;
const isWhole = process.env.PSEUDO_LOCALE === "all";

const NARROW = { width: 320, height: 640 };

async function misfits(page: Page, addresses: readonly string[], written: readonly string[] = []) {
  const found: Record<string, string[]> = {};
  await page.setViewportSize(NARROW);
  // What flies in is out of its place for a moment.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of isWhole ? addresses : addresses.slice(0, OF_EVERY_RUN)) {
    await page.goto(address);
    const faults = await misfitsOf(page, written);
    if (faults.length > 0) found[address] = faults;
  }
  return found;
}

// Without scripts nothing redraws what was made longer; the layout is the same.
test.describe("with every text 40 % longer at 320 px", { tag: "@scripts" }, () => {
  test.slow(isWhole);

  test("LOOK-01 LOOK-02 visitors read every text whole and never move sideways", { tag: "@whole" }, async ({
    openBrowser,
    watch,
  }) => {
    const page = await openBrowser({ scripts: false });
    watch.expect(400, 403, 404, 410, 422);
    const { id } = fictionalMember(3);
    const addresses = [
      ...["/", "/login", "/signup", "/members", `/members/${id}`, "/pricing", "/match-finder"],
      ...["/pages/terms", `/members/${id}/landing2`, "/complaints", "/complaints?withdraw=3", "/lang-config"],
      ...["/reset-password", "/reset-password/do", "/reactivate", "/activate/error"],
      ...[
        "/account-deleted",
        "/mail-change/do?code=x",
        "/nowhere",
        "/offline",
        "/match-finder?gender=female",
      ],
      ...[`/members/${id}/photos/1`, `/members/${id}/landing`, `/members/${id}/landing3`],
      ...[`/members/${id}/signup`, "/pages/faq", "/pages/privacy", "/pages/cookies", "/pages/ban"],
      ...["/pages/service", "/pages/return-policy", "/pages/2257-compliance-statement"],
      ...["alonetonight", "iconslanding", "maplanding", "socialnetwork", "video"].map(
        (name) => `/landers/${name}`,
      ),
      ...["/landers/transitionsvideolanding", "/landers/swipe", "/landers/gallery"],
    ];
    expect(await misfits(page, addresses)).toEqual({});
    // Single long words, such as "Registrieren", are another thing than long sentences.
    for (const language of LANGUAGE_LIST) {
      await page.goto(`/login?lang=${language}`);
      expect(await clippedOf(page), language).toEqual([]);
    }
  });

  test("LOOK-01 LOOK-02 members read every text whole and never move sideways", { tag: "@whole" }, async ({
    openBrowser,
    watch,
  }) => {
    const page = await openBrowser({ scripts: false });
    watch.expect(404);
    const kim = await Member.signUp("Kim");
    const friend = await Member.signUp("Lou");
    await friend.likes(kim);
    await kim.likes(friend);
    const text = "Hello there, how are you doing today?";
    await kim.writes(friend, text);
    await kim.enter(page.context());
    const other = `/members/${friend.id}`;
    const addresses = [
      ...["/members", other, `${other}/chat`, "/likes", "/settings", "/credits/1/visa", "/profile"],
      ...[
        "/activate/done",
        "/complete-signup?step=personal",
        "/premium",
        "/chats",
        "/credits",
        "/credits/1",
        "/transactions",
      ],
      ...["meet", "photo", "location", "about", "push", "confirm"].map(
        (step) => `/complete-signup?step=${step}`,
      ),
      ...["/signup-matches", "/swipe-game", "/likes/sent", "/likes/matches", "/likes/new", "/profile/photos"],
      ...["gift", "gif", "icebreakers", "report", "block"].map((what) => `${other}/${what}`),
      ...["password", "email", "blocked", "data", "delete"].map((what) => `/settings/${what}`),
      ...["/notifications", "/credits?code=BIGGER15", "/credits/1/visa?code=SPRING20", "/offer"],
      ...["/directdebit?package=1", "/credits/repeat-order", "/logout", "/lang-config"],
    ];
    expect(await misfits(page, addresses, [friend.name, text])).toEqual({});
  });
});
