import { LANDERS } from "#tests/support/landers";
import type { Who, World } from "./everybody";

/** One page in one state, as somebody comes to it. */
export interface SeenPage {
  /** Address with its query. */
  address: string;
  who: Who;
  /** Of the page, or of the answer to what is sent; 200 where it is not told. */
  status?: number;
  /** Typed into the form that has these fields, which is then sent without the browser's own checks. */
  sent?: Readonly<Record<string, string>>;
  /** What is opened by hand first, such as a menu. */
  open?: string;
}

const TEXTS = [
  "2257-compliance-statement",
  "accessibility",
  "ban",
  "browsers",
  "cookies",
  "faq",
  "privacy",
  "return-policy",
  "service",
  "transparency",
];
const STEPS = ["meet", "photo", "location", "personal", "about", "confirm"];
const OPEN_ACCOUNT = ".nav summary";
const WRONG_PASSWORD = "not the password at all";

/** For those who only want to know which pages there are. */
export const ANY_WORLD: World = {
  ...{ fictional: 1, partner: 2, conversation: 3, blocked: 4, blocker: 5, disabled: 6 },
  ...{ paid: 1, failed: 2, pending: 3, cancelled: 4, debit: 5, gift: 1, photo: 1, link: 1 },
  codes: { activate: "a", reset: "b", move: "c", back: "d" },
};

/** Every page of the site in every state that looks different: empty, full and refused. */
export function everyPage(world: World): SeenPage[] {
  return [
    ...visitorsPages(world),
    ...recoveryPages(world),
    ...membersPages(world),
    ...accountPages(world),
  ].concat(moneyPages(world));
}

function visitorsPages({ fictional, disabled }: World): SeenPage[] {
  return seenBy("visitor", [
    ["/"],
    ["/login"],
    ["/login?next=/chats", { sent: { email: "nobody@example.org", password: WRONG_PASSWORD }, status: 401 }],
    ["/signup"],
    ["/signup?lang=", { sent: { name: "x", email: "x", password: "1" }, status: 422 }],
    ["/signup", { sent: { name: "Anna", email: "anna@gmial.com", password: "1" }, status: 422 }],
    ["/activate/error", { status: 410 }],
    ["/match-finder"],
    ["/match-finder?step=2&gender=female"],
    ["/match-finder?step=3&gender=female&min_age=50&max_age=30", { status: 422 }],
    ["/match-finder?step=3&gender=female&min_age=20&max_age=70"],
    ["/match-finder?step=4&gender=female&min_age=20&max_age=70&country=NL"],
    ["/match-finder?step=4&gender=female&min_age=20&max_age=70&country="],
    ["/match-finder?step=5&gender=female&min_age=20&max_age=70&country=&interests=music"],
    ["/match-finder?step=5&gender=female&min_age=98&max_age=99&country=&interests=music"],
    ["/members?gender=all"],
    ["/members?gender=all&min_age=98&max_age=99"],
    ["/members?min_age=50&max_age=20"],
    [`/members/${fictional}`],
    ["/members/999999", { status: 404 }],
    [`/members/${disabled}`, { status: 410 }],
    [`/members/${fictional}/photos/1`],
    [`/members/${fictional}/landing`],
    [`/members/${fictional}/landing2`],
    [`/members/${fictional}/landing3`],
    [`/members/${fictional}/signup`],
    [`/members/${fictional}/signup`, { sent: { name: "x", email: "x", password: "1" }, status: 422 }],
    [`/members/${disabled}/signup`, { status: 410 }],
    ...LANDERS.map((name): Row => [`/landers/${name}`]),
    ["/landers/swipe?a=yn"],
    ["/landers/swipe?a=yynny"],
    ["/landers/iconslanding?go=1&i=music"],
    ["/landers/video/no-such-slug", { status: 404 }],
    ...[...TEXTS, "terms"].map((name): Row => [`/pages/${name}`]),
    ["/pricing"],
    ["/complaints"],
    ["/complaints", { sent: { name: "", email: "x", message: "" }, status: 422 }],
    ["/withdraw"],
    ["/notice", { sent: { name: "", email: "x", message: "" }, status: 422 }],
    ["/remove-picture"],
    ["/lang-config"],
    ["/data-use"],
    ["/offline"],
    ["/nothing/here", { status: 404 }],
    ["/refused", { status: 404 }],
  ]);
}

function recoveryPages({ codes }: World): SeenPage[] {
  return seenBy("visitor", [
    [`/activate?code=${codes.activate}`],
    ["/reset-password"],
    ["/reset-password", { sent: { email: "nobody@example.org" }, status: 422 }],
    ["/reset-password?sent=no***@example.org"],
    ["/reset-password/do?code=", { status: 410 }],
    [`/reset-password/do?code=${codes.reset}`],
    [
      `/reset-password/do?code=${codes.reset}`,
      { sent: { password: WRONG_PASSWORD, password_again: "other" }, status: 422 },
    ],
    ["/reset-password/do?done=1"],
    [`/mail-change/do?code=${codes.move}`],
    ["/mail-change/do?code=", { status: 410 }],
    ["/mail-change/do?done=1"],
    ["/reactivate"],
    ["/reactivate", { sent: { email: "" }, status: 422 }],
    ["/reactivate?sent=no***@example.org"],
    [`/reactivate/do?code=${codes.back}`],
    ["/reactivate/do?code=", { status: 410 }],
    ["/reactivate/do?done=1"],
    ["/account-deleted"],
    ["/notifications?code=long-enough-but-forged", { status: 410 }],
  ]);
}

