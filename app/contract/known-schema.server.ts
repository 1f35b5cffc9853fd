import type { z } from "zod";

/** What is known of a schema, or of the one it was made from by `meta`, as `field` does. */
export function known<Fact>(
  facts: ReadonlyMap<unknown, Fact>,
  schema: z.core.$ZodType | undefined,
): Fact | undefined {
  if (schema === undefined) return undefined;
  return facts.get(schema) ?? known(facts, schema._zod.parent);
}
