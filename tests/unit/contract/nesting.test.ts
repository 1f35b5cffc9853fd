import { expect, test } from "vitest";
import { z } from "zod";
import { CATALOG } from "#app/contract/catalog.server";
import { notationOf } from "#app/contract/docs-notation.server";
import { TYPE_NAMES } from "#app/contract/docs-types.server";
import { wireDone } from "#app/contract/wire.server";

// turbo-stream, by which hydrated pages get their data, overflows the stack on a thousand objects in each other.
test("no answer of PHP nests deeper than declared, but the member's own data, whose page is not hydrated", () => {
  // What has a name in the notation is looked into by itself; of `done` nothing is kept.
  const open = [...TYPE_NAMES].filter(
    ([schema]) =>
      schema instanceof z.ZodType && schema !== wireDone && notationOf(schema, schema).includes("anything"),
  );
  expect(open.map(([, name]) => name)).toEqual([]);
  const endpoints = CATALOG.filter(({ answer }) => notationOf(answer).includes("anything"));
  expect(endpoints.map(({ name }) => name)).toEqual(["account.export"]);
});

test("what PHP answers beyond the declared fields goes no further", () => {
  const nested = Array.from({ length: 20_000 }).reduce<unknown>((inner) => ({ inner }), {});
  expect(wireDone.parse({ nested })).toEqual({});
  const site = CATALOG.find(({ name }) => name === "user.current");
  expect(JSON.stringify(site?.answer.parse({ user: null, nested }))).not.toContain("inner");
});
