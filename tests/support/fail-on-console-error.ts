import { afterEach, beforeEach, expect, vi } from "vitest";

/** An unexpected console.error or console.warn fails the test: noise hides faults. */
const noise: unknown[][] = [];

beforeEach(() => {
  noise.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args) => void noise.push(args));
  vi.spyOn(console, "warn").mockImplementation((...args) => void noise.push(args));
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(noise, "unexpected console output").toEqual([]);
});
