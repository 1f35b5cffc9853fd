// Every page that is photographed: its name, its address, who looks at it, and what is done before.
// An address may be made of `ids`, what bench/pictures/life.mjs wrote into the database.

const LANDERS = {
  swipe: "swipe",
  "alone tonight": "alonetonight",
  collage: "collagelanding",
  gallery: "gallery",
  icons: "iconslanding",
  map: "maplanding",
  "social network": "socialnetwork",
  transitions: "transitionsvideolanding",
  video: "video",
};
const TEXTS = [
  "faq",
  "terms",
  "privacy",
  "service",
  "cookies",
  "return-policy",
  "ban",
  "2257-compliance-statement",
];

/** Sends the page's first form as it stands, past the browser's own checks: the server's words are what is looked at. */
async function sendUnchecked(page) {
  const form = page.locator("main form[method=post]").first();
  await form.evaluate((element) => {
    element.noValidate = true;
  });
  const answered = page.waitForEvent("load", { timeout: 5_000 });
  await Promise.all([answered, form.locator("button[type=submit], button:not([type])").last().click()]);
}

/** Likes somebody who likes this member already: a match. */
async function makeMatch(page) {
  await page.locator("main button.like, main button[name=like]").first().click();
  await page.locator("dialog[open], .overlay").first().waitFor({ timeout: 5_000 });
}

/** Adds photos of somebody who is fictional. */
async function addPhotos(page, { photos }) {
  await page.locator("input[type=file][multiple]").setInputFiles(photos);
  await page.locator("form[enctype] button:not([type=button])").last().click();
  await page.locator(".photos-list").waitFor({ timeout: 10_000 });
}

async function openMenu(page) {
  await page.locator("rz-menu summary, rz-menu button").first().click();
}

const visitor = [
  ["home", "/"],
  ["login", "/login"],
  ["login refused", "/login", { act: sendUnchecked }],
  ["signup", "/signup"],
  ["signup refused", "/signup", { act: sendUnchecked }],
  ["match finder", "/match-finder"],
  ["members as visitor", "/members"],
  ["profile as visitor", ({ liker }) => `/members/${liker}`],
  ...Object.entries(LANDERS).map(([name, path]) => [`lander ${name}`, `/landers/${path}`]),
  ["landing 1", ({ liker }) => `/members/${liker}/landing`],
  ["landing 2", ({ liker }) => `/members/${liker}/landing2`],
  ["landing 3", ({ liker }) => `/members/${liker}/landing3`],
  ["tied signup", ({ liker }) => `/members/${liker}/signup`],
  ["pricing", "/pricing"],
  ["complaints", "/complaints"],
  ["language", "/lang-config"],
  ["reset password", "/reset-password"],
  ["reset password, mail sent", "/reset-password?sent=1"],
  ["reset password, bad code", "/reset-password/do?code=x"],
  ["reactivate", "/reactivate"],
  ["mail change, bad code", "/mail-change/do?code=x"],
  ["account deleted", "/account-deleted"],
  ["activation failed", "/activate/error"],
  ["offline", "/offline"],
  ["not found", "/nothing-here"],
  ...TEXTS.map((name) => [`text ${name}`, `/pages/${name}`]),
];

/** Somebody who just signed up: empty states. */
const newcomer = [
  ["step photo", "/complete-signup?step=photo"],
  ["step location", "/complete-signup?step=location"],
  ["step personal", "/complete-signup?step=personal"],
  ["step about", "/complete-signup?step=about"],
  ["step confirm", "/complete-signup?step=confirm"],
  ["signup matches", "/signup-matches"],
  ["chats, none", "/chats"],
  ["likes, none", "/likes/received"],
  ["likes sent, none", "/likes/sent"],
  ["matches, none", "/likes/matches"],
  ["search, nobody", "/members?min_age=98&max_age=99"],
  ["orders, none", "/transactions"],
  ["blocked, none", "/settings/blocked"],
  ["premium", "/premium"],
  ["offer", "/offer"],
  ["direct debit", "/directdebit?package=1"],
  ["direct debit refused", "/directdebit?package=1", { act: sendUnchecked, languages: ["de", "nl"] }],
];

const member = [
  ["members", "/members"],
  ["members page 2", "/members?page=2"],
  ["menu", "/settings", { act: openMenu }],
  ["profile", ({ liker }) => `/members/${liker}`],
  ["photo", ({ liker }) => `/members/${liker}/photos/1`],
  ["report", ({ liker }) => `/members/${liker}/report`],
  ["block", ({ liker }) => `/members/${liker}/block`],
  ["chats", "/chats"],
  ["conversation", ({ talk }) => `/chats/${talk}`],
  ["first message", ({ stranger }) => `/members/${stranger}/chat`],
  ["icebreakers", ({ stranger }) => `/members/${stranger}/icebreakers`],
  ["gift", ({ stranger }) => `/members/${stranger}/gift`],
  ["gif", ({ stranger }) => `/members/${stranger}/gif?q=hello`],
  ["remove conversation", ({ talk }) => `/chats/${talk}/remove`],
  ["likes", "/likes/received"],
  ["likes sent", "/likes/sent"],
  ["matches", "/likes/matches"],
  ["new like", "/likes/new"],
  ["swipe game", "/swipe-game"],
  ["own photos, none", "/profile/photos"],
  ["own photos", "/profile/photos", { act: addPhotos }],
  // With a photo of one's own beside the other.
  ["match overlay", ({ likers }) => `/members/${likers.shift()}`, { act: makeMatch }],
  ["own profile", "/profile"],
  ["credits", "/credits"],
  ["checkout", "/credits/1"],
  ["checkout order", "/credits/1/visa"],
  ["checkout bad code", "/credits/1/visa?code=SUMMER2024"],
  ["repeat order", "/credits/repeat-order"],
  ["orders", "/transactions"],
  ...["pending", "completed", "failed", "cancelled"].map((state) => [
    `order ${state}`,
    ({ orders }) => `/transactions/${orders[state]}`,
  ]),
  ["settings", "/settings"],
  ["password", "/settings/password"],
  ["password refused", "/settings/password", { act: sendUnchecked }],
  ["e-mail", "/settings/email"],
  ["own data", "/settings/data"],
  ["delete account", "/settings/delete"],
  ["notifications", "/notifications"],
  ["not found as member", "/nothing-here"],
];

const free = [
  ["members as free member", "/members"],
  ["profile as free member", ({ stranger }) => `/members/${stranger}`],
  ["premium for free member", "/premium"],
];

function named(who, list) {
  return list.map(([name, address, rest = {}]) => ({ name, address, who, ...rest }));
}

/** `{name, address, who, act?, languages?}`; `who` is visitor, newcomer, free or premium; `languages`: only in these. */
export const PAGES = [
  ...named("visitor", visitor),
  ...named("newcomer", newcomer),
  ...named("free", free),
  ...named("premium", member),
];
