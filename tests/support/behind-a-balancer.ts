import { setTimeout as delay } from "node:timers/promises";
import type { HostProcess } from "./host-process";
import { Browser, type Page } from "./http-client";
import { DEMO_PASSWORD } from "./start-site";

/** One person behind a balancer: the same cookies at every container. */
export class Person {
  readonly #browsers = new Map<string, Browser>();
  #shared: Browser | undefined;

  at({ origin }: HostProcess): Browser {
    let browser = this.#browsers.get(origin);
    if (!browser) {
      browser = new Browser(origin, { headers: { "accept-language": "en" } });
      // Cookies know no ports: all containers are 127.0.0.1.
      if (this.#shared) Object.assign(browser, { jar: this.#shared.jar });
      this.#shared ??= browser;
      this.#browsers.set(origin, browser);
    }
    return browser;
  }

  async logIn(container: HostProcess, email = "premium@demo.example"): Promise<void> {
    const answer = await this.at(container).submit("/login", { email, password: DEMO_PASSWORD });
    if (answer.status !== 303) throw new Error(`login: ${answer.status}`);
  }
}

/** What a member is told of a message in the end. */
type Told = "sent" | "not confirmed";

/**
 * Sends as somebody behind a balancer does whose browser goes on: an answer that never came is asked for again at the
 * other container with the same form; a page of a break is sent again by its button.
 */
async function sendThrough(person: Person, text: string, ready: () => HostProcess[]): Promise<Told> {
  let page: Page | undefined;
  let said = "";
  for (let tries = 0; tries < 150; tries += 1) {
    const containers = ready();
    const container = containers[tries % containers.length];
    if (!container) throw new Error("nobody is ready");
    try {
      const browser = person.at(container);
      if (!page) {
        const shown = await browser.get("/members/3/chat");
        if (shown.status === 200) page = shown;
        continue;
      }
      const answer = await browser.send(page, "/members/3/chat", { text });
      if (answer.status === 303) return "sent";
      if (!answer.words.includes(text) && answer.valueOf("text") !== text) throw new Error(`lost: ${text}`);
      if (answer.words.includes("could not confirm")) return "not confirmed";
      said = `${answer.status} ${answer.words}`;
      await delay(100);
    } catch (error) {
      if (String(error).includes("lost: ")) throw error;
      // The connection died: the container is gone, or going.
      await delay(50);
    }
  }
  throw new Error(`never answered: ${text} ${said}`);
}

/** These people send `count` messages, each its next one; after a third of them `meanwhile` disturbs the site. */
export async function sendAll(
  people: readonly Person[],
  sends: { name: string; count: number; ready: () => HostProcess[]; meanwhile: () => Promise<void> },
): Promise<Map<string, Told>> {
  const { name, count, ready, meanwhile } = sends;
  const told = new Map<string, Told>();
  let next = 0;
  let going = false;
  const queue = people.map(async (person) => {
    for (let number = next++; number < count; number = next++) {
      const text = `${name} ${number}`;
      told.set(text, await sendThrough(person, text, ready));
      if (told.size === Math.floor(count / 3)) going = true;
    }
  });
  const disturbed = (async () => {
    while (!going) await delay(10);
    await meanwhile();
  })();
  await Promise.all([...queue, disturbed]);
  return told;
}
