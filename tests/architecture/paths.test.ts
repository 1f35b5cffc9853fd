import { existsSync, readFileSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { isOwnPath, paths } from "#app/paths";
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

/** Asked for by the host alone, and the page about addresses that are none. */
const HOST_ONLY = new Set(["refused", "*"]);

describe("every address the code builds is an address of the site", () => {
  const built = Object.entries(paths).flatMap(([name, build]) => {
    const examples: readonly (string | number)[] = EXAMPLES[name as keyof typeof paths] ?? [7];
    return examples.map((example) => [name, (build as (argument: unknown) => string)(example)] as const);
  });

  test.each(built)("paths.%s builds %s", (_name, address) => {
    // A file that the host serves as it is, or a page.
    if (!existsSync(`public${address}`)) expect(routeOf(address)).not.toBe("*");
  });

  test("every page is known as a way back, and nothing else is", () => {
    const own = ROUTES.map(({ path = "" }) => path.split("/")[0] ?? "").filter(
      (segment) => !HOST_ONLY.has(segment),
    );
    for (const segment of own) expect(isOwnPath(`/${segment}/7`), segment).toBe(true);
    for (const segment of HOST_ONLY) expect(isOwnPath(`/${segment}`), segment).toBe(false);
    const known = /FIRST_SEGMENTS[^[]*\[([^\]]*)\]/.exec(readFileSync("app/paths.ts", "utf8"))?.[1] ?? "";
    expect([...known.matchAll(/"([^"]*)"/g)].map(([, segment]) => segment).sort()).toEqual(
      [...new Set(own)].sort(),
    );
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
