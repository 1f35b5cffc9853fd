import type { LoaderFunction, LoaderFunctionArgs, ServerBuild } from "@remix-run/server-runtime";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** A page that is its loaders' answers, drawn: nothing else of it is the framework's to say. */
export interface PageRoute {
  id: string;
  module: Route["module"];
  rootLoader: LoaderFunction | undefined;
  loader: LoaderFunction | undefined;
}

/** Undefined for what is no page, and for pages that make headers of what their loaders answer. */
export function pageRouteOf(routes: Routes, id: string): PageRoute | undefined {
  const { module } = routes[id] ?? {};
  if (!module?.default || module.headers) return undefined;
  return { id, module, rootLoader: routes.root?.module.loader, loader: module.loader };
}

/**
 * What both loaders answered; undefined where one broke, leads elsewhere or names a status. The framework tells that: it
 * asks the same loaders, which answer once.
 */
export async function loadedPage(
  { rootLoader, loader }: PageRoute,
  args: LoaderFunctionArgs,
): Promise<{ root: unknown; page: unknown; posted: undefined } | undefined> {
  try {
    const [root, page] = await Promise.all([rootLoader?.(args), loader?.(args)]);
    const isPlain = isData(root) && isData(page) && !args.request.signal.aborted;
    return isPlain ? { root, page, posted: undefined } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer is the page's data alone: no response, and no `data()` with a status or headers. */
function isData(answer: unknown): boolean {
  if (answer instanceof Response) return false;
  return (answer as { type?: unknown } | undefined)?.type !== "DataWithResponseInit";
}

/** The route with a loader that answers once for a request, whoever asks it again. */
export function answeringOnce(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  const answers = new WeakMap<object, Promise<unknown>>();
  const once: LoaderFunction = (args) => {
    let answer = answers.get(args.context);
    if (!answer) {
      answer = (async () => loader(args))();
      answers.set(args.context, answer);
    }
    return answer;
  };
  return { ...route, module: { ...route.module, loader: once } };
}
