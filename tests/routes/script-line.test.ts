import { readdirSync, readFileSync } from "node:fs";
import { type Node, parse } from "acorn";
import { beforeAll, expect, test } from "vitest";
import type { Browser } from "#tests/support/http-client";
import { testSite } from "#tests/support/test-site";

const site = testSite();
let member: Browser;
beforeAll(async () => {
  member = await site.member();
});

const ASSETS = "build/client/assets";

/** What pages start: React's entry with its routes, and all of the custom elements. Other routes load no script. */
const STARTED = /^(entry\.client|root|likes|chat|chats|enhance(-[a-z-]+)?)-[\w-]{6,8}\.js$/;

/**
 * Younger than the line of `app/browser/script-line.ts` (Chrome 93, Safari 15.4, Firefox 98): a script that asks for one
 * of these fails on a phone that was told it could run scripts.
 */
const TOO_YOUNG = [
  ...[
    "findLast",
    "findLastIndex",
    "toReversed",
    "toSorted",
    "toSpliced",
    "fromAsync",
    "groupBy",
    "groupToMap",
  ],
  ...["structuredClone", "isWellFormed", "toWellFormed", "withResolvers", "allSettledKeyed"],
  ...[
    "requestSubmit",
    "requestIdleCallback",
    "checkVisibility",
    "showPopover",
    "togglePopover",
    "moveBefore",
  ],
  ...["canParse", "setHTMLUnsafe", "isSubsetOf", "symmetricDifference"],
];
/** The same for functions of one object. */
const TOO_YOUNG_OF: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ["timeout", "any"],
  Promise: ["try", "withResolvers"],
  Response: ["json"],
  Object: ["groupBy"],
  Iterator: ["from"],
};

interface Member extends Node {
  object: Node & { name?: string };
  property: Node & { name?: string };
}

/** Names in a script that are younger than the line, `?.()` and `in` left out: whoever asks first may. */
function tooYoungIn(code: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown, asked: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, false);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    if (node.type === "MemberExpression") {
      const { object, property } = node as Member;
      const name = property.name ?? "";
      if (!asked && TOO_YOUNG.includes(name)) found.add(name);
      if (TOO_YOUNG_OF[object.name ?? ""]?.includes(name)) found.add(`${object.name}.${name}`);
    }
    const isAsked = node.type === "CallExpression" && (node as { optional?: boolean }).optional === true;
    for (const [key, child] of Object.entries(node)) {
      if (Array.isArray(child)) for (const one of child) visit(one, false);
      else visit(child, isAsked && key === "callee");
    }
  };
  // es2022 is what the line can read: anything younger does not parse.
  visit(parse(code, { ecmaVersion: 2022, sourceType: "module" }), false);
  return [...found];
}

/** Every script that a page may run, with what those import. */
function runnable(): string[] {
  const names = new Set(readdirSync(ASSETS).filter((name) => STARTED.test(name)));
  for (const name of names)
    for (const [, imported = ""] of textOf(name).matchAll(/\bfrom\s*"\.\/([^"]+)"|\bimport\s*"\.\/([^"]+)"/g))
      if (imported) names.add(imported);
  return [...names];
}

const textOf = (name: string) => readFileSync(`${ASSETS}/${name}`, "utf8");

test("REACH-03 no script asks for anything that is younger than the line", () => {
  const scripts = runnable();
  for (const part of ["frame", "conversation", "enhance-dialog"])
    expect(scripts.join()).toContain(`${part}-`);
  const young = scripts.flatMap((name) => tooYoungIn(textOf(name)).map((each) => `${name}: ${each}`));
  expect(young).toEqual([]);
  expect(tooYoungIn("a.findLast(b);c.showPopover?.();AbortSignal.timeout(1)")).toEqual([
    "findLast",
    "AbortSignal.timeout",
  ]);
});

test("REACH-07 pages that React takes over fetch nothing of the router: it would only hold their data", () => {
  const scripts = runnable();
  expect(scripts.filter((name) => name.startsWith("remix-"))).toEqual([]);
  expect(scripts.filter((name) => textOf(name).includes("__reactRouter"))).toEqual([]);
});

test("REACH-03 REACH-08 below the line a page asks for no script, and every script in it can be read", async () => {
  for (const path of ["/members", "/members/2", "/likes", "/swipe-game", "/members/2/chat", "/settings"]) {
    const { text } = await member.get(path);
    const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, attributes = "", code = ""] of scripts) {
      if (attributes.includes("speculationrules")) continue;
      if (attributes.includes("application/json")) continue;
      expect(attributes, path).not.toMatch(/\b(src|type)=/);
      expect(() => parse(code, { ecmaVersion: 5 }), `${path}: ${code.slice(0, 80)}`).not.toThrow();
    }
    // A preload is asked for by whoever can read the rest or not.
    expect(text, path).not.toMatch(/rel="(module)?preload"[^>]*\.js|\.js"[^>]*rel="(module)?preload"/);
  }
});
