import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { objectionTo } from "./rooms";
import { codeFiles, importsOf } from "./source-files";

const PRODUCT = codeFiles("app", "server");

function objections(file: string, text?: string): string[] {
  return importsOf(file, text).flatMap((one) => {
    const objection = objectionTo(one);
    return objection === undefined ? [] : [`${file} imports ${one.specifier}: ${objection}`];
  });
}

test("every room imports only what it may", () => {
  expect(PRODUCT.flatMap((file) => objections(file))).toEqual([]);
});

test("no import climbs three folders", () => {
  const climbing = codeFiles("app", "server", "tests", "bench")
    .flatMap((file) => importsOf(file))
    .filter(({ specifier }) => specifier.startsWith("../../.."))
    .map(({ file, specifier }) => `${file}: ${specifier}`);
  expect(climbing).toEqual([]);
});

test("SAFE-01 members are read in one place, which knows what strangers may see", () => {
  const READ = /import \{[^}]*\b(?<!type )(?:read|search)\b[^}]*\} from "#app\/contract\/members\.server"/;
  const readers = PRODUCT.filter((file) => file.startsWith("app/") && READ.test(readFileSync(file, "utf8")));
  expect(readers).toEqual(["app/shared/profile/read-members.server.ts"]);
});

describe("refused are", () => {
  test.each([
    ["app code in the host", "server/host.ts", 'import { x } from "#app/env.server";'],
    ["app code in the host, half types", "server/host.ts", 'import { type X } from "#app/env.server";'],
    [
      "upstream in the reference backend",
      "server/reference-backend/a.ts",
      'import "#app/upstream/call.server";',
    ],
    ["the host in the reference backend", "server/reference-backend/a.ts", 'import "#server/settings";'],
    ["features in command lines", "server/cli/a.ts", 'import "#app/features/chat/send.server";'],
    ["upstream in a route", "app/routes/likes.tsx", 'import { x } from "#app/upstream/client.server";'],
    ["the contract in a route", "app/routes/likes.tsx", 'export * from "#app/contract/likes.server";'],
    ["another route in a route", "app/routes/likes.tsx", 'import { x } from "./members";'],
    ["another feature in a feature", "app/features/chat/a.server.ts", 'import "../likes/like.server";'],
    ["routes in a feature", "app/features/chat/a.server.ts", 'await import("#app/routes/likes");'],
    [
      "the wire in what browsers get",
      "app/features/chat/a.tsx",
      'import { x } from "#app/contract/chat.server";',
    ],
    ["features in upstream", "app/upstream/a.server.ts", 'import "#app/features/chat/send.server";'],
    ["React in upstream", "app/upstream/a.server.ts", 'import { use } from "react";'],
    ["upstream in the contract", "app/contract/a.server.ts", 'import "#app/upstream/call.server";'],
    ["Node in the contract", "app/contract/a.server.ts", 'import { readFileSync } from "node:fs";'],
    ["words in the kit", "app/ui/a.tsx", 'import { x } from "#app/i18n/languages";'],
    ["Remix in the kit", "app/ui/a.tsx", 'import { Link } from "@remix-run/react";'],
    ["React in the enhancements", "app/enhance/a.ts", 'import { use } from "react";'],
    ["the kit in the enhancements", "app/enhance/a.ts", 'import "#app/ui/menu";'],
    ["Remix in a feature", "app/features/chat/a.tsx", 'import { Form } from "@remix-run/react";'],
    ["Remix's types in a feature", "app/features/chat/a.ts", 'import type { X } from "@remix-run/node";'],
    ["Remix in what features share", "app/shared/push/a.ts", 'import { data } from "@remix-run/node";'],
    ["Remix in the session", "app/session/a.server.ts", 'import { redirect } from "@remix-run/node";'],
    ["Remix in once", "app/once/a.server.ts", 'import { data } from "@remix-run/node";'],
    ["Remix in the caches", "app/cache/a.server.ts", 'import type { X } from "@remix-run/node";'],
    ["Remix in the catalogs", "app/i18n/a.ts", 'import { useMatches } from "@remix-run/react";'],
    [
      "a view's types in the server file it takes its model from",
      "app/features/likes/likes.server.ts",
      'import type { LikesModel } from "./likes-view";',
    ],
    ["tests in the product", "app/root.tsx", 'import "#tests/support/page";'],
  ])("%s", (_what, file, text) => {
    expect(objections(file, text)).toHaveLength(1);
  });

  test("none of what rooms are for", () => {
    const allowed: [string, string][] = [
      ["server/host.ts", 'import type { X } from "#app/env.server";'],
      ["server/reference-backend/a.ts", 'import { CATALOG } from "#app/contract/catalog.server";'],
      ["server/cli/a.ts", 'import { outcomeOf } from "#app/upstream/call.server";'],
      ["app/routes/likes.tsx", 'import { like } from "#app/features/likes/like.server";'],
      ["app/features/likes/a.server.ts", 'import { like } from "#app/contract/likes.server";'],
      ["app/features/likes/a.tsx", 'import { b } from "./b";'],
      ["app/contract/a.server.ts", 'import { z } from "zod";'],
      ["app/ui/a.tsx", 'import { useId } from "react";'],
      ["app/enhance/a.ts", 'import { piece } from "./piece";'],
    ];
    expect(allowed.flatMap(([file, text]) => objections(file, text))).toEqual([]);
  });
});
