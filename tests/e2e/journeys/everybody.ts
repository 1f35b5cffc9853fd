import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Browser } from "#tests/support/http-client";
import { sendPhotoForm } from "#tests/support/photo-form";
import { jpeg, multipart } from "#tests/support/pictures";
import { buy, type Chosen } from "#tests/support/sandbox";
import { Member, mailedLink, PASSWORD, type Passport } from "./members";
import { disableProfile, fictionalMember, grantPremium } from "./operator-desk";
import { theSite } from "./the-site";

const ENDLESS = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";

/** Whose eyes a page is seen with: nobody's, who has nothing yet, who has everything, who has no credits left. */
export type Who = "visitor" | "newcomer" | "member" | "poor";

/** What the pages of the site are about; their addresses hold these numbers and codes. */
export interface World {
  fictional: number;
  /** Talks with the member. */
  partner: number;
  conversation: number;
  blocked: number;
  blocker: number;
  disabled: number;
  paid: number;
  failed: number;
  pending: number;
  cancelled: number;
  debit: number;
  gift: number;
  photo: number;
  /** A message of the conversation that has a link in it. */
  link: number;
  codes: Record<"activate" | "reset" | "move" | "back", string>;
}

interface Everybody {
  world: World;
  passports: Record<Exclude<Who, "visitor">, Passport>;
}

const file = () => join(theSite.dataDir, "everybody.json");

/** The same people and things for every test that only looks at pages. Before any journey begins. */
export async function prepareEverybody(): Promise<void> {
  const [member, newcomer, poor, partner, admirer, blocked, blocker, disabled] = await Promise.all([
    Member.signUp("Maximiliane-Josefa"),
    Member.signUp("Newcomer", { confirmed: false }),
    Member.signUp("Poor"),
    ...["Bartholomew", "Wolfgang-Amadeus", "Shut", "Shutter", "Gone"].map((name) => Member.signUp(name)),
  ] as const);
  if (!partner || !admirer || !blocked || !blocker || !disabled) throw new Error("somebody is missing");
  grantPremium(member.id, 300);
  grantPremium(poor.id, 0);
  disableProfile(disabled.id);
  const fictional = fictionalMember(0).id;
  await partner.likes(member);
  await admirer.likes(member);
  await member.likes(partner);
  await member.likesProfile(fictional);
  await member.blocks(blocked);
  await blocker.blocks(member);
  await partner.writes(member, `Do you know ${ENDLESS.repeat(2)}?\nhttps://example.org/${ENDLESS}`);
  await admirer.writes(member, "Good morning, you two");

  const browser = await enter(member);
  const { gift, conversation, link } = await talk(browser, partner.id);
  const photo = await fillProfile(browser);
  const [codes, orders] = await Promise.all([mailCodes(), placeOrders(browser)]);
  const world: World = {
    ...{ fictional, partner: partner.id, conversation, link, gift, photo, codes, ...orders },
    ...{ blocked: blocked.id, blocker: blocker.id, disabled: disabled.id },
  };
  const passports = { member: member.passport, newcomer: newcomer.passport, poor: poor.passport };
  writeFileSync(file(), JSON.stringify({ world, passports } satisfies Everybody));
}

/** Who was prepared, and what there is to see. */
export function everybody(): Everybody {
  return JSON.parse(readFileSync(file(), "utf8")) as Everybody;
}

async function enter(member: Member, headers: Record<string, string> = {}): Promise<Browser> {
  const browser = new Browser(theSite.origin, { headers });
  const { status } = await browser.submit("/login", { email: member.email, password: PASSWORD });
  if (status !== 303) throw new Error(`login of ${member.name}: ${status}`);
  return browser;
}

function numberIn(text: string, pattern: RegExp): number {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`${pattern} is not there: ${text.slice(0, 2_000)}`);
  return Number(found);
}

