import { z } from "zod";
import { CATALOG } from "../catalog.server";
import { dialectFile } from "./file.server";
import { EVERY_CODE, EVERY_FIELD } from "./problems.server";

/** docs/dialect.schema.json, for editors: what `$schema` of a dialect file names. */
export function dialectJsonSchema(): Record<string, unknown> {
  const { properties, ...schema } = z.toJSONSchema(dialectFile, { io: "input", unrepresentable: "any" });
  const keys = (part: string, names: readonly string[]) => ({
    [part]: { ...(properties?.[part] as object), propertyNames: { enum: [...names].sort() } },
  });
  return {
    ...schema,
    title: "How an operator's PHP speaks Rendez's contract",
    properties: {
      ...properties,
      ...keys(
        "endpoints",
        CATALOG.map(({ name }) => name),
      ),
      ...keys("fields", EVERY_FIELD),
      ...keys("codes", EVERY_CODE),
    },
  };
}
