import { expect, test } from "vitest";
import { list as listChats } from "#app/contract/chat.server";
import { search } from "#app/contract/members.server";
import { type CircuitBreaker, createBreaker } from "#app/upstream/breaker.server";
import { type FailureCode, UpstreamFailure } from "#app/upstream/failure.server";

/** A breaker whose time only the test moves, and what it told the operator. */
function breakerBench() {
  const time = { ms: 1_000_000 };
  const changes: string[] = [];
  const breaker = createBreaker({
    clock: () => time.ms,
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
