/**
 * Remix makes four `Request` objects a page, only to take parameters out of their address; each full one registers
 * abort listeners and a finalizer, a fifth of a page's CPU and half its garbage. In the bundled host this class stands
 * in for the global one: it holds what was given and becomes a full request when somebody reads the body.
 */
class LazyRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly #init: RequestInit;
  #signal: AbortSignal | undefined;
  #full: globalThis.Request | undefined;

  constructor(input: string | URL | globalThis.Request, init: RequestInit = {}) {
    const from = typeof input === "string" || input instanceof URL ? undefined : input;
    this.url = from?.url ?? String(input);
    this.method = (init.method ?? from?.method ?? "GET").toUpperCase();
    this.headers =
      init.headers instanceof Headers ? init.headers : new Headers(init.headers ?? from?.headers);
    this.#signal = init.signal ?? from?.signal;
    this.#init = init.body === undefined && from?.body ? { ...init, body: from.body } : init;
  }

  get signal(): AbortSignal {
    this.#signal ??= new AbortController().signal;
    return this.#signal;
  }

  get body() {
    // A form that the host has read is handed on as it is: written again, its files would go through memory.
    if (this.#init.body instanceof FormData) return this.#init.body;
    return this.#init.body ? this.#becomeFull().body : null;
  }

  get bodyUsed(): boolean {
    return this.#full?.bodyUsed ?? false;
  }

  formData(): Promise<FormData> {
    const { body } = this.#init;
    return body instanceof FormData ? Promise.resolve(body) : this.#becomeFull().formData();
  }

  text() {
    return this.#becomeFull().text();
  }

  json() {
    return this.#becomeFull().json();
  }

  arrayBuffer() {
    return this.#becomeFull().arrayBuffer();
  }

  blob() {
    return this.#becomeFull().blob();
  }

  clone() {
    return this.#becomeFull().clone();
  }

  #becomeFull(): globalThis.Request {
    const { url, method, headers } = this;
    // A stream as body must say that it is half duplex (Fetch standard, RequestInit).
    const init: RequestInit = { ...this.#init, method, headers, duplex: "half" };
    if (this.#signal) init.signal = this.#signal;
    this.#full ??= new globalThis.Request(url, init);
    return this.#full;
  }
}

export { LazyRequest as Request };
