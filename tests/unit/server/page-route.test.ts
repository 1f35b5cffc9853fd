import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/server-runtime";
import { expect, test, vi } from "vitest";
import { answeringOnce, loadedPage, pageRouteOf } from "#server/page-route";

type Route = NonNullable<ServerBuild["routes"][string]>;

function routesWith(module: Record<string, unknown>) {
  const route = (id: string, exported: Record<string, unknown>) =>
    answeringOnce({ id, path: id, module: exported } as unknown as Route);
  return {
    root: route("root", { default: () => null, loader: async () => "frame" }),
    leaf: route("leaf", { default: () => null, ...module }),
  };
}

const argsOf = (context: object, signal?: AbortSignal) =>
  ({
    request: new Request("https://example.com/", { signal: signal ?? null }),
    params: {},
    context,
  }) as unknown as LoaderFunctionArgs;

async function loaded(module: Record<string, unknown>, signal?: AbortSignal) {
  const page = pageRouteOf(routesWith(module), "leaf");
  return page && loadedPage(page, argsOf({}, signal));
}

test("A page is its two loaders' answers", async () => {
  expect(await loaded({ loader: () => "members" })).toEqual({
    root: "frame",
    page: "members",
    posted: undefined,
  });
  expect(await loaded({})).toEqual({ root: "frame", page: undefined, posted: undefined });
});

test.each<[what: string, module: Record<string, unknown>]>([
  [
    "a loader that leads elsewhere",
    { loader: () => Promise.reject(Response.redirect("https://x.test/", 303)) },
  ],
  ["a loader that answers by itself", { loader: async () => new Response("file") }],
  ["a loader that names a status", { loader: async () => data("gone", { status: 410 }) }],
  ["a loader that breaks", { loader: async () => Promise.reject(new Error("no")) }],
  [
    "a loader that breaks at once",
    {
      loader: () => {
        throw new Error("no");
      },
    },
  ],
  ["a page with headers of its own", { loader: async () => "kept", headers: () => ({}) }],
  ["what is no page", { default: undefined, loader: async () => "poll" }],
])("%s is the framework's to tell", async (_, module) => {
  expect(await loaded(module)).toBeUndefined();
});

test("Nothing is drawn for a browser that has left", async () => {
  expect(await loaded({ loader: () => "members" }, AbortSignal.abort())).toBeUndefined();
});

test("What a request has asked once is not asked again by the framework, and each request asks anew", async () => {
  const loader = vi.fn(async () => ({ flash: "read once" }));
  const { leaf } = routesWith({ loader });
  const context = {};
  const first = await leaf.module.loader?.(argsOf(context));
  expect(await leaf.module.loader?.(argsOf(context))).toBe(first);
  expect(loader).toHaveBeenCalledOnce();
  await leaf.module.loader?.(argsOf({}));
  expect(loader).toHaveBeenCalledTimes(2);
});
