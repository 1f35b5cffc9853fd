import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { list as listChats } from "#app/contract/chat.server";
import { createAdmission, type InFlightCap, type Priority } from "#app/upstream/admission.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER = new AbortController().signal;
type Leave = () => void;

/** Asks for a place and writes down what became of it. */
function askFor(cap: InFlightCap, priority: Priority, name: string, told: string[], signal = NEVER) {
  const leaves: Leave[] = [];
  const admitted = (leave: Leave) => {
    told.push(name);
    leaves.push(leave);
  };
  try {
    const place = cap.enter(listChats, priority, signal);
    if (place instanceof Promise) place.then(admitted, () => told.push(`${name} refused`));
    else admitted(place);
  } catch {
    told.push(`${name} refused`);
  }
  return { leave: () => leaves.pop()?.() };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("HOST-05 no more calls are under way than the operator allows, and the messages waiting go first", async () => {
  const cap = createAdmission({ most: 1 });
  const told: string[] = [];
  let { leave } = askFor(cap, "page", "first", told);
  askFor(cap, "poll", "poll", told);
  const page = askFor(cap, "page", "page", told);
  const paid = askFor(cap, "paid", "message", told);
  expect([cap.inFlight, cap.waiting]).toEqual([1, 3]);
  for (const next of [paid, page]) {
    leave();
    await settle();
    expect(cap.inFlight).toBe(1);
    leave = next.leave;
  }
  leave();
  await settle();
  expect(told).toEqual(["first", "message", "page", "poll"]);
});

test("HOST-05 polls are the first to be refused, a message takes the place of a poll or a page that waits", async () => {
  const cap = createAdmission({ most: 1, mostWaiting: 2 });
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
  const cap = createAdmission({ most: 1 });
  const told: string[] = [];
  const browser = new AbortController();
  const { leave } = askFor(cap, "page", "first", told);
  askFor(cap, "page", "patient", told);
  const gone = askFor(cap, "page", "gone", told, browser.signal);
  browser.abort();
  await vi.advanceTimersByTimeAsync(1_999);
  // Who is not waited for gets no place: giving it back changes nothing.
  expect(told).toEqual(["first", "gone"]);
  gone.leave();
  expect(cap.inFlight).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["first", "gone", "patient refused"]);
  leave();
  expect([cap.inFlight, cap.waiting]).toEqual([0, 0]);
});
