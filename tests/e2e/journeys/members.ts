import type { BrowserContext } from "@playwright/test";
import { theSite } from "./the-site";

export const PASSWORD = "four plain words here";

let signedUp = 0;

/** A name nobody else has, readable in traces. */
export function newName(first: string): string {
  signedUp += 1;
  return `${first} ${[process.pid, signedUp, Date.now() % 26 ** 3].map(lettersOf).join("")}`;
}

/** A number without digits: seven of them in a name would be a phone number (SAFE-06). */
function lettersOf(number: number): string {
  return number.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz"[Number(digit)] ?? "");
}

export function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(" ", ".")}@example.org`;
}

/** What a process needs to act as somebody whom another one signed up. */
export interface Passport {
  id: number;
  name: string;
  email: string;
  session: string;
}

/** Somebody with an account: acts on the site by the operator's endpoints, or in a browser. */
export class Member {
  private constructor(
    readonly id: number,
    readonly name: string,
    readonly email: string,
    private session: string,
  ) {}

  static of({ id, name, email, session }: Passport): Member {
    return new Member(id, name, email, session);
  }

  get passport(): Passport {
    const { id, name, email, session } = this;
    return { id, name, email, session };
  }

  /** A new account; others can answer only when its address is confirmed. */
  static async signUp(first: string, { confirmed = true } = {}): Promise<Member> {
    const name = newName(first);
    const email = emailOf(name);
    const body = { name, email, password: PASSWORD, date_of_birth: "1990-05-04" };
    const { answer, session } = await ask("POST", "/api/signup.php", body);
    const member = new Member((answer as { user: { id: number } }).user.id, name, email, session ?? "");
    if (confirmed) await member.confirms();
    return member;
  }

  /** Logs this browser in, as if the member had done so before. */
  async enter(context: BrowserContext): Promise<void> {
    const [name = "", value = ""] = this.session.split("=");
    await context.addCookies([{ name, value, url: theSite.origin, httpOnly: true, sameSite: "Lax" }]);
  }

  /** Dismissed the welcome offer in this browser, whose dialog would come up after 40 s. */
  async sentOfferAway(context: BrowserContext): Promise<void> {
    const value = encodeURIComponent(JSON.stringify({ member: this.id, at: { time_bonus: 1 } }));
    await context.addCookies([
      { name: "alerts", value, url: theSite.origin, httpOnly: true, sameSite: "Lax" },
    ]);
  }

  async confirms(): Promise<void> {
    const link = await mailedLink(this.email, "/activate");
    await ask("POST", "/api/activation.php", { code: link.searchParams.get("code") });
  }

  likes(other: Member): Promise<unknown> {
    return this.likesProfile(other.id);
  }

  /** The same for a profile without an account, as fictional members have. */
  likesProfile(profile: number): Promise<unknown> {
    return this.#do("PUT", "/api/like.php", { profile });
  }

  /** A fictional member who fits likes this one now; gives the id. */
  async isLiked(): Promise<number> {
    return ((await this.#do("GET", "/api/auto-like.php")) as { id: number }).id;
  }

  blocks(other: Member): Promise<unknown> {
    return this.#do("PUT", "/api/block.php", { profile: other.id });
  }

  /** The same for a profile without an account, as fictional members have. */
  blocksProfile(profile: number): Promise<unknown> {
    return this.#do("PUT", "/api/block.php", { profile });
  }

  unblocks(other: Member): Promise<unknown> {
    return this.#do("DELETE", "/api/block.php", { profile: other.id });
  }

  /** Removes the conversation with somebody, as on another device. */
  async removes(other: Member): Promise<void> {
    const opened = await this.#do("GET", `/api/chat.php?profile=${other.id}`);
    const { conversation } = opened as { conversation: { id: number } };
    await this.#do("DELETE", "/api/chat.php", { conversation: conversation.id });
  }

  writes(other: Member, text: string): Promise<unknown> {
    return this.#do("POST", "/api/message.php", { profile: other.id, text });
  }

  /** Opens the conversation with somebody: nothing in it is unread any more. */
  async reads(other: Member): Promise<void> {
    const opened = await this.#do("GET", `/api/chat.php?profile=${other.id}`);
    const { conversation } = opened as { conversation: { id: number } };
    await this.#do("PUT", "/api/chat.php", { conversation: conversation.id });
  }

  /** Asks for another address, which counts when its mailed link is used. */
  movesTo(email: string): Promise<unknown> {
    return this.#do("PUT", "/api/email.php", { email, password: PASSWORD });
  }

  deletesAccount(): Promise<unknown> {
    return this.#do("DELETE", "/api/account.php", { password: PASSWORD });
  }

  /** Logs in once more, as after a logout. */
  async returns(): Promise<void> {
    const { session } = await ask("POST", "/api/user.php", { email: this.email, password: PASSWORD });
    this.session = session ?? "";
  }

  async leavesEverywhere(): Promise<void> {
    await this.#do("GET", "/api/logout.php");
  }

  async #do(method: string, path: string, body?: unknown): Promise<unknown> {
    return (await ask(method, path, body, this.session)).answer;
  }
}

async function ask(method: string, path: string, body?: unknown, session?: string) {
  const response = await fetch(`${theSite.backendOrigin}${path}`, {
    method,
    headers: {
      "X-Request-Type": "client",
      ...(session ? { Cookie: session } : {}),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  const answer: unknown = JSON.parse(text);
  return { answer, session: response.headers.getSetCookie()[0]?.split(";")[0] };
}

/** The newest link to `path` that was mailed to an address. */
export async function mailedLink(email: string, path: string): Promise<URL> {
  const response = await fetch(`${theSite.backendOrigin}/outbox.json`);
  const { mails } = (await response.json()) as { mails: { to: string; text: string }[] };
  for (const mail of mails.filter(({ to }) => to === email)) {
    const link = mail.text.match(/https?:\S+/g)?.find((url) => new URL(url).pathname === path);
    if (link) return new URL(link);
  }
  throw new Error(`no mail to ${email} with a link to ${path}`);
}
