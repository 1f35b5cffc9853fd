import { once } from "node:events";
import { connect } from "node:net";
import { CookieJar } from "tough-cookie";
import { getGlobalDispatcher } from "undici";

/**
 * Which headers go with a post.
 * - `browser`: Sec-Fetch-Site and Origin, as every current browser does.
 * - `origin`: Origin alone. - `referer`: Referer alone. - `text`: none of them, as lynx and w3m do.
 */
type Sender = "browser" | "origin" | "referer" | "text";

export interface BrowserOptions {
  /** Default `browser`. */
  sender?: Sender;
  /** Refuses cookies, as some people's browsers do. */
  cookies?: boolean;
  /** The host in the browser's address bar, where it differs from the address that is connected to. */
  host?: string;
  /** Sent with everything. */
  headers?: Record<string, string>;
}

type Fields = Record<string, string> | readonly (readonly [string, string])[];

export interface Asked {
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
}

/** A form as the page holds it. */
export interface PageForm {
  action: string;
  fields: [name: string, value: string][];
}

/** An answer with what a person sees of it. */
export class Page {
  constructor(
    readonly path: string,
    readonly status: number,
    readonly headers: Headers,
    readonly text: string,
  ) {}

  get setCookies(): string[] {
    return this.headers.getSetCookie();
  }

  get location(): string | undefined {
    return this.headers.get("location") ?? undefined;
  }

  json(): unknown {
    return JSON.parse(this.text);
  }

