import type { Browser } from "./http-client";
import { DEMO_PASSWORD, type Site } from "./start-site";

/** What a poll of a conversation brings, as far as tests look at it. */
interface News {
  notice?: { text: string; link?: { href: string; label: string } };
  removedTo?: number;
  typing?: boolean;
  read?: { to: number; text: string };
  messages: { id: number; own: boolean; text?: string; time: { iso: string; text: string } }[];
  older?: string;
  olderHidden?: boolean;
}

/** A demo member in a browser, with the id that others write to. */
export interface Talker {
  browser: Browser;
  id: number;
  /** Asks the operator's backend as this member, beside the site. */
  ask(method: string, path: string, body?: unknown): Promise<unknown>;
  /** Writes by the site's own form. */
  says(profile: number, text: string): ReturnType<Browser["submit"]>;
  /** The texts of a conversation, oldest first. */
  reads(profile: number): Promise<(string | undefined)[]>;
  news(profile: number, query?: string): Promise<News>;
}

export async function talker(site: Site, email: string): Promise<Talker> {
  const browser = await site.member(email);
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${site.backend.origin}${path}`, {
      method,
      headers: {
        "X-Request-Type": "client",
        "Content-Type": "application/json",
        Cookie: await browser.jar.getCookieString(site.origin),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { user } = (await ask("GET", "/api/user.php")) as { user: { id: number } };
  const news = async (profile: number, query = "after=0") =>
    (await browser.get(`/members/${profile}/chat/updates?${query}`)).json() as News;
  return {
    browser,
    id: Number(user.id),
    ask,
    says: (profile, text) => browser.submit(`/members/${profile}/chat`, { text }),
    reads: async (profile) => (await news(profile)).messages.map(({ text }) => text),
    news,
  };
}

export const DELETION = { password: DEMO_PASSWORD };
