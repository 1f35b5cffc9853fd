import { describe, expect, test } from "vitest";
import type { EntryWarningModel } from "#app/features/site/entry-warning.server";
import { PageFrame } from "#app/features/site/page-frame";
import type { Shell } from "#app/features/site/shell";
import { translatorFor } from "#app/i18n/translator.server";
import { htmlOf } from "#tests/unit/ui/html-of";

const { words } = translatorFor("en");

const MEMBER: Shell["member"] = {
  id: 7,
  name: "Anna",
  photo: undefined,
  premium: false,
  credits: 0,
  unread: 3,
  newLikes: 0,
  unreadWords: "unread messages",
  likesWords: "new likes",
  creditsWords: "credits left",
  confirmed: false,
  logoutKey: "logout~x",
};

const WARNING: EntryWarningModel = {
  layouts: ["default"],
  title: "Important",
  adults: "Adults only",
  fictional: "Some are made up",
  costs: "Messages cost credits",
  enter: "Enter",
  leave: "Leave",
  key: "entry~x",
  next: "/",
};

function shellWith(part: Partial<Shell>): Shell {
  return {
    lang: "en",
    siteName: "Rendez",
    accent: "rose",
    dataUse: "full",
    home: "/",
    loginUrl: "/login",
    signupUrl: "/signup",
    signups: { closed: false, label: "Sign up" },
    path: "/",
    canonical: "https://meet.example/",
    unlisted: false,
    nonce: "n",
    requestId: "r",
    enhanceUrl: "/assets/e.js",
    common: words("common"),
    nav: words("site").nav,
    flash: { kind: "success", text: "Done" },
    languages: {
      key: "language~x",
      next: "/",
      current: "en",
      offered: [
        { code: "en", name: "English", htmlLang: "en" },
        { code: "es", name: "Español", htmlLang: "es" },
      ],
    },
    member: MEMBER,
    footer: '<nav aria-label="Footer"><a href="/pages/terms">Terms</a></nav><p>For adults only</p>',
    entryWarning: undefined,
    ...part,
  };
}

type Layout = Parameters<typeof PageFrame>[0]["layout"];

function pageIn(layout: Layout, part: Partial<Shell> = {}): string {
  return htmlOf(
    <PageFrame shell={shellWith(part)} layout={layout} alert={<p>Please confirm</p>}>
      <h1>Content</h1>
    </PageFrame>,
  );
}

describe("NAV-01 what stands around a page in each layout", () => {
  test("NAV-01 a usual page has navigation, alerts, footer and disclaimer", () => {
    const html = pageIn("default");
    for (const part of [
      'href="/chats"',
      "Please confirm",
      "<footer",
      "For adults only",
      "Content",
      "Español",
    ])
      expect(html).toContain(part);
  });

  test("NAV-01 a lander has a bar with nothing but the logo, and the footer", () => {
    const html = pageIn("lander");
    const bar = /<header class="top">[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
    expect(bar).toMatch(
      /^<header class="top"><a class="logo" href="\/" translate="no"><svg class="rings".*<span class="sr">Rendez<\/span><\/a><\/header>$/,
    );
    expect(html).toContain("<footer");
    expect(html).toContain("For adults only");
    expect(html).not.toContain("Please confirm");
    expect(html).toContain("Content");
  });

  test("NAV-01 an empty page has its content and the word left by the page before", () => {
    const html = pageIn("empty");
    for (const absent of ["<header", "<footer", "<nav", "Please confirm", "For adults only"])
      expect(html).not.toContain(absent);
    expect(html).toContain("Content");
    expect(html).toContain("Done");
  });

  test("NAV-01 a chat draws its own full screen", () => {
    expect(pageIn("chat")).toBe("<h1>Content</h1>");
  });
});

test.each<[Layout, readonly string[], boolean]>([
  ["default", ["default"], true],
  ["lander", ["default"], false],
  ["chat", ["default"], false],
  ["lander", ["default", "chat", "lander"], true],
  ["chat", ["default", "chat", "lander"], true],
  ["empty", ["default", "chat", "lander"], false],
])(
  "HOME-02 a page in the %s layout, where %j are warned, carries the warning: %s",
  (layout, warned, shown) => {
    const entryWarning = { ...WARNING, layouts: warned as EntryWarningModel["layouts"] };
    const html = pageIn(layout, { member: undefined, entryWarning });
    expect(html.includes('id="site-entry-warning"')).toBe(shown);
  },
);

test("HOME-02 the warning is large, titled, has no close in its header, and is closed by a form", () => {
  const html = pageIn("default", { member: undefined, entryWarning: WARNING });
  const dialog = /<dialog[\s\S]*?<\/dialog>/.exec(html)?.[0] ?? "";
  expect(dialog).toContain('class="dialog dialog-large"');
  expect(dialog).toMatch(/<header><h2 id="site-entry-warning-title">Important<\/h2><\/header>/);
  expect(dialog).toMatch(/<form method="post" action="\/entry-warning"/);
  // Before the page, so that it is read first.
  expect(html.indexOf("<dialog")).toBeLessThan(html.indexOf('class="page"'));
});

test("HOME-04 visitors find Sign up in the bar, as a link that becomes a modal on wide screens only", () => {
  const html = pageIn("default", { member: undefined });
  expect(html).toMatch(
    /<a data-dialog="signup" data-dialog-on="\(min-width:768px\) and \(min-height:480px\)" href="\/signup"/,
  );
  expect(pageIn("default")).not.toContain('href="/signup"');
  const onSignup = pageIn("default", { member: undefined, path: "/signup" });
  expect(onSignup).not.toContain('data-dialog="signup"');
});
