import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { dialectFile } from "#app/contract/dialect/file.server";
import { dialectJsonSchema } from "#app/contract/dialect/json-schema.server";

test("OPS-04 editors know each part of the file, and the names of calls, fields and codes", () => {
  const schema = JSON.stringify(dialectJsonSchema());
  for (const part of Object.keys(dialectFile.shape)) expect(schema).toContain(`"${part}":`);
  for (const name of ["messages.sendText", "main_image", "not_enough_credits"])
    expect(schema).toContain(`"${name}"`);
});

test.each(readdirSync("examples/dialects"))("OPS-04 examples/dialects/%s can be used", (file) => {
  expect(() => readDialect(readFileSync(`examples/dialects/${file}`, "utf8"))).not.toThrow();
});

test("OPS-04 the example in docs/dialect.md can be used", () => {
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/dialect.md", "utf8")) ?? [];
  expect(() => readDialect(example, { UPSTREAM_SECRET_KEY: "k" })).not.toThrow();
});
