import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { FIXTURE_PAGES, type PageState } from "./fixture-pages";

const BUILD = path.resolve(import.meta.dirname, "../../../build");

/** One request as the browser sent it; `dest` tells a navigation ("document") from a fetch ("empty"). */
export interface SeenRequest {
  method: string;
  path: string;
  dest: string;
  body: string;
}

/** A tiny site with the markup that app/enhance works on, under the CSP of the real one. */
export class FixtureSite {
  readonly seen: SeenRequest[] = [];
  readonly state: PageState = {
    liked: false,
    flash: "",
    note: "",
    unread: 3,
    newLikes: 2,
    orderAsked: 0,
    orderOpen: true,
    orderText: "Being processed",
  };
  /** Milliseconds that answers to POST and to /slow wait. */
  delayMs = 0;
  /** Drops the connection of requests for which this says so. */
  drop: (request: SeenRequest) => boolean = () => false;
  badgesStatus = 200;
  origin = "";
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  count(method: string, pathname: string, dest?: string): number {
    return this.seen.filter(
      (one) => one.method === method && one.path.split("?")[0] === pathname && (!dest || one.dest === dest),
    ).length;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const seen: SeenRequest = {
      method: request.method ?? "",
      path: request.url ?? "",
      dest: String(request.headers["sec-fetch-dest"] ?? ""),
      body: Buffer.concat(chunks).toString("utf8"),
    };
    this.seen.push(seen);
    const url = new URL(seen.path, this.origin);
    if (this.delayMs && (seen.method === "POST" || url.pathname === "/slow")) await sleep(this.delayMs);
    if (this.drop(seen)) {
      request.socket.destroy();
      return;
    }
    if (url.pathname.startsWith("/assets/")) this.#asset(url.pathname, response);
    else if (["/favicon.ico", "/nothing"].includes(url.pathname)) response.writeHead(204).end();
    else if (url.pathname === "/favicon.svg")
      response
        .writeHead(200, { "Content-Type": "image/svg+xml" })
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (url.pathname === "/badges") this.#badges(response);
    else if (seen.method === "POST") this.#post(url, new URLSearchParams(seen.body), response);
    else this.#page(url, 200, response);
  }

  #asset(pathname: string, response: ServerResponse): void {
    response.setHeader("Content-Type", "text/javascript");
    response.end(readFileSync(path.join(BUILD, "client", path.normalize(pathname))));
  }

  #badges(response: ServerResponse): void {
    response.writeHead(this.badgesStatus, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ unread: this.state.unread, newLikes: this.state.newLikes, credits: 4 }));
  }

  #page(url: URL, status: number, response: ServerResponse): void {
    const page = FIXTURE_PAGES[url.pathname];
    const nonce = randomBytes(16).toString("base64");
    const { file } = JSON.parse(readFileSync(path.join(BUILD, "enhance-manifest.json"), "utf8")) as {
      file: string;
    };
    const html = page?.(this.state, url) ?? "<title>Lost</title><h1>Not found</h1>";
    this.state.flash = "";
    response.writeHead(page ? status : 404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic' 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'`,
    });
    response.end(
      `<!doctype html><html lang="en" data-failed-text="Not confirmed. Check before trying again." data-close-text="Close">` +
        `${html}<script type="module" async nonce="${nonce}" src="/${file}"></script></html>`,
    );
  }

  #post(url: URL, fields: URLSearchParams, response: ServerResponse): void {
    const seeOther = (to: string) => {
      response.writeHead(303, { Location: to });
      response.end();
    };
    const intent = fields.get("intent");
    if (intent === "like" || intent === "unlike") {
      this.state.liked = intent === "like";
      this.state.unread = 7;
      this.state.flash = this.state.liked ? "Liked." : "No longer liked.";
      seeOther("/like");
    } else if (intent === "block") {
      this.state.flash = "Blocked.";
      seeOther("/list");
    } else if (intent === "refuse") {
      response.writeHead(429, { "Content-Type": "text/html" });
      response.end("<title>Too many</title><h1>Too many</h1>");
    } else if (intent === "too-often") {
      response.writeHead(429, { "Content-Type": "text/html" });
      response.end('<title>Too often</title><div data-piece="flash"><p>Too often.</p></div>');
    } else if (intent === "note") {
      this.state.note = fields.get("note") ?? "";
      this.#page(url, 422, response);
    } else seeOther(url.pathname + url.search);
  }
}
