import { expect, test } from "vitest";
import { byteRangeOf } from "#server/steps/byte-range";

test.each([
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["items=0-1", undefined],
  [undefined, undefined],
])("LAND-05 a player that asks for %j of a film of 100 bytes gets that piece", (header, piece) => {
  expect(byteRangeOf(header, 100)).toEqual(piece);
});
