import { expect, test } from "vitest";
import { pollDelayMs } from "#app/browser/live/poll-pace";
import { CHAT_PACE } from "#app/features/chat/chat-pace";

/** A poll of Chromium for Android with its cookies, 768 bytes, its 304, 264, and half of that for longer cookies. */
const POLL_BYTES = 1_500;
const MINUTE_MS = 60_000;

function pollsInTheFirstMinute(around: { saveData: boolean; connection: string | undefined }): number {
  let polls = 0;
  for (let atMs = 0; atMs <= MINUTE_MS; polls += 1) atMs += pollDelayMs(CHAT_PACE, polls, around);
  return polls - 1;
}

test("CHAT-07 an open, quiet chat costs at most 30 KB a minute, and a quarter of that where data is dear", () => {
  const usual = pollsInTheFirstMinute({ saveData: false, connection: "4g" });
  expect(usual * POLL_BYTES).toBeLessThanOrEqual(30_000);
  expect(usual).toBeGreaterThan(3);
  const spared = pollsInTheFirstMinute({ saveData: true, connection: "4g" });
  expect(spared * POLL_BYTES).toBeLessThanOrEqual(30_000 / 4);
});
