import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnPath } from "#app/session/return-path";

const HERE = "https://www.example.com";

test.each([
  "/members",
  "/members/5?x=1",
  "/chats/3#m9",
  "/members?country=NL&page=2",
  "/members?name=%C3%A4%2F",
  "/",
  "/likes/sent",
])("AUTH-01 %s is a way back", (path) => expect(safeReturnPath(path, "/fallback")).toBe(path));

test.each([
  null,
  undefined,
  "",
  "members",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "/login",
  "/logout",
  "/signup",
  "/login/",
  "/logout//",
  "/a//b",
  "/\n/evil",
  "/a\u0000",
  "javascript:1",
  "/%5cevil.test",
  "/%5Cevil.test",
  "/members/%2f%2fevil.test",
  "/evil.test",
  "/chats/%00",
  "/refused",
  "/x".repeat(2_000),
])("AUTH-01 %j is none", (path) => expect(safeReturnPath(path, "/fallback")).toBe("/fallback"));

test("AUTH-01 whatever is given, the way back stays on the site", () => {
  const nasty = fc
    .array(
      fc.constantFrom(
        "/",
        "\\",
        "//",
        ".",
        "..",
        "%2f",
        "@",
        ":",
        "?",
        "#",
        "\t",
        "\n",
        "evil.example",
        "https:",
        "%5c",
        " ",
        "\u3000",
      ),
    )
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(
      fc.oneof(
        nasty,
        fc.string(),
        fc.webUrl(),
        nasty.map((text) => `/${text}`),
      ),
      (given) => {
        const path = safeReturnPath(given, "/fallback");
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, HERE).origin).toBe(HERE);
      },
    ),
    { numRuns: 2_000 },
  );
});
