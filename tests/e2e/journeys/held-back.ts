import type { BrowserContext, Page } from "@playwright/test";

/** What waits at a gate until it is opened; closed again, the next ones wait. */
export interface Gate {
  open(): void;
  close(): void;
}

class Waiting implements Gate {
  #opened: Promise<void> = Promise.resolve();
  #release = () => {};

  constructor() {
    this.close();
  }

  open(): void {
    this.#release();
  }

  close(): void {
    this.#release();
    this.#opened = new Promise((done) => {
      this.#release = done;
    });
  }

  passed(): Promise<void> {
    return this.#opened;
  }
}

/** Scripts of this browser arrive when the gate is opened; it is closed at first. */
export async function holdScripts(context: BrowserContext): Promise<Gate> {
  const gate = new Waiting();
  await context.route(/\/assets\/[\w.-]+\.js$/, async (route) => {
    await gate.passed();
    await route.continue();
  });
  return gate;
}

/** Forms that this page posts leave it when the gate is opened; it is closed at first. */
export async function holdPosts(page: Page): Promise<Gate> {
  const gate = new Waiting();
  await page.route("**", async (route) => {
    if (route.request().method() === "POST" && route.request().isNavigationRequest()) await gate.passed();
    await route.fallback();
  });
  return gate;
}
