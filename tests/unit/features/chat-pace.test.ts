import { expect, test } from "vitest";
import { pollDelayMs } from "#app/browser/live/poll-pace";
import { CHAT_PACE } from "#app/features/chat/chat-pace";

/** A poll with a browser's headers and cookies, and its 304, which a test of the route holds under 300 bytes. */
const POLL_BYTES = 2_000 + 300;
const MINUTE_MS = 60_000;

function pollsInTheFirstMinute(around: { saveData: boolean; connection: string | undefined }): number {
  let polls = 0;
  for (let atMs = 0; atMs <= MINUTE_MS; polls += 1) atMs += pollDelayMs(CHAT_PACE, polls, around);
  return polls - 1;
}

test("CHAT-15 who answers within 20 s is seen within 3.5 s, however quiet it was before", () => {
  let quietMs = 0;
  for (let quiet = 0; quietMs < 20_000; quiet += 1) {
    const delayMs = pollDelayMs(CHAT_PACE, quiet, { saveData: false, connection: "4g" });
    expect(delayMs).toBeLessThanOrEqual(3_000);
    quietMs += delayMs;
  }
});

test("CHAT-07 an open, quiet chat costs at most 30 KB a minute, and a quarter of that where data is dear", () => {
  const usual = pollsInTheFirstMinute({ saveData: false, connection: "4g" });
  expect(usual * POLL_BYTES).toBeLessThanOrEqual(30_000);
  expect(usual).toBeGreaterThan(3);
  const spared = pollsInTheFirstMinute({ saveData: true, connection: "4g" });
  expect(spared * POLL_BYTES).toBeLessThanOrEqual(30_000 / 4);
});
