import { describe, expect, test } from "vitest";
import { coveredFeatures } from "#server/cli/write-docs-features";
import { COVERED_FEATURES } from "./covered-features";
import { ROOT } from "./source-files";

const NAMED = new Set(coveredFeatures(ROOT).map(({ id }) => id));

describe("every feature that is done is named by a test", () => {
  test.each(COVERED_FEATURES)("a test's title starts with %s", (id) => {
    expect(NAMED).toContain(id);
  });

  test("no id stands twice in the list", () => {
    expect(new Set(COVERED_FEATURES).size).toBe(COVERED_FEATURES.length);
  });
});
