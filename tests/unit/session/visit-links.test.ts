import fc from "fast-check";
import { expect, test } from "vitest";
import { trafficFromQuery } from "#app/session/traffic.server";
import { addressWithVisit, pageWithVisit } from "#app/session/visit-links.server";

const RECORD = new URLSearchParams({ ref: "r1", sub1: "a&b" });

test.each([
  ["/signup", "/signup?ref=r1&sub1=a%26b"],
  ["/members?gender=female", "/members?gender=female&ref=r1&sub1=a%26b"],
  ["/members#m7", "/members?ref=r1&sub1=a%26b#m7"],
  ["/?ref=own", "/?ref=own&sub1=a%26b"],
  ["/signup?ref=r1&sub1=x", "/signup?ref=r1&sub1=x"],
  ["/media/1.webp", "/media/1.webp"],
  ["//elsewhere.example/", "//elsewhere.example/"],
  ["https://elsewhere.example/", "https://elsewhere.example/"],
  ["mailto:a@example.org", "mailto:a@example.org"],
  ["#main", "#main"],
])("HOST-11 the link %s becomes %s for a visitor without cookies", (link, carried) => {
  expect(addressWithVisit(link, RECORD)).toBe(carried);
});

test("HOST-11 links get the record, GET forms its fields, posted forms one field, and nothing else changes", () => {
  const page = '<aside><a class="x" href="/a?b=1&amp;c=2">a</a><article href="/no"></article></aside>';
  expect(pageWithVisit(page, RECORD)).toBe(page.replace("c=2", "c=2&amp;ref=r1&amp;sub1=a%26b"));
  expect(pageWithVisit('<form method="get" action="/members"></form>', RECORD)).toBe(
    '<form method="get" action="/members"><input type="hidden" name="ref" value="r1"/>' +
      '<input type="hidden" name="sub1" value="a&amp;b"/></form>',
  );
  expect(pageWithVisit('<form method="post" action="/signup"></form>', RECORD)).toBe(
    '<form method="post" action="/signup"><input type="hidden" name="_visit" value="ref=r1&amp;sub1=a%26b"/></form>',
  );
});

test("HOST-11 no value of an address can end a tag or an attribute of the page", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom('"><script>', "'&quot;", "\u2028")),
      (value) => {
        const record = trafficFromQuery(new URLSearchParams({ ref: value, network: value }));
        const page = pageWithVisit(
          '<a href="/x">x</a><form method="get"></form><form method="post"></form>',
          new URLSearchParams(record as Record<string, string>),
        );
        expect(page.replaceAll(/<(a href|input type="hidden" name="\w+" value)="[^"<>]*"\/?>/g, "")).toBe(
          'x</a><form method="get"></form><form method="post"></form>',
        );
      },
    ),
  );
});

test("HOST-11 braces go from ref and sub values, and a cut never leaves half a character", () => {
  const { ref, network } = trafficFromQuery(
    new URLSearchParams({ ref: `{{${"x".repeat(97)}😀😀`, network: `{${"x".repeat(98)}😀` }),
  );
  expect(ref).toBe("x".repeat(97));
  expect(network).toBe(`{${"x".repeat(98)}`);
});
