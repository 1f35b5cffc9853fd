import { expect, test } from "vitest";
import { UpstreamFailure } from "#app/upstream/failure.server";
import { withFallback, withRecovery, withRecoveryForAnyone } from "#app/upstream/with-fallback.server";

const failure = (code: "timeout" | "authentication_required") =>
  new UpstreamFailure({ code, endpoint: "site.regions", sentBytes: true });

test("HOST-06 a page does without what upstream cannot tell, but never without knowing that the login is gone", async () => {
  expect(await withFallback(Promise.resolve("answer"), "none")).toBe("answer");
  expect(await withFallback(undefined, "none")).toBe("none");
  expect(await withFallback(Promise.reject(failure("timeout")), "none")).toBe("none");
  expect(await withRecovery(Promise.reject(failure("timeout")), ({ code }) => code)).toBe("timeout");
  const lost = failure("authentication_required");
  await expect(withFallback(Promise.reject(lost), "none")).rejects.toBe(lost);
  await expect(withRecovery(Promise.reject(lost), () => "none")).rejects.toBe(lost);
  expect(await withRecoveryForAnyone(Promise.reject(lost), () => "none")).toBe("none");
});

test("a fault of ours is no failure of upstream and always passes", async () => {
  const fault = new TypeError("ours");
  await expect(withFallback(Promise.reject(fault), "none")).rejects.toBe(fault);
  await expect(withRecoveryForAnyone(Promise.reject(fault), () => "none")).rejects.toBe(fault);
});
