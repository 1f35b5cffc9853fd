import fc from "fast-check";
import { expect, test } from "vitest";
import { createFormKeys } from "#app/once/form-key-signer.server";

const USE = { action: "message", binding: "member-7" };
const HOUR_MS = 3_600_000;

function keysAt(nowMs: number, secrets = ["newest secret"]) {
  const time = { nowMs };
  return { time, keys: createFormKeys({ secrets, clock: () => time.nowMs }) };
}

test("CHAT-06 a form's key is short, URL-safe and different each time", () => {
  const { keys } = keysAt(1_700_000_000_000);
  const issued = Array.from({ length: 500 }, () => keys.issue(USE));
  expect(new Set(issued).size).toBe(500);
  for (const key of issued) expect(key).toMatch(/^[A-Za-z0-9_-]{72}$/);
  expect(keys.check(issued[0] ?? "", USE)).toEqual({ ok: true });
});

test("a key opens only the action and the member it was rendered for", () => {
  const { keys } = keysAt(1_700_000_000_000);
  const key = keys.issue(USE);
  expect(keys.check(key, { ...USE, action: "gift" })).toEqual({ ok: false, reason: "forged" });
  expect(keys.check(key, { ...USE, binding: "member-8" })).toEqual({ ok: false, reason: "forged" });
});

test("action and binding cannot be shifted into each other", () => {
  const { keys } = keysAt(1_700_000_000_000);
  const key = keys.issue({ action: "ab", binding: "c" });
  expect(keys.check(key, { action: "a", binding: "bc" }).ok).toBe(false);
  expect(keys.check(key, { action: "abc", binding: "" }).ok).toBe(false);
});

test("a key lives 24 hours, or as long as the form says", () => {
  const { keys, time } = keysAt(1_700_000_000_000);
  const key = keys.issue(USE);
  time.nowMs += 24 * HOUR_MS;
  expect(keys.check(key, USE)).toEqual({ ok: true });
  expect(keys.check(key, { ...USE, maxAgeMs: HOUR_MS })).toEqual({ ok: false, reason: "expired" });
  time.nowMs += 1;
  expect(keys.check(key, USE)).toEqual({ ok: false, reason: "expired" });
});

test("a key from the future is none, but another replica's clock may be a little ahead", () => {
  const { keys, time } = keysAt(1_700_000_000_000);
  const key = keys.issue(USE);
  time.nowMs -= 30_000;
  expect(keys.check(key, USE)).toEqual({ ok: true });
  time.nowMs -= HOUR_MS;
  expect(keys.check(key, USE)).toEqual({ ok: false, reason: "expired" });
});

test("keys of an older secret stay good while it is listed, and end with it", () => {
  const old = keysAt(1_700_000_000_000, ["old"]).keys.issue(USE);
  expect(keysAt(1_700_000_000_000, ["new", "old"]).keys.check(old, USE)).toEqual({ ok: true });
  expect(keysAt(1_700_000_000_000, ["new"]).keys.check(old, USE)).toEqual({ ok: false, reason: "forged" });
  const fresh = keysAt(1_700_000_000_000, ["new", "old"]).keys.issue(USE);
  expect(keysAt(1_700_000_000_000, ["new"]).keys.check(fresh, USE)).toEqual({ ok: true });
});

test("a key changed in any character opens nothing", () => {
  const { keys } = keysAt(1_700_000_000_000);
  const key = keys.issue(USE);
  fc.assert(
    fc.property(fc.nat(71), fc.constantFrom(..."ABCxyz019-_"), (at, letter) => {
      fc.pre(key[at] !== letter);
      expect(keys.check(key.slice(0, at) + letter + key.slice(at + 1), USE).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

test("text that is no key is refused without an error", () => {
  const { keys } = keysAt(1_700_000_000_000);
  const key = keys.issue(USE);
  for (const text of ["", "x", `${key}=`, `${key}\n`, ` ${key}`, key.slice(1), `${key}A`, "é".repeat(72)]) {
    expect(keys.check(text, USE)).toEqual({ ok: false, reason: "malformed" });
  }
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(keys.check(text, USE).ok).toBe(false);
    }),
  );
});

test("without a secret there are no keys", () => {
  expect(() => createFormKeys({ secrets: [] })).toThrow(RangeError);
  expect(() => createFormKeys({ secrets: ["good", ""] })).toThrow(RangeError);
});