  /** The text people read: without head, scripts and tags. */
  get words(): string {
    const body = this.text.replace(/^[\s\S]*<body>/, "").replace(/<(script|style)[\s\S]*?<\/\1>/g, " ");
    // A name's own direction is no space in what is read.
    return decode(body.replace(/<\/?bdi>/g, "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");
  }

  /** The first form with this action that holds every named field; without a query in `action` any query fits. */
  form(action: string, ...named: string[]): PageForm {
    const forms = [...this.text.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
      .map(([, attributes = "", inside = ""]) => ({
        action: attributeOf(attributes, "action") ?? this.path,
        inside,
      }))
      .filter((form) => form.action === action || form.action.split("?")[0] === action)
      .map((form) => ({ action: form.action, fields: fieldsOf(form.inside) }));
    const found = forms.find(({ fields }) => named.every((name) => fields.some(([field]) => field === name)));
    if (!found)
      throw new Error(`no form ${action} with ${named.join(", ")} on ${this.path} (${this.status})`);
    return found;
  }

  /** What stands in a field, undefined where there is none. */
  valueOf(name: string): string | undefined {
    return fieldsOf(this.text).find(([field]) => field === name)?.[1];
  }
}

/** A browser without scripts: keeps cookies, follows no redirect, posts forms with their hidden fields. */
export class Browser {
  readonly jar = new CookieJar(undefined, { rejectPublicSuffixes: false });

  constructor(
    readonly origin: string,
    readonly options: BrowserOptions = {},
  ) {}

  /** What pages, cookies and forms know of where this is. */
  get #seenOrigin(): string {
    return this.options.host === undefined ? this.origin : `http://${this.options.host}`;
  }

  get(path: string, asked: Asked = {}): Promise<Page> {
    return this.ask("GET", path, asked);
  }

  /** Follows redirects as a browser does, up to ten. */
  async follow(answer: Page): Promise<Page> {
    let page = answer;
    for (let hops = 0; page.location !== undefined && hops < 10; hops += 1) {
      page = await this.get(page.location.replace(/#.*$/, ""));
    }
    return page;
  }

  post(path: string, fields: Fields, asked: Asked = {}): Promise<Page> {
    const pairs = Array.isArray(fields) ? fields : Object.entries(fields);
    const body = new URLSearchParams(pairs.map(([name, value]) => [name, value] as [string, string]));
    return this.ask("POST", path, {
      body: body.toString(),
      ...asked,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        ...this.#senderHeaders(path),
        ...asked.headers,
      },
    });
  }

  /** Fetches a page, fills its form and posts it, hidden fields included. `at` is the page when it is not the action. */
  async submit(
    action: string,
    typed: Record<string, string>,
    { at = action, ...asked }: Asked & { at?: string } = {},
  ): Promise<Page> {
    const page = await this.get(at);
    return this.send(page, action, typed, asked);
  }

  /** Fills a form of a page that is already there. */
  send(page: Page, action: string, typed: Record<string, string>, asked: Asked = {}): Promise<Page> {
    const form = page.form(action, ...Object.keys(typed).filter((name) => !BUTTONS.has(name)));
    const kept = form.fields.filter(([name]) => !(name in typed));
    return this.post(form.action, [...kept, ...Object.entries(typed)], asked);
  }

  async ask(method: string, path: string, asked: Asked = {}): Promise<Page> {
    const cookie =
      this.options.cookies === false ? "" : await this.jar.getCookieString(`${this.#seenOrigin}${path}`);
    const answer = await getGlobalDispatcher().request({
      origin: this.origin,
      path,
      method: method as "GET",
      headers: {
        ...(cookie && { cookie }),
        ...(this.options.host !== undefined && { host: this.options.host }),
        ...this.options.headers,
        ...asked.headers,
      },
      body: asked.body ?? null,
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
    }
    const text = await answer.body.text();
    if (this.options.cookies !== false) {
      for (const line of headers.getSetCookie()) await this.jar.setCookie(line, `${this.#seenOrigin}${path}`);
    }
    return new Page(path.replace(/[?#].*$/, ""), answer.statusCode, headers, text);
  }

  /** Value of a cookie the browser holds for the site. */
  async cookie(name: string): Promise<string | undefined> {
    const cookies = await this.jar.getCookies(`${this.#seenOrigin}/`);
    return cookies.find((cookie) => cookie.key === name)?.value;
  }

  #senderHeaders(path: string): Record<string, string> {
    switch (this.options.sender ?? "browser") {
      case "browser":
        return { "sec-fetch-site": "same-origin", origin: this.#seenOrigin };
      case "origin":
        return { origin: this.#seenOrigin };
      case "referer":
        return { referer: `${this.#seenOrigin}${path}` };
      case "text":
        return {};
    }
  }
}

/** Names of submit buttons: they belong to no field list until they are pressed. */
const BUTTONS = new Set(["intent", "like", "unlike", "language", "use", "use_email"]);

function fieldsOf(html: string): [string, string][] {
  const fields: [string, string][] = [];
  for (const [, tag, attributes = "", inside] of html.matchAll(
    /<(input|textarea|select)\b([^>]*)>(?:((?<=<(?:textarea|select)[^>]*>)[\s\S]*?)<\/(?:textarea|select)>)?/g,
  )) {
    const name = attributeOf(attributes, "name");
    if (name === undefined) continue;
    if (tag === "select") {
      fields.push([name, chosenOf(inside ?? "")]);
      continue;
    }
    const type = attributeOf(attributes, "type");
    if ((type === "radio" || type === "checkbox") && !/\schecked\b/.test(attributes)) continue;
    // A line break right after <textarea> is not part of the text.
    const text = inside === undefined ? "" : decode(inside).replace(/^\n/, "");
    fields.push([name, tag === "textarea" ? text : (attributeOf(attributes, "value") ?? "")]);
  }
  return fields;
}

/** The option that is chosen, else the first. */
function chosenOf(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  return (
    attributeOf(all.find((attributes) => /\sselected\b/.test(attributes)) ?? all[0] ?? "", "value") ?? ""
  );
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? undefined : decode(value);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

function decode(html: string): string {
  return html.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}

/** Sends bytes as they are and gives what comes back until the other side closes. */
export async function rawRequest(port: number, text: string | Buffer, withinMs = 3_000): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.setTimeout(withinMs, () => socket.destroy());
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => void chunks.push(chunk));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}
