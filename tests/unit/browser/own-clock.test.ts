import { afterEach, expect, test } from "vitest";
import { ownClock } from "#app/browser/own-clock";
import { dayOf } from "#app/features/chat/moment.server";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const WORDS = { today: "Today", yesterday: "Yesterday" };
const NOON_IN_UTC = Date.parse("2026-03-02T12:00:00Z");

/** What a device there shows of one message, in list and conversation. */
function shownIn(timeZone: string, iso: string) {
  process.env.TZ = timeZone;
  const clock = ownClock("en", NOON_IN_UTC);
  return [clock?.time(iso), clock?.brief(iso), clock?.day(iso, WORDS).text, clock?.day(iso, WORDS).iso];
}

test("CHAT-20 one message has one time and one day in list and conversation, in the zone of the device", () => {
  const iso = "2026-03-02T05:30:00Z";
  expect(shownIn("UTC", iso)).toEqual(["5:30 AM", "5:30 AM", "Today", "2026-03-02"]);
  expect(shownIn("Asia/Tokyo", iso)).toEqual(["2:30 PM", "2:30 PM", "Today", "2026-03-02"]);
  expect(shownIn("America/Los_Angeles", iso)).toEqual(["9:30 PM", "Mar 1", "Yesterday", "2026-03-01"]);
});

test("CHAT-20 older days are named by their date, in the language of the page", () => {
  process.env.TZ = "UTC";
  const clock = ownClock("de", NOON_IN_UTC);
  expect(clock?.day("2026-02-20T10:00:00Z", WORDS).text).toBe("Freitag, 20. Februar");
  expect(clock?.brief("2026-02-20T10:00:00Z")).toBe("20. Feb.");
});

test.each([
  // Clocks went forward on the 29th: half past midnight is 23 and a half hours after it began.
  ["2026-03-30T00:30+02:00", "2026-03-29T12:00+02:00", "Yesterday"],
  ["2026-03-30T00:30+02:00", "2026-03-28T23:45+01:00", "Saturday, March 28"],
  // And back on October 25th, which has 25 hours.
  ["2026-10-25T23:30+01:00", "2026-10-24T23:30+02:00", "Yesterday"],
  ["2026-10-25T23:30+01:00", "2026-10-25T00:15+02:00", "Today"],
])("CHAT-20 at %s a message of %s is of %s, on server and device, where clocks change", (now, sent, day) => {
  process.env.TZ = "Europe/Berlin";
  const [nowMs, sentMs] = [Date.parse(now), Date.parse(sent)];
  expect(ownClock("en", nowMs)?.day(new Date(sentMs).toISOString(), WORDS).text).toBe(day);
  const words = { locale: "en", timeZone: "Europe/Berlin", today: "Today", yesterday: "Yesterday" };
  expect(dayOf(sentMs, nowMs, words).text).toBe(day);
});