/** A conversation with everything that can be sent in one. */
async function talk(browser: Browser, partner: number) {
  const chat = `/members/${partner}/chat`;
  await browser.submit(chat, { text: "A whole village. And you?" });
  await sendPhotoForm(browser, await browser.get(chat), chat, { files: [["a.jpg", await jpeg(400, 300)]] });
  const gifts = `/members/${partner}/gift`;
  const gift = numberIn((await browser.get(gifts)).text, /[?&](?:amp;)?gift=(\d+)/);
  await browser.submit(gifts, { gift: String(gift) }, { at: `${gifts}?gift=${gift}` });
  const gifs = `/members/${partner}/gif`;
  const page = await browser.get(gifs);
  const form = page.form(gifs, "_key");
  const gif = /name="gif" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  await browser.post(form.action, [...form.fields, ["gif", gif]]);
  const list = (await browser.get("/chats")).text;
  const link = numberIn((await browser.get(chat)).text, /\/links\/(\d+)\/1/);
  return { gift, conversation: numberIn(list, /href="\/chats\/(\d+)/), link };
}

async function fillProfile(browser: Browser): Promise<number> {
  await browser.submit("/profile", { about_me: `I like long walks and ${ENDLESS}.`, intent: "save" });
  for (const width of [300, 400]) {
    const form = (await browser.get("/profile/photos")).form("/profile/photos");
    const { headers, body } = await multipart({ ...Object.fromEntries(form.fields), intent: "upload" }, [
      [`${width}.jpg`, await jpeg(width, 300)],
    ]);
    await browser.ask("POST", "/profile/photos", {
      headers: { ...headers, "sec-fetch-site": "same-origin" },
      body,
    });
  }
  return numberIn((await browser.get("/profile/photos")).text, /delete=(\d+)/);
}

async function placeOrders(browser: Browser) {
  const bought = async (address: string, chosen: Chosen) =>
    numberIn((await buy(browser, address, chosen)).path, /\/transactions\/(\d+)/);
  return {
    failed: await bought("/credits/1/visa", { outcome: "failed" }),
    cancelled: await bought("/credits/1/visa", { outcome: "cancelled" }),
    pending: await bought("/credits/2/visa", { outcome: "pending" }),
    debit: await orderDebit(browser),
    // The last one, which is offered to be ordered again.
    paid: await bought("/credits/1/visa", { outcome: "completed", card: "4242" }),
  };
}

/** An order by direct debit that waits for its code; where the member lives, it is known. */
async function orderDebit(browser: Browser): Promise<number> {
  const place = (await browser.get("/profile")).form("/profile", "city");
  const home = { country: "DE", region: "", city: "Berlin", intent: "save" };
  const saved = await browser.post("/profile", { ...Object.fromEntries(place.fields), ...home });
  if (saved.status !== 303) throw new Error(`place: ${saved.status} ${saved.words}`);
  const form = (await browser.get("/directdebit?package=3")).form("/directdebit", "iban");
  const typed = {
    ...{ account_holder: "Tom Beispiel", iban: "DE89370400440532013000", street: "Hauptstraße" },
    ...{ house_number: "7a", zip: "10115", city: "Berlin", phone: "+4915112345678", mandate: "1" },
  };
  const fields = { ...Object.fromEntries(form.fields), ...typed, intent: "order" };
  const ordered = await browser.post(form.action, fields);
  return numberIn(ordered.location ?? ordered.words, /[?&]payment=(\d+)/);
}

/** Links that were mailed and not used yet. */
async function mailCodes(): Promise<World["codes"]> {
  const [forgetful, leaving, moving] = await Promise.all(
    ["Forgetful", "Leaving", "Moving"].map((name) => Member.signUp(name)),
  );
  const fresh = await Member.signUp("Fresh", { confirmed: false });
  if (!forgetful || !leaving || !moving) throw new Error("somebody is missing");
  await leaving.deletesAccount();
  await moving.movesTo(`moved.${moving.email}`);
  const visitor = new Browser(theSite.origin);
  await visitor.submit("/reset-password", { email: forgetful.email });
  await visitor.submit("/reactivate", { email: leaving.email });
  const codeOf = async (email: string, path: string) =>
    (await mailedLink(email, path)).searchParams.get("code") ?? "";
  return {
    activate: await codeOf(fresh.email, "/activate"),
    reset: await codeOf(forgetful.email, "/reset-password/do"),
    move: await codeOf(`moved.${moving.email}`, "/mail-change/do"),
    back: await codeOf(leaving.email, "/reactivate/do"),
  };
}
