import { describe, expect, test } from "vitest";
import { linksIn, otherSpelling, textParts } from "#app/features/chat/message-links.server";

const found = (text: string) => linksIn(text).map(({ text: written, url }) => [written, url.href]);
const first = (text: string) => linksIn(text)[0]?.url.href;

describe("web addresses in a message", () => {
  test("CHAT-03 a sentence around an address is none of it, a bracket that it opened is", () => {
    expect(found("See https://example.com/a?b=c#d, or (http://example.org)!")).toEqual([
      ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
      ["http://example.org", "http://example.org/"],
    ]);
    expect(first("https://en.wikipedia.org/wiki/Rose_(flower).")).toBe(
      "https://en.wikipedia.org/wiki/Rose_(flower)",
    );
    expect(first("„www.example.com“")).toBe("https://www.example.com/");
  });

  test("CHAT-03 only http and https are links", () => {
    for (const text of [
      "javascript:alert(1)",
      "data:text/html,hi",
      "ftp://example.com",
      "//example.com",
      "mailto:a@b.c",
      "intent://x",
      "xhttps://example.com",
    ])
      expect(found(text), text).toEqual([]);
  });

  test("CHAT-03 what hides where it leads or names a machine of the reader's own network is mere text", () => {
    for (const host of [
      "paypal.com@evil.example",
      "a:b@evil.example",
      "localhost:3000",
      "192.168.0.1/reboot",
      "[::1]",
      "0x7f.1",
      "router",
      "2130706433",
    ])
      expect(found(`http://${host}`), host).toEqual([]);
    expect(found(`https://example.com/${"a".repeat(2_100)}`)).toEqual([]);
  });

  test("CHAT-03 a letter that turns the text around ends the address", () => {
    expect(first("https://example.com/\u202egpj.exe")).toBe("https://example.com/");
    expect(first("https://exam\u200bple.com")).toBeUndefined();
  });

  test("CHAT-03 a name of other letters is asked for as what it is, and its other spelling is known", () => {
    const [link] = linksIn("https://аpple.com/login");
    expect(link?.url.host).toBe("xn--pple-43d.com");
    expect(link && otherSpelling(link.url)).toBe("аpple.com");
    expect(otherSpelling(new URL("https://apple.com"))).toBeUndefined();
  });

  test("CHAT-03 the pieces of a text are the text, and each link has its number", () => {
    const text = "One https://a.example two www.b.example";
    const parts = textParts(text, (nth) => `/link/${nth}`);
    expect(parts?.map((part) => part.text).join("")).toBe(text);
    expect(parts?.flatMap(({ href }) => href ?? [])).toEqual(["/link/1", "/link/2"]);
    expect(textParts("No link here. And.none.either", String)).toBeUndefined();
  });

  test("CHAT-03 a text made to be slow to read is read at once", () => {
    expect(found(`https://${"(".repeat(500)}${").".repeat(500)}`)).toEqual([]);
    expect(found("http://".repeat(1_000))).toEqual([]);
  });
});
