import { expect, test } from "vitest";
import { readCookie, serializeCookie } from "#app/session/cookie.server";
import { OutgoingCookies } from "#app/session/outgoing-cookies.server";
import { trafficFromQuery } from "#app/session/traffic.server";
import { toneOf } from "#app/shared/photos/picture-url.server";

test("what is written into a cookie of ours comes back, whatever it holds", () => {
  for (const value of ["plain", "a=b; c", "ä 💘", '"quoted"', "%"]) {
    const line = serializeCookie("x", value, { secure: false });
    expect(readCookie(`other=1; ${line.split(";")[0]}; y=2`, "x")).toBe(value);
  }
});

test.each([
  [null, undefined],
  ["", undefined],
  ["y=1", undefined],
  ["x", undefined],
  ["x=", ""],
  ["x=%", undefined],
  ["xx=1; x=2; x=3", "2"],
  [" x = spaced ", "spaced"],
])("the cookie header %j holds %j", (header, value) => {
  expect(readCookie(header, "x")).toBe(value);
});

test("cookies of ours are first-party, HttpOnly, Lax, and Secure on https", () => {
  expect(serializeCookie("x", "1", { secure: true, maxAgeS: 60 })).toBe(
    "x=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
  expect(serializeCookie("x", "1", { secure: false })).toBe("x=1; Path=/; HttpOnly; SameSite=Lax");
});

test("HOST-02 the last line of one name leaves, in the order in which they came last", () => {
  const cookies = new OutgoingCookies();
  for (const line of ["a=1; Path=/", "b=1", "a=2; Path=/"]) cookies.appendSetCookie(line);
  expect(cookies.lines()).toEqual(["b=1", "a=2; Path=/"]);
});

test.each([
  ["ref={r}&sub1={{a}}", { ref: "r", sub1: "a" }],
  ["network={n}", { network: "{n}" }],
  ["sub1=first&sub=second", { sub1: "first" }],
  ["sub1=&sub=second", { sub1: "second" }],
  ["aff_sub=a&aff_sub2=b&aff_sub3=c", { sub1: "a", sub2: "b", sub3: "c" }],
  ["sub1={}", {}],
  ["ref=a%00b%0d%0ac", { ref: "abc" }],
  ["", {}],
])("HOST-11 %s is the record %j", (query, record) => {
  expect(trafficFromQuery(new URLSearchParams(query))).toEqual(record);
});

test("PROF-07 a picture without a colour, or a grey one, keeps its place in the neutral tone", () => {
  expect(toneOf(undefined)).toBe(11);
  expect(toneOf("#808080")).toBe(11);
  for (const color of ["#ff0000", "#00ff00", "#0000ff", "#ffff00", "#ff00ff", "#00ffff"]) {
    expect(toneOf(color)).toBeGreaterThanOrEqual(0);
    expect(toneOf(color)).toBeLessThan(11);
  }
});
