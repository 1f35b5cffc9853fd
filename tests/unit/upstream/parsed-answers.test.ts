import { describe, expect, it } from "vitest";
import { createParsedAnswers } from "#app/upstream/parsed-answers.server";

describe("answers that PHP gave lately", () => {
  it("HOST-07 are known by the endpoint and every character of the answer", () => {
    const answers = createParsedAnswers();
    answers.store("user.current", '{"credits":5}', { credits: 5 });
    expect(answers.of("user.current", '{"credits":5}')).toEqual({ credits: 5 });
    expect(answers.of("user.current", '{"credits":6}')).toBeUndefined();
    expect(answers.of("chat.list", '{"credits":5}')).toBeUndefined();
  });

  it("HOST-07 cannot be changed by one of the pages that share them", () => {
    const answers = createParsedAnswers();
    answers.store("chat.list", "[…]", { chats: [{ unread: 1 }] });
    const known = answers.of("chat.list", "[…]") as { chats: { unread: number }[] };
    expect(() => known.chats.push({ unread: 2 })).toThrow(TypeError);
    expect(Object.isFrozen(known.chats[0])).toBe(true);
  });

  it("HOST-07 take a bounded share of memory: very long ones are read anew each time", () => {
    const answers = createParsedAnswers();
    const long = "x".repeat(60_000);
    answers.store("chat.read", long, { messages: [] });
    expect(answers.of("chat.read", long)).toBeUndefined();
    const texts = Array.from({ length: 100 }, (_, at) => `${at}${"y".repeat(40_000)}`);
    for (const text of texts) answers.store("chat.read", text, { messages: [] });
    const kept = texts.filter((text) => answers.of("chat.read", text) !== undefined).length;
    expect(kept * 40_000).toBeLessThanOrEqual(1_000_000);
    expect(kept).toBeGreaterThan(0);
  });
});
