import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generatedDocs } from "#server/cli/write-docs";
import { ROOT, textOf } from "./source-files";

test.each(["docs/contract.md", "docs/openapi.json", "docs/dialect.schema.json"])(
  "%s says what the code says",
  (file) => {
    const written = existsSync(join(ROOT, file)) ? textOf(file) : "";
    // A whole diff of a generated file helps nobody.
    expect(written === generatedDocs(ROOT)[file], `${file} is stale: run npm run docs`).toBe(true);
  },
);