function membersPages(world: World): SeenPage[] {
  const { fictional, partner, conversation, blocked, blocker, disabled, gift, link } = world;
  const chat = `/members/${partner}/chat`;
  return [
    ...seenBy("newcomer", [
      ["/members"],
      [`/members/${fictional}?do=like`],
      ["/likes"],
      ["/likes/sent"],
      ["/likes/matches"],
      ["/chats"],
      [`/members/${fictional}/chat`],
      [`/members/${fictional}/icebreakers`],
      ["/signup-matches"],
      ["/swipe-game"],
      ["/likes/new"],
    ]),
    ...seenBy("member", [
      ["/activate/done"],
      ["/members?gender=all"],
      ["/members?gender=all&min_age=98&max_age=99"],
      [`/members/${fictional}`],
      [`/members/${partner}`],
      [`/members/${blocked}`],
      [`/members/${blocker}`, { status: 403 }],
      [`/members/${disabled}`, { status: 410 }],
      [`/likes/m/${fictional}`],
      [`/members/${fictional}/photos/1`],
      [`/members/${fictional}/photos/99`, { status: 404 }],
      [`/members/${fictional}/report`],
      [`/members/${fictional}/report`, { sent: { reason: "", remarks: "" }, status: 422 }],
      [`/members/${fictional}/block`],
      [`/members/${blocked}/block`],
      ["/likes/received"],
      ["/likes/sent"],
      ["/likes/matches"],
      ["/likes/nothing", { status: 404 }],
      ["/likes/new"],
      ["/swipe-game"],
      ["/chats"],
      [chat],
      [chat, { open: ".attach > summary" }],
      [`/chats/${conversation}`],
      [`/chats/${conversation}/remove`],
      [`/chats/${conversation}/photos/1`, { status: 404 }],
      [`/chats/${conversation}/links/${link}/1`],
      ["/chats/999999", { status: 404 }],
      [`/members/${blocker}/chat`, { status: 403 }],
      [`/members/${disabled}/chat`, { status: 410 }],
      [`/members/${partner}/gift`],
      [`/members/${partner}/gift?gift=${gift}`],
      [`/members/${partner}/gif?q=hello`],
      [`/members/${partner}/gif?q=nothingfitsthis`],
      [`/members/${disabled}/gift`, { status: 410 }],
      [`/members/${disabled}/gif`, { status: 410 }],
      [`/members/${partner}/icebreakers`],
      [`/members/${disabled}/icebreakers`, { status: 410 }],
      ["/logout", { open: OPEN_ACCOUNT }],
      ["/nothing/here", { status: 404 }],
    ]),
    ...seenBy("poor", [[`/members/${fictional}/chat`], [`/members/${fictional}/gift?gift=${gift}`]]),
  ];
}

function accountPages({ photo }: World): SeenPage[] {
  return [
    ...seenBy("newcomer", [
      ...STEPS.map((step): Row => [`/complete-signup?step=${step}`]),
      ["/profile"],
      ["/profile/photos"],
      ["/settings/blocked"],
      ["/notifications"],
    ]),
    ...seenBy("member", [
      ["/complete-signup?step=location", { sent: { country: "", city: "x".repeat(300) }, status: 422 }],
      ["/profile"],
      ["/profile", { sent: { name: "" }, status: 422 }],
      ["/profile/photos"],
      ["/profile/photos", { sent: { photo: "" }, status: 422 }],
      [`/profile/photos?delete=${photo}`],
      ["/settings"],
      ["/settings/password"],
      ["/settings/password", { sent: { old_password: "", password: "1", password_again: "2" }, status: 422 }],
      ["/settings/email"],
      ["/settings/email", { sent: { email: "anna@gmial.com", password: "x" }, status: 422 }],
      ["/settings/blocked"],
      ["/settings/data"],
      ["/settings/delete"],
      ["/settings/delete", { sent: { remarks: "Bye" } }],
      ["/notifications"],
    ]),
  ];
}

function moneyPages({ paid, failed, pending, cancelled, debit }: World): SeenPage[] {
  const refusedDebit = { account_holder: "", iban: "DE00", zip: "", phone: "1" };
  return [
    ...seenBy("newcomer", [
      ["/premium"],
      ["/credits"],
      ["/credits?code=NOTHING"],
      ["/credits/1"],
      ["/transactions"],
      ["/offer"],
    ]),
    ...seenBy("member", [
      ["/premium"],
      ["/pricing"],
      ["/credits"],
      ["/credits?code=SPRING20"],
      ["/credits/1"],
      ["/credits/999", { status: 404 }],
      ["/credits/1/visa"],
      ["/credits/1/visa?code=NOTHING"],
      ["/credits/repeat-order"],
      ["/directdebit?package=2"],
      ["/directdebit?package=2", { sent: refusedDebit, status: 422 }],
      [`/directdebit?payment=${debit}`],
      [`/directdebit?payment=${debit}`, { sent: { otp: "12" }, status: 422 }],
      ["/transactions"],
      ...[paid, failed, cancelled].map((id): Row => [`/transactions/${id}`]),
      [`/transactions/${pending}`],
      ["/transactions/999999", { status: 404 }],
      ["/offer"],
    ]),
  ];
}

type Row = [address: string, rest?: Omit<SeenPage, "address" | "who">];

function seenBy(who: Who, rows: readonly Row[]): SeenPage[] {
  return rows.map(([address, rest]) => ({ address, who, ...rest }));
}
