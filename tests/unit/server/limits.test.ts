import { Hono } from "hono";
import { expect, test } from "vitest";
import type { HostEnv } from "#server/request-state";
import { limits } from "#server/steps/limits";

/** A host that only counts; `from` is the visitor's address. */
function countingHost() {
  const host = new Hono<HostEnv>();
  host.use(async (c, next) => {
    c.set("clientAddress", c.req.header("x-from") ?? "");
    await next();
  });
  host.use(limits({ loginPer10Min: 9, signupPerHour: 9, recoveryPerHour: 3, postsPerMin: 9 }, () => true));
  host.all("*", (c) => c.text(String(c.get("refusal")?.status ?? 200), 200));
  const ask = async (method: string, path: string, from = "192.0.2.1") =>
    (await host.request(path, { method, headers: { "x-from": from } })).text();
  return ask;
}

test("AUTH-03 one address tries resets and reactivations a few times an hour, all their pages together", async () => {
  const ask = countingHost();
  for (const path of ["/reset-password", "/reset-password/do", "/reactivate"]) {
    expect(await ask("POST", path)).toBe("200");
  }
  for (const path of ["/reactivate/do", "/reset-password", "/reset-password/do/", "/reset-password.data"]) {
    expect(await ask("POST", path)).toBe("429");
  }
  // Reading, logging in and everybody else go on.
  expect(await ask("GET", "/reset-password")).toBe("200");
  expect(await ask("POST", "/login")).toBe("200");
  expect(await ask("POST", "/reset-password", "192.0.2.2")).toBe("200");
});
