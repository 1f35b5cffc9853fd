import type { Browser, Page } from "./http-client";

/** What somebody chooses on the test provider's page. */
export interface Chosen {
  outcome: "completed" | "failed" | "cancelled" | "pending";
  notify?: "now" | "late" | "twice";
  back?: "get" | "post";
  card?: string;
}

/** Acts on the test provider's page, as a browser that follows no redirect. */
export async function payAt(url: string, chosen: Chosen): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(Object.entries(chosen)),
  });
}

/** Orders a package by the form of its summary; gives the answer. */
export async function order(
  browser: Browser,
  address: string,
  typed: Record<string, string> = {},
): Promise<Page> {
  return browser.submit(address, { intent: "order", ...typed });
}

/** Orders, pays as chosen and comes back; gives the transaction's page. */
export async function buy(browser: Browser, address: string, chosen: Chosen): Promise<Page> {
  const ordered = await order(browser, address);
  if (ordered.status !== 303) throw new Error(`order: ${ordered.status} ${ordered.words}`);
  const paid = await payAt(ordered.location ?? "", chosen);
  const back = new URL(paid.headers.get("location") ?? "");
  return browser.follow(await browser.get(`${back.pathname}${back.search}`));
}
