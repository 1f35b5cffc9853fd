import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { FieldConstraints } from "#app/ui/form-types";

/**
 * What a form's schema says that a browser can check as well, one entry a field. Native attributes only: `pattern` stays
 * out, because conform writes one for every list of choices, which selects and radios enforce by themselves.
 */
export function constraintsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
): Record<Extract<keyof Shape, string>, FieldConstraints> {
  const found: Record<string, FieldConstraints & { pattern?: unknown; multiple?: unknown }> =
    getZodConstraint(schema);
  const constraints: Record<string, FieldConstraints> = {};
  for (const name of Object.keys(schema.shape)) {
    const { pattern: _pattern, multiple: _multiple, ...native } = found[name] ?? {};
    constraints[name] = native;
  }
  return constraints as Record<Extract<keyof Shape, string>, FieldConstraints>;
}
