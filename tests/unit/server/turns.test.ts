import { expect, test } from "vitest";
import { Turns } from "#server/turns";

/** Turns whose time and rounds only the test moves; a round has 10 ms. */
function bench(maxWaitMs = 1_000, pieceMs = 20) {
  const time = { ms: 1_000 };
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
    /** A page of one piece before its upstream answers, and one after it. */
    async page(name: string) {
      // As between two requests in Node: what began goes on before the next one asks.
      const mayBegin = turns.begin();
      if (mayBegin !== true && !(await mayBegin)) return void log.push(`${name} refused`);
      log.push(`${name} begins`);
      time.ms += pieceMs;
      await turns.proceed();
      log.push(`${name} ends`);
      time.ms += pieceMs;
    },
    async round() {
      for (const each of rounds.splice(0)) each();
      await new Promise(setImmediate);
    },
  };
}

test("who comes alone waits for nobody", () => {
  const { turns, time } = bench();
  expect(turns.begin()).toBe(true);
  time.ms += 5;
  expect(turns.proceed()).toBeUndefined();
});

test("one piece of work a round where it fills it, and a page that has begun goes before new ones", async () => {
  const { page, round, log } = bench();
  void page("a");
  void page("b");
  void page("c");
  for (let count = 0; count < 7; count += 1) await round();
  expect(log).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("small pieces share a round, of which four are new pages", async () => {
  const { page, round, log } = bench(1_000, 1);
  for (let index = 0; index < 30; index += 1) void page(`${index}`);
  await round();
  const before = log.length;
  await round();
  const [ended, begun] = ["ends", "begins"].map(
    (what) => log.slice(before).filter((line) => line.endsWith(what)).length,
  );
  expect([ended, begun]).toEqual([4, 4]);
});

test("work waits while connections are opened, so that whoever comes last is heard soon", async () => {
  const { turns, page, round, log } = bench(1_000, 1);
  void page("a");
  for (let count = 0; count < 5; count += 1) {
    turns.connectionCame();
    if (count === 0) void page("b");
    await round();
  }
  expect(log).toEqual(["a begins", "a ends"]);
  for (let count = 0; count < 3; count += 1) await round();
  expect(log.slice(2)).toEqual(["b begins", "b ends"]);
});

test("connections without end hold nobody's work for longer than a moment", async () => {
  const { turns, page, round, log, time } = bench(1_000, 1);
  void page("a");
  turns.connectionCame();
  void page("b");
  time.ms += 40;
  for (let count = 0; count < 4; count += 1) {
    turns.connectionCame();
    await round();
  }
  expect(log.slice(2)).toEqual(["b begins", "b ends"]);
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
