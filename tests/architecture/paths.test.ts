import { existsSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import routes from "#app/routes";

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  children?: Entry[] | undefined;
}

const ROUTES = (await routes).map(routeObject);

/** What to build with, where a number as id will not do. */
const EXAMPLES: Partial<Record<keyof typeof paths, readonly string[]>> = {
  likes: ["received", "sent", "matches"],
  likesUpdates: ["received", "sent", "matches"],
  staticPage: [
    "2257-compliance-statement",
    "ban",
    "browsers",
    "cookies",
    "faq",
    "privacy",
    "return-policy",
    "service",
    "terms",
  ],
};

describe("every address the code builds is an address of the site", () => {
  const built = Object.entries(paths).flatMap(([name, build]) => {
    const examples: readonly (string | number)[] = EXAMPLES[name as keyof typeof paths] ?? [7];
    return examples.map((example) => [name, (build as (argument: unknown) => string)(example)] as const);
  });

  test.each(built)("paths.%s builds %s", (_name, address) => {
    // A file that the host serves as it is, or a page.
    if (!existsSync(`public${address}`)) expect(routeOf(address)).not.toBe("*");
  });

  test("an address nobody built finds only the page that says so", () => {
    expect(routeOf("/nowhere/at/all")).toBe("*");
  });
});

function routeOf(address: string): string | undefined {
  const matches = matchRoutes(ROUTES, new URL(address, "http://site.test").pathname);
  const leaf = matches?.at(-1)?.route;
  return leaf?.index ? "/" : leaf?.path;
}

type RouteObject = Parameters<typeof matchRoutes>[0][number];

function routeObject({ path, index, children }: Entry): RouteObject {
  if (index) return { index: true };
  return { path, children: children?.map(routeObject) };
}
