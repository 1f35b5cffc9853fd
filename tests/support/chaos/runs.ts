import type { Browser, Page } from "../http-client";
import { jpeg, multipart } from "../pictures";
import { randomOf } from "../seeded-random";
import { type Site, signupFields } from "../start-site";
import { faultsOf } from "./faults";

const DEEDS = ["message", "signup", "reset", "photo"] as const;
type Deed = (typeof DEEDS)[number];

/** Where members are, and what stands behind it. */
export type ChaosSite = Pick<Site, "browser" | "proxy" | "backend">;

export interface ChaosResult {
  seed: number;
  deed: Deed;
  /** How often it happened, as upstream shows it in the end. */
  times: number;
  /** Whether the member was told that it is done. */
  isTold: boolean;
  /** Whether a member who was not told still has what was typed, or a way to do it again. */
  isKept: boolean;
  statuses: number[];
}

interface Prepared {
  endpoint: string;
  /** Presses the same button of the same page. */
  press: () => Promise<Page>;
  times: () => Promise<number>;
  isKept: (page: Page) => boolean;
}

/** One deed of one member while PHP and the line to it do what the seed says; pressed up to three times, as people do. */
export async function runChaos(site: ChaosSite, member: Browser, seed: number): Promise<ChaosResult> {
  const random = randomOf(seed);
  const deed = DEEDS[seed % DEEDS.length] ?? "message";
  const prepared = await PREPARE[deed](site, member, seed);
  const everywhere = random() < 0.25;
  site.proxy.rule(everywhere ? "*" : prepared.endpoint, ...faultsOf(random));
  const pages = await pressed(prepared, random() < 0.3);
  site.proxy.reset();
  // Whoever is not told presses again once all is well.
  if (pages.at(-1)?.status !== 303 && random() < 0.7) pages.push(await prepared.press());
  return resultOf({ seed, deed }, prepared, pages);
}

/**
 * One deed while something befalls the machine of the host, and a line to PHP that fails as well half of the time. Who
 * was told presses the old page's button again too.
 */
export async function runTrouble(
  site: ChaosSite,
  member: Browser,
  seed: number,
  begin: () => Promise<() => Promise<void>>,
): Promise<ChaosResult> {
  const random = randomOf(seed);
  const deed = DEEDS[Math.floor(random() * DEEDS.length)] ?? "message";
  const prepared = await PREPARE[deed](site, member, seed);
  if (random() < 0.5) site.proxy.rule(prepared.endpoint, ...faultsOf(random));
  const before = random() < 0.3 ? await pressed(prepared, false) : [];
  const end = await begin();
  const during = await pressed(prepared, random() < 0.5);
  site.proxy.reset();
  await end();
  const after = await pressed(prepared, false);
  return resultOf({ seed, deed }, prepared, [...before, ...during, ...after]);
}

/** Pressed once or twice at a time. A browser that hears nothing keeps its page, with what was typed. */
async function pressed({ press }: Prepared, isTwice: boolean): Promise<Page[]> {
  const answers = await Promise.allSettled(isTwice ? [press(), press()] : [press()]);
  return answers.filter((answer) => answer.status === "fulfilled").map(({ value }) => value);
}

async function resultOf(
  of: Pick<ChaosResult, "seed" | "deed">,
  { times, isKept }: Prepared,
  pages: Page[],
): Promise<ChaosResult> {
  const page = pages.at(-1);
  return {
    ...of,
    times: await times(),
    isTold: pages.some(({ status }) => status === 303),
    isKept: page !== undefined && (page.status === 303 || isKept(page)),
    statuses: pages.map(({ status }) => status),
  };
}

/** Nothing breaks yet: who cannot sign up is a fault of what went before. */
async function signUp(browser: Browser, fields: Record<string, string>): Promise<void> {
  const { status, text } = await browser.submit("/signup", fields);
  if (status === 303) return;
  const said = /class="(?:error|notice)[^>]*>(.*?)<\/(?:p|div|section)>/s.exec(text)?.[1];
  throw new Error(`${fields.name} cannot sign up: ${status} ${said ?? text.slice(0, 300)}`);
}

const PREPARE: Record<Deed, (site: ChaosSite, member: Browser, seed: number) => Promise<Prepared>> = {
  async message(_, member, seed) {
    const path = `/members/${2 + (seed % 5)}/chat`;
    const text = `Chaos ${seed}`;
    const page = await member.get(path);
    return {
      endpoint: "/api/message.php",
      press: () => member.send(page, path, { text }),
      times: async () => {
        const news = (await member.get(`${path}/updates?after=0`)).json() as {
          messages: { own: boolean; text?: string }[];
        };
        return news.messages.filter((message) => message.own && message.text === text).length;
      },
      isKept: (answer) => answer.text.includes(text),
    };
  },

  async signup(site, _, seed) {
    const browser = site.browser();
    const fields = signupFields(`Chaos ${seed}`);
    const page = await browser.get("/signup");
    return {
      endpoint: "/api/signup.php",
      press: () => browser.send(page, "/signup", fields),
      times: async () => (await site.backend.outbox()).filter(({ to }) => to === fields.email).length,
      isKept: (answer) => answer.text.includes(fields.email ?? ""),
    };
  },

  async reset(site, _, seed) {
    const fields = signupFields(`Forgets ${seed}`);
    await signUp(site.browser(), fields);
    const mails = async () => (await site.backend.outbox()).filter(({ to }) => to === fields.email).length;
    const before = await mails();
    const browser = site.browser();
    const page = await browser.get("/reset-password");
    return {
      endpoint: "/api/reset-password.php",
      press: () => browser.send(page, "/reset-password", { email: fields.email ?? "" }),
      times: async () => (await mails()) - before,
      isKept: (answer) => answer.text.includes(fields.email ?? ""),
    };
  },

  async photo(site, _, seed) {
    const browser = site.browser();
    await signUp(browser, signupFields(`Shows ${seed}`));
    const form = (await browser.get("/profile/photos")).form("/profile/photos", "photo");
    const { headers, body } = await multipart(
      Object.fromEntries(form.fields.filter(([name]) => name !== "photo")),
      [["me.jpg", await jpeg(400 + (seed % 50), 300)]],
    );
    return {
      endpoint: "/api/photo.php",
      press: () =>
        browser.ask("POST", form.action, { body, headers: { ...headers, "sec-fetch-site": "same-origin" } }),
      times: async () => ((await browser.get("/profile/photos")).text.match(/[?&]delete=\d+/g) ?? []).length,
      // No browser fills a file in again: the page says what became of it, or asks for it once more.
      isKept: (answer) => answer.text.includes("</html>"),
    };
  },
};
