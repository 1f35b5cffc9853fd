import { Hono } from "hono";
import { expect, test } from "vitest";
import type { RouteHandle } from "#app/route-handle";
import type { HostEnv } from "#server/request-state";
import { addressBlockOf } from "#server/steps/client-address";
import { limits } from "#server/steps/limits";

type Kind = RouteHandle["posts"];

/** A host that only counts; `from` is the visitor's address, `kind` what the matched route says of its posts. */
function countingHost() {
  const host = new Hono<HostEnv>();
  host.use(async (c, next) => {
    c.set("addressBlock", addressBlockOf(c.req.header("x-from") ?? ""));
    const posts = c.req.header("x-kind") as Kind;
    c.set("route", {
      template: "/",
      isPage: true,
      build: {} as never,
      handle: posts && { posts },
      pollLoader: undefined,
      page: undefined,
    });
    if (c.req.method === "POST") c.set("body", new Uint8Array(await c.req.arrayBuffer()));
    await next();
  });
  const max = { loginPer10Min: 4, signupPerHour: 9, namesPer10Min: 30, recoveryPerHour: 3, postsPerMin: 9 };
  const { byAddress, byAccount } = limits(max, () => true);
  host.use(byAddress, byAccount);
  host.all("*", (c) => c.text(String(c.get("refusal")?.status ?? 200), 200));
  const ask = async (kind: Kind, from = "192.0.2.1", email?: string, method = "POST") => {
    const headers = {
      "x-from": from,
      ...(kind && { "x-kind": kind }),
      "content-type": "application/x-www-form-urlencoded",
    };
    const body = method === "POST" ? new URLSearchParams(email ? { email } : {}).toString() : null;
    return (await host.request("/", { method, headers, body })).text();
  };
  return ask;
}

test("AUTH-03 one address tries resets and reactivations a few times an hour, all their pages together", async () => {
  const ask = countingHost();
  for (let tries = 0; tries < 3; tries += 1) expect(await ask("recovery")).toBe("200");
  for (let tries = 0; tries < 4; tries += 1) expect(await ask("recovery")).toBe("429");
  // Reading, logging in and everybody else go on.
  expect(await ask("recovery", undefined, undefined, "GET")).toBe("200");
  expect(await ask("login")).toBe("200");
  expect(await ask("recovery", "192.0.2.2")).toBe("200");
});

test("AUTH-03 an account is tried a few times, from however many addresses and however its e-mail is spelled", async () => {
  const ask = countingHost();
  const spellings = ["a@b.example", " A@b.example", "a@B.EXAMPLE ", "a@b.example"];
  for (const [index, email] of spellings.entries())
    expect(await ask("login", `192.0.2.${index}`, email)).toBe("200");
  expect(await ask("login", "192.0.2.9", "a@b.example")).toBe("429");
  expect(await ask("login", "192.0.2.9", "other@b.example")).toBe("200");
});

test("AUTH-03 the addresses of one /64 of IPv6 are one visitor's", async () => {
  const ask = countingHost();
  const tries = Array.from({ length: 45 }, (_, index) =>
    ask("login", `2001:db8:1:2:${index}::1`, `a${index}@b.example`),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((status) => status === "200")).toHaveLength(4);
  expect(await ask("login", "2001:db8:1:3::1")).toBe("200");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("AUTH-03 %s counts as %s", (address, block) => expect(addressBlockOf(address)).toBe(block));
