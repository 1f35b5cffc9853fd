import { expect, test } from "vitest";
import { list as listChats } from "#app/contract/chat.server";
import { search } from "#app/contract/members.server";
import { type CircuitBreaker, createBreaker } from "#app/upstream/breaker.server";
import { type FailureCode, UpstreamFailure } from "#app/upstream/failure.server";
import { watchOwnDelay } from "#app/upstream/own-delay.server";

/** A breaker whose time only the test moves, and what it told the operator. */
function breakerBench(wasHeldUp = () => false) {
  const time = { ms: 1_000_000 };
  const changes: string[] = [];
  const breaker = createBreaker({
    clock: () => time.ms,
    wasHeldUp,
    onChange: (endpoint, state) => void changes.push(`${endpoint} ${state}`),
  });
  return { breaker, time, changes };
}

const failure = (code: FailureCode = "unreachable", status?: number) =>
  new UpstreamFailure({ code, status, endpoint: listChats.name, sentBytes: true });

function ask(breaker: CircuitBreaker, outcome?: UpstreamFailure): "asked" | UpstreamFailure {
  try {
    breaker.before(listChats);
  } catch (error) {
    return error as UpstreamFailure;
  }
  breaker.after(listChats, outcome);
  return "asked";
}

const askTimes = (breaker: CircuitBreaker, times: number, outcome?: UpstreamFailure) =>
  Array.from({ length: times }, () => ask(breaker, outcome));

test("HOST-05 half of 20 calls that fail keep the next ones from PHP, of that endpoint alone", () => {
  const { breaker, changes } = breakerBench();
  askTimes(breaker, 10);
  askTimes(breaker, 9, failure());
  expect(breaker.open()).toEqual([]);
  ask(breaker, failure("timeout"));
  expect(ask(breaker)).toMatchObject({ code: "shed", sentBytes: false, reason: "circuit_open" });
  expect(() => breaker.before(search)).not.toThrow();
  expect(breaker.open()).toEqual([listChats.name]);
  expect(changes).toEqual(["chats.list open"]);
});

test("HOST-05 fewer than 20 calls, or failures more than 10 s old, open nothing", () => {
  const { breaker, time } = breakerBench();
  askTimes(breaker, 19, failure());
  expect(breaker.open()).toEqual([]);
  time.ms += 11_000;
  askTimes(breaker, 19, failure());
  expect(breaker.open()).toEqual([]);
});

test("HOST-05 after 10 s one call finds out; when it goes well all may ask again", () => {
  const { breaker, time, changes } = breakerBench();
  askTimes(breaker, 20, failure("status", 503));
  time.ms += 9_999;
  expect(ask(breaker)).not.toBe("asked");
  time.ms += 1;
  breaker.before(listChats);
  expect(ask(breaker), "beside the probe").toMatchObject({ code: "shed" });
  breaker.after(listChats, undefined);
  expect(askTimes(breaker, 5)).toEqual(Array(5).fill("asked"));
  expect(changes).toEqual(["chats.list open", "chats.list closed"]);
});

test("HOST-05 a probe that fails costs PHP one call in 10 s, one whose browser left one in a second", () => {
  const { breaker, time } = breakerBench();
  askTimes(breaker, 20, failure());
  time.ms += 10_000;
  ask(breaker, failure());
  time.ms += 9_000;
  expect(ask(breaker)).toMatchObject({ code: "shed" });
  time.ms += 1_000;
  breaker.before(listChats);
  breaker.after(listChats, failure("aborted"));
  expect(ask(breaker)).toMatchObject({ code: "shed" });
  time.ms += 1_000;
  expect(ask(breaker)).toBe("asked");
});

test.each<[FailureCode, number | undefined]>([
  ["garbled", 200],
  ["status", 404],
  ["status", 429],
  ["authentication_required", 403],
  ["aborted", undefined],
])("HOST-05 answers of the kind %s %s are no reason to stop asking", (code, status) => {
  const { breaker } = breakerBench();
  askTimes(breaker, 60, failure(code, status));
  expect(breaker.open()).toEqual([]);
});

/** A page that waits for an endpoint that hangs: two tries, then it gives up. */
function waitInVain(breaker: CircuitBreaker): void {
  askTimes(breaker, 2, failure("timeout"));
  breaker.gaveUp(listChats, failure("timeout"));
}

test("HOST-05 on a quiet site the third page in a row that waited in vain is the last to wait", () => {
  const { breaker, time } = breakerBench();
  waitInVain(breaker);
  time.ms += 25_000;
  waitInVain(breaker);
  expect(ask(breaker)).toBe("asked");
  waitInVain(breaker);
  time.ms += 25_000;
  waitInVain(breaker);
  expect(breaker.open()).toEqual([]);
  time.ms += 25_000;
  waitInVain(breaker);
  expect(ask(breaker)).toMatchObject({ code: "shed", reason: "circuit_open" });
});

test("HOST-05 three pages that waited in vain within more than a minute open nothing", () => {
  const { breaker, time } = breakerBench();
  for (let page = 0; page < 5; page += 1) {
    waitInVain(breaker);
    time.ms += 31_000;
  }
  expect(breaker.open()).toEqual([]);
});

test("HOST-05 time-outs of a process that was held up itself are none of PHP's, refused connections are", () => {
  const { breaker } = breakerBench(() => true);
  askTimes(breaker, 60, failure("timeout"));
  for (let page = 0; page < 5; page += 1) waitInVain(breaker);
  expect(breaker.open()).toEqual([]);
  askTimes(breaker, 20, failure("unreachable"));
  expect(breaker.open()).toEqual([listChats.name]);
});

test("HOST-05 a process knows that it was held up, and forgets it", async () => {
  const watched = watchOwnDelay(Date.now);
  expect(watched.wasHeldUp()).toBe(false);
  const until = Date.now() + 450;
  while (Date.now() < until);
  expect(watched.wasHeldUp()).toBe(true);
  watched.stop();
  const time = { ms: 0 };
  const still = watchOwnDelay(() => time.ms);
  time.ms = 1_000;
  expect(still.wasHeldUp()).toBe(true);
  time.ms = 1_050;
  expect(still.wasHeldUp()).toBe(true);
  still.stop();
});
