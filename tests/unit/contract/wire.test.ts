import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  wireBool,
  wireDay,
  wireDone,
  wireId,
  wireInstant,
  wireInt,
  wireList,
  wireNumber,
  wireOptional,
  wireRecord,
  wireText,
} from "#app/contract/wire.server";

const NOON = Date.UTC(2026, 0, 31, 12);

const SPELLINGS: Record<string, { schema: z.ZodType; reads: [unknown, unknown][]; refuses: unknown[] }> = {
  bool: {
    schema: wireBool,
    reads: [
      [true, true],
      [false, false],
      [1, true],
      [0, false],
      ["1", true],
      ["0", false],
      ["true", true],
      ["false", false],
      ["yes", true],
      ["no", false],
      ["", false],
    ],
    refuses: ["maybe", null, undefined, [], {}],
  },
  "whole number": {
    schema: wireInt,
    reads: [
      [7, 7],
      ["7", 7],
      ["-7", -7],
      [0, 0],
      ["0", 0],
      ["007", 7],
    ],
    refuses: [7.5, "7.5", "", " 7", "7 ", "1e3", "0x1f", "1234567890123456", null, true, Number.NaN],
  },
  identifier: {
    schema: wireId,
    reads: [
      [7, 7],
      ["7", 7],
    ],
    refuses: [0, "0", -1, "-1", 1.5, "", "a", null],
  },
  number: {
    schema: wireNumber,
    reads: [
      [7.5, 7.5],
      ["7.50", 7.5],
      ["-0.5", -0.5],
      [3, 3],
      ["3", 3],
    ],
    refuses: ["7,50", ".5", "5.", "", "Infinity", Number.POSITIVE_INFINITY, null],
  },
  text: {
    schema: wireText,
    reads: [
      ["Anna", "Anna"],
      ["", ""],
      [null, ""],
      [7, "7"],
    ],
    refuses: [undefined, true, [], {}],
  },
  day: {
    schema: wireDay,
    reads: [["1990-05-01", "1990-05-01"]],
    refuses: ["1990-5-1", "01.05.1990", "1990-05-01 00:00:00", 19900501, null],
  },
  moment: {
    schema: wireInstant,
    reads: [
      ["2026-01-31T12:00:00Z", NOON],
      ["2026-01-31T13:00:00+01:00", NOON],
      ["2026-01-31 12:00:00", NOON],
      ["2026-01-31 12:00", NOON],
      [NOON / 1000, NOON],
      [String(NOON / 1000), NOON],
    ],
    refuses: ["soon", "", "0000-00-00 00:00:00", null],
  },
  list: {
    schema: wireList(wireInt),
    reads: [
      [
        [1, "2"],
        [1, 2],
      ],
      [{ 0: "1", 2: 3 }, [1, 3]],
      [[], []],
      [{}, []],
      [null, []],
      [false, []],
    ],
    refuses: [["a"], { a: 1 }, "1,2", true, undefined],
  },
  record: {
    schema: wireRecord(wireInt),
    reads: [
      [{ NL: "1" }, { NL: 1 }],
      [{}, {}],
      [[], {}],
      [null, {}],
    ],
    refuses: [[1], { NL: "a" }, "", undefined],
  },
  optional: {
    schema: wireOptional(wireInt),
    reads: [
      ["1", 1],
      [null, undefined],
      [undefined, undefined],
    ],
    refuses: ["", "a", false],
  },
  done: {
    schema: wireDone,
    reads: [
      [{ success: 1 }, {}],
      [{}, {}],
      [[], {}],
      [null, {}],
    ],
    refuses: ["ok", true, 1, undefined],
  },
};

describe.each(Object.entries(SPELLINGS))("PHP spells a %s", (_name, { schema, reads, refuses }) => {
  test.each(reads)("%j, read as %j", (given, expected) => {
    expect(schema.parse(given)).toEqual(expected);
  });

  test.each(refuses.map((given) => [given]))("not %j", (given) => {
    expect(schema.safeParse(given).success).toBe(false);
  });
});

test("a field that PHP leaves out or sends as null is absent", () => {
  const schema = z.object({ city: wireOptional(wireDay) });
  expect(schema.parse({})).toEqual({});
  expect(schema.parse({ city: null })).toEqual({ city: undefined });
});
