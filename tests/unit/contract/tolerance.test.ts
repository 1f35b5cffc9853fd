import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CATALOG } from "#app/contract/catalog.server";
import { read as readChat } from "#app/contract/chat.server";
import { search } from "#app/contract/members.server";
import { paymentsAnswer } from "#app/contract/payment-shape.server";
import { forgive } from "#app/contract/tolerance.server";
import { current } from "#app/contract/user.server";
import {
  wireBool,
  wireDay,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireNumber,
  wireOptional,
  wireRecord,
  wireText,
} from "#app/contract/wire.server";

/** What a value becomes, forgiven where it does not fit; "refused" where it does not even then. */
function read(schema: z.ZodType, value: unknown): unknown {
  const strict = schema.safeParse(value);
  if (strict.success) return strict.data;
  const result = schema.safeParse(forgive(schema, value).value);
  return result.success ? result.data : "refused";
}

const NOTHINGS = ["", false, null, [], "0000-00-00", "0000-00-00 00:00:00"];

describe("OPS-02 what stands for nothing is read as absent where a field may be absent", () => {
  const image = z.object({ match: z.string() });
  test.each([
    ["a number", wireOptional(wireInt), undefined],
    ["a moment", wireOptional(wireInstant), undefined],
    ["a day", wireOptional(wireDay), undefined],
    ["a picture", wireOptional(image), undefined],
    ["a list", wireList(wireInt), []],
    ["a record", wireRecord(wireInt), {}],
  ])("%s", (_, schema, absent) => {
    for (const nothing of NOTHINGS) expect([nothing, read(schema, nothing)]).toEqual([nothing, absent]);
  });

  test("a text stays what it is, and false is none", () => {
    expect(read(wireOptional(z.string()), "")).toBe("");
    expect(read(wireOptional(wireText), "0000-00-00")).toBe("0000-00-00");
    expect(read(wireText, false)).toBe("");
    expect(read(wireOptional(z.string()), false)).toBeUndefined();
  });

  test("what must be there is never made up", () => {
    for (const nothing of NOTHINGS) {
      expect(read(wireInt, nothing)).toBe("refused");
      expect(read(wireId, nothing)).toBe("refused");
      expect(read(wireInstant, nothing)).toBe("refused");
      expect(read(image, nothing)).toBe("refused");
    }
    expect(read(wireBool.optional(), null)).toBeUndefined();
    expect(read(wireBool, null)).toBe("refused");
  });
});

test.each([
  [wireInt, "55.00", 55],
  [wireInt, " 7 ", 7],
  [wireInt, "+7", 7],
  [wireInt, "1e3", 1000],
  [wireInt, "-3.0", -3],
  [wireInt, "55.50", "refused"],
  [wireInt, "seven", "refused"],
  [wireInt, "1,000", "refused"],
  [wireInt, "1e99", "refused"],
  [wireNumber, "5.", "refused"],
  [wireNumber, "1.5e1", 15],
  [wireId, "12.0", 12],
  [wireId, "-1.0", "refused"],
  [wireText, "55.00", "55.00"],
])("OPS-02 numbers as text are numbers where the field is one (%#)", (schema, value, expected) => {
  expect(read(schema, value)).toBe(expected);
});

test("OPS-02 one member who cannot be read is left out, the others are mended and shown", () => {
  const wire = {
    pageNumber: "1.00",
    numResults: "3",
    results: [
      { id: 1, name: "Ann", age: "", main_image: "" },
      { id: "x", name: "Nobody", age: "" },
      { id: "3", name: "Cleo", age: "31.00", main_image: false, num_photos: [] },
    ],
    // Within the contract: null is a list without members.
    otherCachedProfiles: null,
  };
  const { value, forgiven } = forgive(search.answer, wire);
  expect(search.answer.parse(value)).toMatchObject({
    results: [
      { id: 1, name: "Ann" },
      { id: 3, name: "Cleo", age: 31 },
    ],
  });
  expect(forgiven).toEqual([
    { field: "pageNumber", rule: "number" },
    { field: "results.age", rule: "absent" },
    { field: "results.main_image", rule: "absent" },
    { field: "results.id", rule: "left_out" },
    { field: "results.age", rule: "number" },
    { field: "results.main_image", rule: "absent" },
    { field: "results.num_photos", rule: "absent" },
  ]);
});

