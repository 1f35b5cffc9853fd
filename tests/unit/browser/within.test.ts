import { expect, test } from "vitest";
import { within } from "#app/browser/within";

test("REACH-04 what is not answered in time is given up, also where nobody listens to the signal", async () => {
  let signal: AbortSignal | undefined;
  const deaf = within(5, (given) => {
    signal = given;
    return new Promise(() => {});
  });
  await expect(deaf).rejects.toThrow("no answer in time");
  expect(signal?.aborted).toBe(true);
});

test("REACH-04 what is answered or refused in time is passed on as it is", async () => {
  await expect(within(60_000, async () => "answer")).resolves.toBe("answer");
  await expect(within(60_000, () => Promise.reject(new TypeError("refused")))).rejects.toThrow("refused");
});
