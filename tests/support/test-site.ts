import { afterAll, afterEach, beforeAll } from "vitest";
import type { Browser, BrowserOptions } from "./http-client";
import { type Site, type SiteOptions, signupFields, startSite } from "./start-site";

/** The site of a test file: started before its tests, without faults after each, closed in the end. */
export function testSite(options?: SiteOptions): Site {
  const site = {} as Site;
  beforeAll(async () => {
    Object.assign(site, await startSite(options));
  });
  afterEach(() => site.proxy.reset());
  afterAll(() => site.close());
  return site;
}

/** The browser of somebody who just signed up by the site's own form. */
export async function newcomer(site: Site, name: string, options?: BrowserOptions): Promise<Browser> {
  const browser = site.browser(options);
  const answer = await browser.submit("/signup", signupFields(name));
  if (answer.status !== 303) throw new Error(`signup: ${answer.status} ${answer.words}`);
  return browser;
}
