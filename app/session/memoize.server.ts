import type { PageContext } from "#app/page-context";

/** Makes a fact once a request: root and child loaders share it, failures included. */
export function memoize<Fact>(context: PageContext, name: string, make: () => Promise<Fact>): Promise<Fact> {
  let fact = context.memo.get(name) as Promise<Fact> | undefined;
  if (!fact) {
    fact = make();
    context.memo.set(name, fact);
  }
  return fact;
}
