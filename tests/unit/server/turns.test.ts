import { expect, test } from "vitest";
import { Turns } from "#server/turns";

/** Turns whose time and rounds only the test moves. */
function bench(maxWaitMs = 1_000) {
  const time = { ms: 0 };
  const rounds: (() => void)[] = [];
  const turns = new Turns(
    maxWaitMs,
    () => time.ms,
    (tick) => void rounds.push(tick),
  );
  const log: string[] = [];
  return {
    turns,
    time,
    log,
    /** A page of 20 ms before its upstream answers, and 20 ms after it. */
    async page(name: string) {
      // As between two requests in Node: what began goes on before the next one asks.
      const mayBegin = turns.begin();
      if (mayBegin !== true && !(await mayBegin)) return void log.push(`${name} refused`);
      log.push(`${name} begins`);
      time.ms += 20;
      await turns.proceed();
      log.push(`${name} ends`);
      time.ms += 20;
    },
    async round() {
      rounds.shift()?.();
      for (let step = 0; step < 20; step += 1) await Promise.resolve();
    },
  };
}

test("who comes alone waits for nobody", () => {
  const { turns, time } = bench();
  expect(turns.begin()).toBe(true);
  time.ms += 5;
  expect(turns.proceed()).toBeUndefined();
});

test("one piece of work a round, and a page that has begun goes before new ones", async () => {
  const { page, round, log } = bench();
  void page("a");
  void page("b");
  void page("c");
  for (let count = 0; count < 7; count += 1) await round();
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("who could not begin in time is refused, in its order, while pages that have begun end", async () => {
  const { turns, page, round, log, time } = bench(100);
  void page("a");
  for (let index = 0; index < 30; index += 1) void page(`${index}`);
  expect(turns.isFull()).toBe(false);
  time.ms += 101;
  await round();
  expect(turns.isFull()).toBe(true);
  const refused = log.filter((line) => line.endsWith("refused"));
  expect([refused.length, refused[0]]).toEqual([20, "0 refused"]);
  expect(log.at(-1)).toBe("a ends");
  time.ms += 2_000;
  expect(turns.isFull()).toBe(false);
});

test("when nobody is refused, everybody is served in the end", async () => {
  const { page, round, log } = bench(0);
  for (let index = 0; index < 50; index += 1) void page(`${index}`);
  for (let count = 0; count < 200; count += 1) await round();
  expect(log.filter((line) => line.endsWith("ends"))).toHaveLength(50);
});
