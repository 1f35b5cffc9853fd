import { expect, test } from "vitest";
import { z } from "zod";
import { lineField } from "#app/http/form.server";
import { constraintsOf } from "#app/http/form-constraints.server";

// A zod that conform does not understand yet answers with nothing at all, and every limit would silently go.
test("the browser learns each limit from the schema that the server checks by", () => {
  const schema = z
    .object({
      email: lineField("auth:email_missing", 254),
      password: z.string().min(8).max(200),
      remarks: z.string().max(1_000).optional(),
      age: z.coerce.number().min(18).max(99),
    })
    .refine(({ email, password }) => email !== password);
  expect(constraintsOf(schema)).toEqual({
    email: { required: true, maxLength: 254 },
    password: { required: true, minLength: 8, maxLength: 200 },
    remarks: { required: false, maxLength: 1_000 },
    age: { required: true, min: 18, max: 99 },
  });
});

test("a choice and a pattern are left to the control and to the server", () => {
  const schema = z.object({ method: z.enum(["ideal", "blik"]), code: z.string().regex(/^\d{6}$/) });
  expect(constraintsOf(schema)).toEqual({ method: { required: true }, code: { required: true } });
});

test("one line of text is counted in code points, after what stands around it is gone", () => {
  const field = lineField("auth:email_missing", 4);
  expect(field.safeParse("😀😀😀😀").success).toBe(true);
  expect(field.safeParse("😀😀😀😀😀").success).toBe(false);
  expect(field.safeParse("  abcd ").data).toBe("abcd");
  // Four letters with their accents apart are four letters.
  expect(field.safeParse("éééé".normalize("NFD")).data).toBe("éééé");
  expect(field.safeParse("abcde").success).toBe(false);
  expect(field.safeParse("   ").success).toBe(false);
  expect(field.safeParse("ab\n").success).toBe(false);
});