test("OPS-02 a list of which nothing can be read is no empty list", () => {
  const wire = { pageNumber: 1, numResults: 2, results: [{ id: "x" }, { id: "y" }] };
  expect(read(search.answer, wire)).toBe("refused");
  expect(read(search.answer, { pageNumber: 1, numResults: 0, results: null })).toMatchObject({ results: [] });
});

test("OPS-02 entries of a record are left out like items of a list", () => {
  expect(read(wireRecord(wireInt), { de: "1.0", fr: "many" })).toEqual({ de: 1 });
});

test("OPS-02 a member without a birthday is a member", () => {
  const profile = { id: 7, name: "Ann", date_of_birth: "0000-00-00", age: "" };
  const user = { status: "active", credits: "55.00", paid_user: "", signup_date: 1_700_000_000, profile };
  expect(read(current.answer, { user, totals: false })).toMatchObject({
    user: { credits: 55, paid_user: false, profile: { id: 7, date_of_birth: undefined } },
  });
});

test("OPS-02 messages are in the order in which they were stored, however PHP sorts them", () => {
  const message = (id: number, date: string) => ({
    id,
    date,
    conversation: { id: 1 },
    kind: "text",
    text: "Hi",
    own: false,
  });
  const messages = [
    message(9, "2026-01-31 12:00:01"),
    message(8, "2026-01-31 12:00:00"),
    message(7, "2026-01-31 12:00:00"),
    message(12, "2025-01-31 12:00:00"),
  ];
  const answer = readChat.answer.parse({ profile: { id: 2, name: "Bo" }, messages });
  expect(answer.messages.map(({ id }) => id)).toEqual([7, 8, 9, 12]);
});

/** Closed lists of words in a schema, by the path to each, and whether a field may be absent there. */
function wordLists(schema: z.core.$ZodType, path = "", optional = false): [path: string, fits: boolean][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return wordLists(schema.unwrap(), path, true);
  if (schema instanceof z.ZodPipe) return wordLists(schema.in, path, optional);
  if (schema instanceof z.ZodUnion) {
    // Yes and no have no third word.
    if (schema.options.some((one) => one instanceof z.ZodBoolean)) return [];
    const nullable = optional || schema.options.some((one) => one instanceof z.ZodNull);
    return schema.options.flatMap((one) => wordLists(one, path, nullable));
  }
  if (schema instanceof z.ZodEnum) return [[path, optional || schema.options.includes("other")]];
  if (schema instanceof z.ZodArray) return wordLists(schema.element, path);
  if (schema instanceof z.ZodRecord) return wordLists(schema.valueType, path);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, one]) =>
    wordLists(one as z.ZodType, `${path}.${name}`),
  );
}

test("OPS-02 a word that a closed list lacks makes no answer of the contract unreadable", () => {
  const lists = CATALOG.flatMap(({ name, answer, refusals }) => [
    ...wordLists(answer, name),
    ...Object.entries(refusals).flatMap(([code, { data }]) =>
      data ? wordLists(data, `${name} ${code}`) : [],
    ),
  ]);
  expect(lists.map(([path]) => path)).toContain("payments.list.payments.status");
  expect(lists.filter(([, fits]) => !fits)).toEqual([]);

  const one = { credits: 1, method: "visa", amount: 99, currency: "EUR", date: 1_700_000_000 };
  const wire = { payments: [{ ...one, id: 1, status: "chargeback_won" }] };
  const { value, forgiven } = forgive(paymentsAnswer, wire);
  expect(paymentsAnswer.parse(value).payments).toMatchObject([{ id: 1, status: "other" }]);
  expect(forgiven).toEqual([{ field: "payments.status", rule: "unlisted" }]);
  expect(read(wireOptional(z.enum(["p0", "p1"])), "p9")).toBeUndefined();
  expect(read(z.enum(["p0", "p1"]), "p9")).toBe("refused");
});
