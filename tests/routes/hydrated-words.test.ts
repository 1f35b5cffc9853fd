import { afterAll, beforeAll, expect, test } from "vitest";
import { chatPageWords } from "#app/features/chat/page-words.server";
import { likesPageWords } from "#app/features/likes/page-words.server";
import { frameCommon, frameNav } from "#app/features/site/frame-words.server";
import { LANGUAGE_LIST } from "#app/i18n/languages";
import { type Translator, translatorFor } from "#app/i18n/translator.server";
import type { Page } from "#tests/support/http-client";
import { type Site, startSite } from "#tests/support/start-site";
import { type Talker, talker } from "#tests/support/talkers";
import { rowsOf } from "#tests/unit/i18n/catalog-rows";

let site: Site;
let member: Talker;
let credits: number;
beforeAll(async () => {
  site = await startSite();
  member = await talker(site, "premium@demo.example");
  await member.ask("POST", "/api/message.php", { profile: 3, text: "Hello." });
  const { user } = (await member.ask("GET", "/api/user.php")) as { user: { credits: number | string } };
  credits = Number(user.credits);
});
afterAll(() => site.close());

/** Every text in the loaders' data as the page hands it to the browser. */
function carriedBy(page: Page): string[] {
  const [, sent = ""] =
    /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(page.text) ?? [];
  return [...sent.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([literal]) => JSON.parse(literal) as string);
}

function inFrame({ t, words }: Translator): object[] {
  const counted = [
    t("site:nav.unread", { count: 0 }),
    t("site:nav.new_likes", { count: 0 }),
    t("site:nav.credits_left", { count: credits }),
  ];
  return [frameCommon(words("common")), frameNav(words("site").nav), counted];
}

function inChat({ words }: Translator): object[] {
  const { today, attach, answers } = words("chat");
  const { open, photo_choose, photo_other, photo_remove, photo_help, gif, gift } = attach;
  const { photo_chosen, photo_too_large } = attach;
  const panel = [
    ...[open, photo_choose, photo_other, photo_remove, photo_help, gif, gift],
    ...[photo_chosen, photo_too_large, answers.machine],
  ];
  return [chatPageWords(words("chat")), [today], panel];
}

const PAGES: [path: string, own: (translator: Translator) => object[]][] = [
  ["/members/3/chat", inChat],
  ["/chats", inChat],
  ["/likes", (translator) => [likesPageWords(translator.words("likes"))]],
];

test.each(LANGUAGE_LIST.flatMap((language) => PAGES.map((page) => [language, ...page] as const)))(
  "in %s %s carries the texts of its list to the browser and no other text of the catalog",
  async (language, path, own) => {
    await member.browser.jar.setCookie(`i18n_redirected=${language}`, site.origin);
    const page = await member.browser.get(path);
    const texts = new Set(rowsOf(language).map(({ text }) => text));
    const translator = translatorFor(language);
    const listed = [...inFrame(translator), ...own(translator)].flatMap((each) => Object.values(each));
    const carried = carriedBy(page).filter((text) => texts.has(text));
    expect([...new Set(carried)].toSorted()).toEqual([...new Set(listed)].toSorted());
  },
);
