import { Browser } from "#tests/support/http-client";
import { LANDERS } from "#tests/support/landers";
import { sendPhotoForm } from "#tests/support/photo-form";
import { jpeg } from "#tests/support/pictures";
import { DEMO_PASSWORD } from "#tests/support/start-site";
import { logIn, PREMIUM } from "./journey";
import type { PageView } from "./page-view";

/** Address, and how far down it is looked at, in windows. */
type Place = readonly [path: string, windows?: number];

const MEMBERS_PAGES: readonly Place[] = [
  ["/members", 1],
  ["/members/2", 1],
  ["/members/2/gift"],
  ["/swipe-game"],
  ["/likes/sent"],
  ["/profile"],
  ["/profile", 1],
  ["/profile/photos"],
  ["/settings", 1],
  ["/settings/data"],
  ["/credits"],
  ["/credits/1"],
  ["/notifications"],
  ["/pages/faq"],
];

const VISITORS_PAGES: readonly Place[] = [
  ["/", 1],
  ["/members"],
  ["/match-finder"],
  ["/pricing"],
  ["/lang-config"],
  ...LANDERS.map((name) => [`/landers/${name}`] as const),
  ["/landers/socialnetwork", 0.5],
  ["/members/2/landing"],
  ["/members/2/landing2"],
  ["/members/2/landing3"],
  ["/members/2/signup"],
  ["/nothing-here"],
];

async function lookAt(page: PageView, places: readonly Place[]): Promise<void> {
  for (const [path, windows = 0] of places) {
    await page.open(path);
    if (windows) await page.engine.evaluate(`scrollTo(0, ${windows} * innerHeight)`);
    await page.look(windows ? `${path}, further down` : path);
  }
}

/** What members see besides the journey. */
export const membersPages = (page: PageView) => lookAt(page, MEMBERS_PAGES);

/** Logs out by the menu. */
async function logOut(page: PageView): Promise<void> {
  await page.open("/settings");
  await page.tap({ selector: ".account summary" });
  await page.look("Menu");
  await page.tap({ selector: ".account button", words: "Log out" });
  await page.see({ selector: "a", words: "Sign up" });
}

/** Where visitors arrive. */
export async function visitorsPages(page: PageView): Promise<void> {
  await logOut(page);
  await lookAt(page, VISITORS_PAGES);
}

/** Somebody sends a photo: it is covered until its reader opens it. */
export async function openPhoto(page: PageView): Promise<void> {
  await logOut(page);
  await logIn(page, "free@demo.example");
  await page.open("/profile");
  const own = "document.querySelector('main a[href^=\"/members/\"]').pathname";
  const reader = String(await page.engine.evaluate(own));
  const sender = new Browser(page.origin);
  await sender.submit("/login", { email: PREMIUM, password: DEMO_PASSWORD });
  const files: [string, Buffer][] = [["beach.jpg", await jpeg(700, 500)]];
  await sendPhotoForm(sender, await sender.get(`${reader}/chat`), `${reader}/chat`, { files });
  await page.open("/chats");
  await page.tap({ selector: "[data-piece=conversations] a" });
  await page.isTrue("/^\\/chats\\/./.test(location.pathname)");
  const open = { selector: ".msgs button[value=open]" };
  await page.see(open);
  await page.look("Photo, covered");
  await page.tap(open);
  await page.see({ selector: ".msgs img" });
  await page.look("Photo, opened");
}
