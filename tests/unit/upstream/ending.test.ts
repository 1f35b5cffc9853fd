import { expect, test } from "vitest";
import { abortSignalOf, OwnEnding } from "#app/upstream/ending.server";

test("OPS-07 what ends a call tells each that waits once, with the first reason, and nobody who stopped waiting", () => {
  const ending = new OwnEnding();
  const told: string[] = [];
  const [stays, leaves] = [() => told.push(ending.reason.message), () => told.push("never")];
  for (const listener of [stays, stays, leaves]) ending.addEventListener("abort", listener);
  ending.removeEventListener("abort", leaves);
  expect(ending.aborted).toBe(false);
  ending.abort(new Error("too late"));
  ending.abort(new Error("later still"));
  expect([ending.aborted, told]).toEqual([true, ["too late"]]);
});

test("OPS-07 Node's own functions are ended by it too, also where it was over before they were asked", () => {
  const ending = new OwnEnding();
  const signal = abortSignalOf(ending);
  ending.abort(new Error("gone"));
  expect([signal.aborted, signal.reason]).toEqual([true, new Error("gone")]);
  expect(abortSignalOf(ending).reason).toEqual(new Error("gone"));
  const { signal: own } = new AbortController();
  expect(abortSignalOf(own)).toBe(own);
});
