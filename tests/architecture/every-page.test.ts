import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import routes from "#app/routes";
import { ANY_WORLD, everyPage } from "#tests/e2e/journeys/every-page";

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
}

/** Shown to nobody on a site in production. */
const FOR_BUILDERS = ["routes/ui.tsx"];

/** Shown by the service worker alone; push.spec.ts looks at it. */
const OFFLINE = ["routes/chat-kept.tsx"];

/** Shown where an operator's PHP asks for a proof of age, as the reference backend does not; age-check.test.ts has one. */
const ASKED_ELSEWHERE = ["routes/age-check.tsx"];

const entries = (await routes) as Entry[];

test("LOOK-02 no page of the site is left out where pages are looked at for everyone", () => {
  const found = new Set(everyPage(ANY_WORLD).map(({ address }) => routeOf(address)));
  const left = [...FOR_BUILDERS, ...OFFLINE, ...ASKED_ELSEWHERE];
  const pages = entries.filter(({ file }) => file.endsWith(".tsx") && !left.includes(file));
  const missing = pages.map(nameOf).filter((name) => !found.has(name));
  expect(missing, "name these in tests/e2e/journeys/every-page.ts").toEqual([]);
});

function nameOf({ path, index }: Entry): string {
  return index ? "/" : (path ?? "");
}

function routeOf(address: string): string | undefined {
  const objects = entries.map(({ path, index }) => (index ? { index: true as const } : { path }));
  const leaf = matchRoutes(objects, new URL(address, "http://site.test").pathname)?.at(-1)?.route;
  return leaf?.index ? "/" : leaf?.path;
}
