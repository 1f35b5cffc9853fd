import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DUTIES } from "#server/cli/law";
import { generatedDocs } from "#server/cli/write-docs";
import { coveredFeatures } from "#server/cli/write-docs-features";
import { ROOT, textOf } from "./source-files";

test.each([
  "docs/contract.md",
  "docs/openapi.json",
  "docs/dialect.schema.json",
  "docs/sites.schema.json",
  "docs/law.md",
])("%s says what the code says", (file) => {
  const written = existsSync(join(ROOT, file)) ? textOf(file) : "";
  // A whole diff of a generated file helps nobody.
  expect(written === generatedDocs(ROOT)[file], `${file} is stale: run npm run docs`).toBe(true);
});

test("each duty by law names a page that is there and the row whose tests prove it", () => {
  const paths = textOf("app/routes.ts");
  const named = coveredFeatures(ROOT).map(({ id }) => id);
  for (const { page, test: row, duty } of DUTIES) {
    for (const [, first = ""] of page.matchAll(/(?:^|, )\/([a-z-]+)/g))
      expect(paths, duty).toMatch(new RegExp(`["\`]${first}`));
    if (row) expect(named, duty).toContain(row);
  }
});
