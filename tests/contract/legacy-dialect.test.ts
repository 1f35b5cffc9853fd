import { readFileSync } from "node:fs";
import { describe } from "vitest";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { startLegacyPhp } from "#tests/support/legacy-php";
import { contractSuite } from "./contract-suite";

describe("OPS-04 an old German site, by examples/dialects/legacy.json:", () => {
  contractSuite(async (reference) => {
    const php = await startLegacyPhp(await reference());
    return { ...php, dialect: readDialect(readFileSync("examples/dialects/legacy.json", "utf8")) };
  });
});
