import { expect, test } from "vitest";
import { Histogram, type Labels, numbers } from "#server/metrics/exposition";
import { memoryShare, Pressure } from "#server/pressure";

const FULL = 0.95;
const QUIET = 0.4;

const turnedAway = (pressure: Pressure, of = 100) =>
  Array.from({ length: of }, () => pressure.turnsAway()).filter(Boolean).length;

test("a busy host turns away a growing share, never everybody, and lets all in again by degrees", () => {
  const pressure = new Pressure(0.9);
  pressure.sample(FULL);
  expect(turnedAway(pressure)).toBe(0);
  const shares = [1, 2, 3, 4, 5].map(() => {
    pressure.sample(FULL);
    return turnedAway(pressure);
  });
  expect(shares).toEqual([25, 50, 75, 87, 88]);
  expect(pressure.isSaturated()).toBe(true);
  for (let interval = 0; interval < 4; interval += 1) pressure.sample(QUIET);
  expect(pressure.isSaturated()).toBe(false);
  for (let interval = 0; interval < 4; interval += 1) pressure.sample(QUIET);
  expect(turnedAway(pressure)).toBe(0);
});

test("a heap that is full for a moment is garbage, one that stays full is a lack", () => {
  const pressure = new Pressure(0.9);
  pressure.sample(FULL);
  pressure.sample(QUIET);
  pressure.sample(FULL);
  expect(turnedAway(pressure)).toBe(0);
  pressure.sample(FULL);
  expect(turnedAway(pressure)).toBe(25);
  expect(memoryShare()).toBeGreaterThan(0);
});

test("limits of 0 turn nobody away", () => {
  const pressure = new Pressure(0);
  for (let interval = 0; interval < 9; interval += 1) pressure.sample(1);
  expect(turnedAway(pressure)).toBe(0);
});

test("a histogram counts into OpenTelemetry's buckets, and escapes what Prometheus wants escaped", () => {
  const histogram = new Histogram("a_seconds", "Help.");
  const labels: Labels = { route: 'a"b\\c\nd' };
  for (const durationMs of [5, 5.1, 10_001]) histogram.observe("key", () => labels, durationMs);
  const lines = histogram.text().split("\n");
  expect(lines.slice(0, 2)).toEqual(["# HELP a_seconds Help.", "# TYPE a_seconds histogram"]);
  const escaped = 'route="a\\"b\\\\c\\nd"';
  expect(lines).toContain(`a_seconds_bucket{${escaped},le="0.005"} 1`);
  expect(lines).toContain(`a_seconds_bucket{${escaped},le="0.01"} 2`);
  expect(lines).toContain(`a_seconds_bucket{${escaped},le="10"} 2`);
  expect(lines).toContain(`a_seconds_bucket{${escaped},le="+Inf"} 3`);
  expect(lines).toContain(`a_seconds_count{${escaped}} 3`);
  expect(
    numbers("b", "Help.", "gauge", [[1, { x: "y" }], [2]])
      .split("\n")
      .slice(2),
  ).toEqual(['b{x="y"} 1', "b 2"]);
});

test("a histogram's memory is bounded", () => {
  const histogram = new Histogram("a_seconds", "Help.");
  for (let route = 0; route < 5_000; route += 1)
    histogram.observe(`/r${route}`, () => ({ route: `/r${route}` }), 1);
  const series = histogram
    .text()
    .split("\n")
    .filter((line) => line.startsWith("a_seconds_count"));
  expect(series).toHaveLength(2_001);
  expect(series.at(-1)).toBe('a_seconds_count{otel_metric_overflow="true"} 3000');
});
