import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ReferenceBackend,
  type ReferenceOptions,
  startReferenceBackend,
} from "#server/reference-backend/start";
import { copySeededFolder } from "#tests/support/seeded-folder";

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of every endpoint
  body: any;
  cookies: string[];
  headers: Headers;
}

type Asked = { body?: unknown; key?: string; headers?: Record<string, string> };

/** A browser in front of the backend: keeps the login cookie. */
export class Visitor {
  cookie: string | undefined;
  constructor(readonly site: ReferenceSite) {}

  async ask(method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const response = await fetch(`${this.site.backend.origin}${path}`, {
      method,
      headers: {
        ...(this.cookie && { Cookie: this.cookie }),
        ...(asked.key && { "Idempotency-Key": asked.key }),
        ...(asked.body !== undefined && { "Content-Type": "application/json" }),
        ...asked.headers,
      },
      body: asked.body === undefined ? undefined : JSON.stringify(asked.body),
    });
    const cookies = response.headers.getSetCookie();
    for (const cookie of cookies) this.cookie = cookie.split(";")[0];
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? undefined : JSON.parse(text),
      cookies,
      headers: response.headers,
    };
  }

  get(path: string): Promise<Answer> {
    return this.ask("GET", path);
  }

  post(path: string, body: unknown, asked: Omit<Asked, "body"> = {}): Promise<Answer> {
    return this.ask("POST", path, { ...asked, body });
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.ask("PUT", path, { body });
  }

  delete(path: string, body: unknown): Promise<Answer> {
    return this.ask("DELETE", path, { body });
  }

  login(email: string, password = "rendez-demo", headers?: Record<string, string>): Promise<Answer> {
    return this.post("/api/user.php", { email, password }, { headers });
  }
}

/** A running backend in a directory of its own, with a clock that tests can move. */
export class ReferenceSite {
  aheadMs = 0;

  private constructor(
    readonly dataDir: string,
    public backend: ReferenceBackend,
    private readonly options: Partial<ReferenceOptions>,
  ) {}

  static async start(options: Partial<ReferenceOptions> = {}): Promise<ReferenceSite> {
    const dataDir = await mkdtemp(join(tmpdir(), "reference-"));
    // The demo accounts get as many free messages as the limits say, when they are seeded.
    if (options.limits?.freeMessages === undefined) await copySeededFolder(dataDir);
    const placeholder = {} as ReferenceBackend;
    const site = new ReferenceSite(dataDir, placeholder, options);
    site.backend = await site.#open();
    return site;
  }

  #open(): Promise<ReferenceBackend> {
    return startReferenceBackend({
      dataDir: this.dataDir,
      port: 0,
      seed: "small",
      clock: () => Date.now() + this.aheadMs,
      replyDelayMs: [20, 40],
      ...this.options,
    });
  }

  async restart(): Promise<void> {
    await this.backend.close();
    this.backend = await this.#open();
  }

  async stop(): Promise<void> {
    await this.backend.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  visitor(): Visitor {
    return new Visitor(this);
  }

  async member(email: string): Promise<Visitor> {
    const visitor = this.visitor();
    const answer = await visitor.login(email);
    if (answer.status !== 200) throw new Error(`login: ${answer.status}`);
    return visitor;
  }

  /** A member who signed up and, unless told otherwise, confirmed the address. */
  async signUp(name: string, options: { confirm?: boolean } = {}): Promise<Visitor & { id: number }> {
    const visitor = this.visitor();
    const answer = await visitor.post("/api/signup.php", signupBody({ name }));
    if (answer.status !== 200) throw new Error(`signup: ${JSON.stringify(answer.body)}`);
    if (options.confirm !== false) {
      await visitor.post("/api/activation.php", { code: await this.mailedCode("/activate") });
    }
    return Object.assign(visitor, { id: answer.body.user.id as number });
  }

  /** The code of the newest mailed link to `path`. */
  async mailedCode(path: string): Promise<string> {
    for (const mail of await this.backend.outbox()) {
      const [, code] = mail.text.split(`${path}?code=`);
      if (code) return /^[\w-]+/.exec(code)?.[0] ?? "";
    }
    throw new Error(`no mail with a link to ${path}`);
  }
}

/** What a good signup sends. */
export function signupBody(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const name = String(overrides.name ?? "Newcomer");
  return {
    email: `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}@example.org`,
    name,
    password: "a long enough one",
    date_of_birth: "1990-01-01",
    ...overrides,
  };
}

/** Asks again until `read` gives something. */
export async function until<T>(read: () => Promise<T | undefined>, withinMs = 60_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error("waited in vain");
    await new Promise((done) => setTimeout(done, 20));
  }
}
