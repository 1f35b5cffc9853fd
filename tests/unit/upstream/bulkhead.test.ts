import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { list as listChats } from "#app/contract/chat.server";
import { createBulkhead, type MeteredBulkhead, type Priority } from "#app/upstream/bulkhead.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER = new AbortController().signal;
type Release = () => void;

/** Asks for a place and writes down what became of it. */
function askFor(cap: MeteredBulkhead, priority: Priority, name: string, told: string[], signal = NEVER) {
  const leaves: Release[] = [];
  const admitted = (release: Release) => {
    told.push(name);
    leaves.push(release);
  };
  try {
    const place = cap.enter(listChats, priority, signal);
    if (place instanceof Promise) place.then(admitted, () => told.push(`${name} refused`));
    else admitted(place);
  } catch {
    told.push(`${name} refused`);
  }
  return { release: () => leaves.pop()?.() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("HOST-05 no more calls are under way than the operator allows, and the messages waiting go first", async () => {
  const cap = createBulkhead({ maxConcurrent: 1 });
  const told: string[] = [];
  let { release } = askFor(cap, "page", "first", told);
  askFor(cap, "poll", "poll", told);
  const page = askFor(cap, "page", "page", told);
  const paid = askFor(cap, "paid", "message", told);
  expect([cap.inFlight, cap.waiting]).toEqual([1, 3]);
  for (const next of [paid, page]) {
    release();
    await settle();
    expect(cap.inFlight).toBe(1);
    release = next.release;
  }
  release();
  await settle();
  expect(told).toEqual(["first", "message", "page", "poll"]);
});

test("HOST-05 polls are the first to be refused, a message takes the place of a poll or a page that waits", async () => {
  const cap = createBulkhead({ maxConcurrent: 1, maxQueued: 2 });
  const told: string[] = [];
  askFor(cap, "page", "first", told);
  askFor(cap, "poll", "poll", told);
  askFor(cap, "page", "page", told);
  askFor(cap, "poll", "late poll", told);
  askFor(cap, "paid", "message", told);
  askFor(cap, "paid", "payment", told);
  askFor(cap, "page", "late page", told);
  askFor(cap, "paid", "one too many", told);
  await settle();
  expect(told).toEqual([
    "first",
    "late poll refused",
    "late page refused",
    "one too many refused",
    "poll refused",
    "page refused",
  ]);
  expect(cap.waiting).toBe(2);
});

test("HOST-05 nobody waits for a place longer than two seconds, or after the browser left", async () => {
  const cap = createBulkhead({ maxConcurrent: 1 });
  const told: string[] = [];
  const browser = new AbortController();
  const { release } = askFor(cap, "page", "first", told);
  askFor(cap, "page", "patient", told);
  const gone = askFor(cap, "page", "gone", told, browser.signal);
  browser.abort();
  await vi.advanceTimersByTimeAsync(1_999);
  // Who is not waited for gets no place: giving it back changes nothing.
  expect(told).toEqual(["first", "gone"]);
  gone.release();
  expect(cap.inFlight).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["first", "gone", "patient refused"]);
  release();
  expect([cap.inFlight, cap.waiting]).toEqual([0, 0]);
});
