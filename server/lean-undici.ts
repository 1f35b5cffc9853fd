import { createRequire } from "node:module";
import type undici from "undici";
import type { Agent as OneAgent } from "undici";

/**
 * Stands in for undici in the bundled host: its index also loads mocks, caches, WebSocket and a whole fetch, ten
 * megabytes that no request uses. These are the files the index takes the same parts from; undici's version is pinned,
 * and every route test runs on the bundle.
 */
const load = createRequire(import.meta.url);
const Dispatcher: typeof undici.Dispatcher = load("undici/lib/dispatcher/dispatcher.js");
Object.assign(Dispatcher.prototype, load("undici/lib/api/index.js"));

export const Agent: typeof undici.Agent = load("undici/lib/dispatcher/agent.js");

let usual: OneAgent | undefined;

/** As undici's: through the given dispatcher, else through one that is shared. */
export const request = (
  address: string | URL,
  { dispatcher, ...options }: NonNullable<Parameters<typeof undici.request>[1]> = {},
) => {
  const { origin, pathname, search } = new URL(address);
  usual ??= new Agent();
  return (dispatcher ?? usual).request({ method: "GET", ...options, origin, path: `${pathname}${search}` });
};

let OwnFormData: typeof undici.FormData | undefined;

/** Loaded with the first upload. */
export const FormData = new Proxy(class {} as unknown as typeof undici.FormData, {
  construct() {
    OwnFormData ??= (load("undici/lib/web/fetch/formdata.js") as { FormData: typeof undici.FormData })
      .FormData;
    return new OwnFormData();
  },
});
