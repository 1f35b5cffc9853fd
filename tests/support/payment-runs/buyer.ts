import { setTimeout as delay } from "node:timers/promises";
import { Browser, type Page } from "../http-client";
import { payAt } from "../sandbox";
import type { House } from "./house";

const PRICE_PAGE = "/credits/1/visa";
const MAX_TRIES = 14;
const MAX_STEPS = 12;

export interface Account {
  credits: number;
  completed: number;
  pending: number;
}

/** Somebody who wants one package, once, and follows wherever the pages lead. */
export class Buyer {
  /** Pages of the provider where this buyer approved. */
  readonly #approved = new Set<string>();

  private constructor(
    private readonly house: House,
    private readonly browser: Browser,
    private readonly session: string,
    private readonly notify: "now" | "late" | "twice",
  ) {}

  static async signUp(house: House, name: string, notify: "now" | "late" | "twice"): Promise<Buyer> {
    const response = await fetch(`${house.backendOrigin}/api/signup.php`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        email: `${name}@example.org`,
        name,
        password: "a long enough one",
        date_of_birth: "1990-02-01",
      }),
    });
    if (!response.ok) throw new Error(`signup: ${response.status}`);
    const session = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const browser = new Browser(house.origin, { headers: { "accept-language": "en-GB" } });
    await browser.jar.setCookie(`${session}; Path=/`, house.origin);
    return new Buyer(house, browser, session, notify);
  }

  /** The page with the order button. */
  openForm(): Promise<Page> {
    return this.#insist(() => this.browser.get(PRICE_PAGE));
  }

  /** Presses the button of a page; a browser whose connection dies sends the very same form again. */
  press(form: Page): Promise<Page> {
    return this.#insist(() => this.browser.send(form, PRICE_PAGE, { intent: "order" }), true);
  }

  /** One press whose answer nobody waits for. */
  pressAndLose(form: Page): void {
    this.browser.send(form, PRICE_PAGE, { intent: "order" }).catch(() => undefined);
  }

  /** Goes on from an answer until there is nothing left to do for somebody who wants one package. */
  async pursue(answer: Page): Promise<void> {
    let page = answer;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = await this.#next(page);
      if (!next) return;
      page = next;
    }
  }

  async #next(page: Page): Promise<Page | undefined> {
    const { location } = page;
    if (location?.startsWith(this.house.backendOrigin)) return this.#approve(location);
    if (location) return this.#get(location);
    const payUrl = /href="([^"]*\/sandbox\/pay\/[^"]*)"/.exec(page.text)?.[1];
    if (payUrl && !this.#approved.has(payUrl)) return this.#approve(payUrl);
    // Told of the equal order: it is looked at, not ordered again.
    if (page.status === 409 || page.words.includes("We could not confirm this order")) {
      return this.#newestOrder();
    }
    // Told that nothing was ordered: the button of that page.
    if (page.status >= 422 && page.text.includes('name="amount"')) return this.press(page);
    // An error page in between: the orders tell what became of it.
    if (page.status >= 500) return this.#newestOrder();
    return undefined;
  }

  /** The newest order; with none there, the package is ordered anew. */
  async #newestOrder(): Promise<Page> {
    const orders = await this.#get("/transactions");
    const [, path] = /href="(\/transactions\/\d+)"/.exec(orders.text) ?? [];
    return path ? this.#get(path) : this.press(await this.openForm());
  }

  async #approve(url: string): Promise<Page> {
    this.#approved.add(url);
    const paid = await this.#insist(() => payAt(url, { outcome: "completed", notify: this.notify }));
    const back = new URL(paid.headers.get("location") ?? this.house.origin);
    return this.#get(`${back.pathname}${back.search}`);
  }

  #get(path: string): Promise<Page> {
    return this.#insist(() => this.browser.get(path));
  }

  /** Again after a lost connection or an overloaded site, as people do. */
  async #insist<T extends { status: number }>(ask: () => Promise<T>, isForm = false): Promise<T> {
    let last: unknown;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      try {
        const answer = await ask();
        if (answer.status < 500 || tries === MAX_TRIES - 1) return answer;
        // The answer to a form is read, whatever it is; any other page is asked for again.
        if (isForm && answer.status === 502) return answer;
      } catch (error) {
        last = error;
      }
      await this.house.running();
      await delay(100 * (tries + 1));
    }
    throw last;
  }

  /** What the operator's books say, once nothing approved is on its way any more. */
  async account(): Promise<Account> {
    for (let tries = 0; ; tries += 1) {
      const account = await this.#read();
      if (tries === 30 || account.completed > 0 || this.#approved.size === 0) return account;
      await delay(100);
    }
  }

  async #read(): Promise<Account> {
    const ask = async (path: string) =>
      (await fetch(`${this.house.backendOrigin}${path}`, { headers: { cookie: this.session } })).json();
    const { payments } = (await ask("/api/payments.php")) as { payments: { status: string }[] };
    const { user } = (await ask("/api/user.php")) as { user: { credits: number } };
    const count = (status: string) => payments.filter((payment) => payment.status === status).length;
    return { credits: user.credits, completed: count("completed"), pending: count("pending") };
  }
}
