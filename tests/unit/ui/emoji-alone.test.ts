import { afterEach, expect, test, vi } from "vitest";
import { isEmojiAlone } from "#app/ui/chat/emoji-alone";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("CHAT-03 one to three emoji alone are large, families, skin tones, flags and keys counted as one each", () => {
  const large = [
    "😀",
    "❤️",
    "❤",
    "👍🏽",
    "👨‍👩‍👧‍👦",
    "🏳️‍🌈",
    "🇩🇪🇵🇱",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "1️⃣",
    " 🎉🎉\n🎉 ",
    "👩🏿‍❤️‍💋‍👩🏻👩🏿‍❤️‍💋‍👩🏻👩🏿‍❤️‍💋‍👩🏻",
  ];
  for (const text of large) expect(isEmojiAlone(text), text).toBe(true);
});

test("CHAT-03 letters, numbers, signs, more emoji than three and five hundred of them are not", () => {
  const small = [
    "",
    " ",
    "a",
    "1",
    "12",
    "#",
    "→",
    "©",
    "™",
    "ok 😀",
    "😀!",
    "😀😀😀😀",
    "\u202e😀",
    "😀".repeat(500),
  ];
  for (const text of small) expect(isEmojiAlone(text), text).toBe(false);
});

test("REACH-03 an engine without property escapes reads the file and shows no emoji large", async () => {
  const Real = RegExp;
  vi.stubGlobal(
    "RegExp",
    class {
      constructor(source: string) {
        if (source.includes("\\p{")) throw new SyntaxError("invalid property name");
        // biome-ignore lint/correctness/noConstructorReturn: stands for the real one
        return new Real(source);
      }
    },
  );
  vi.resetModules();
  const old = await import("#app/ui/chat/emoji-alone");
  expect(old.isEmojiAlone("😀")).toBe(false);
});
