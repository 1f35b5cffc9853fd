import { describe, expect, test } from "vitest";
import { list as listChats, read as readChat } from "#app/contract/chat.server";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { list as listLikes } from "#app/contract/likes.server";
import { sendPhoto, sendText } from "#app/contract/messages.server";
import { readRegions, readSettings } from "#app/contract/site.server";
import { login } from "#app/contract/user.server";

const dialectOf = (file: unknown) => readDialect(JSON.stringify(file));

const OPERATOR = dialectOf({
  endpoints: {
    "messages.sendText": {
      path: "/api/send.php",
      request: { profile: "to_user" },
      answer: { message: "msg", "message.date": "created_at" },
      refusals: { not_enough_credits: "no_credits" },
    },
    "messages.sendPhoto": { request: { photo: "file" } },
    "chats.read": { answer: { "messages.date": "created_at" } },
    "site.regions": { answer: { "regions.name": "label" } },
    "user.login": { refusals: { too_many_attempts: { code: "locked", data: { minutes: "mins" } } } },
  },
  fields: { costs: "price", domain: "site", error: "fault" },
});

describe("an operator's own names", () => {
  test("a path is asked under its own name, others stay", () => {
    expect(OPERATOR.pathOf(sendText)).toBe("/api/send.php");
    expect(OPERATOR.pathOf(sendPhoto)).toBe("/api/message.php");
  });

  test("a body travels with the operator's names, and a file stays a file", () => {
    expect(OPERATOR.encodeAsk(sendText, { profile: 4, text: "hi" })).toEqual({ to_user: 4, text: "hi" });
    const photo = new Blob(["x"]);
    expect(OPERATOR.encodeAsk(sendPhoto, { profile: 4, photo }).file).toBe(photo);
  });

  test("a visitor's own query never takes the place of a renamed field", () => {
    const query = { domain: "www.example.com", site: "evil.example", ref: "a" };
    expect(OPERATOR.encodeAsk(readSettings, query)).toEqual({ site: "www.example.com", ref: "a" });
  });

  test("an answer is read by the operator's names, through objects, lists and records", () => {
    expect(OPERATOR.decodeAnswer(sendText, { msg: { id: 1, created_at: 5 }, credits: 2 })).toEqual({
      message: { id: 1, date: 5 },
      credits: 2,
    });
    expect(OPERATOR.decodeAnswer(readChat, { messages: [{ created_at: 5 }, { created_at: 6 }] })).toEqual({
      messages: [{ date: 5 }, { date: 6 }],
    });
    expect(OPERATOR.decodeAnswer(readChat, { messages: { 0: { created_at: 5 } } })).toEqual({
      messages: { 0: { date: 5 } },
    });
    expect(
      OPERATOR.decodeAnswer(readRegions, { regions: { NL: [{ code: "UT", label: "Utrecht" }] } }),
    ).toEqual({ regions: { NL: [{ code: "UT", name: "Utrecht" }] } });
  });

  test("a field the operator uses for something else is not taken for ours", () => {
    expect(OPERATOR.decodeAnswer(sendText, { message: "Sent!", msg: { id: 1 } })).toEqual({
      message: { id: 1 },
    });
  });

  test("a refusal is read by the operator's code and names, its data beside the code or below it", () => {
    expect(OPERATOR.decodeAnswer(sendText, { fault: "no_credits", credits: 1, price: 10 })).toEqual({
      error: "not_enough_credits",
      credits: 1,
      costs: 10,
    });
    expect(OPERATOR.decodeAnswer(login, { fault: "locked", data: { mins: 5 } })).toEqual({
      error: "too_many_attempts",
      data: { minutes: 5 },
    });
  });

  test("a code nobody declared and the call for a login pass as they are", () => {
    expect(OPERATOR.decodeAnswer(sendText, { fault: "odd" })).toEqual({ error: "odd" });
    const login403 = { authentication_required: true };
    expect(OPERATOR.decodeAnswer(sendText, login403)).toEqual(login403);
  });

  test("where nothing is renamed nothing is copied", () => {
    const answer = { profiles: [], liked_by: [] };
    const ask = { query: "x" };
    expect(OPERATOR.encodeAsk(listChats, ask)).toBe(ask);
    const plain = dialectOf({ endpoints: { "messages.sendText": { answer: { message: "msg" } } } });
    expect(plain.decodeAnswer(listLikes, answer)).toBe(answer);
    expect(plain.pathOf(sendText)).toBe(sendText.path);
  });
});

describe("an operator's mistake is refused with a way out", () => {
  test.each([
    ["an unknown endpoint", { endpoints: { "messages.sendTxt": {} } }, "did you mean `messages.sendText`?"],
    [
      "an unknown body field",
      { endpoints: { "messages.sendText": { request: { profil: "to" } } } },
      "endpoints.messages.sendText.request.profil: there is no field `profil`; did you mean `profile`?",
    ],
    [
      "an unknown answer field",
      { endpoints: { "messages.sendText": { answer: { "message.dat": "at" } } } },
      "did you mean `message.date`?",
    ],
    [
      "an unknown refusal",
      { endpoints: { "messages.sendText": { refusals: { not_enough_credit: "x" } } } },
      "did you mean `not_enough_credits`?",
    ],
    ["an unknown field everywhere", { fields: { crdits: "x" } }, "did you mean `credits`?"],
    ["an unknown section", { endpoint: {} }, "endpoint"],
    [
      "two fields of one name",
      { endpoints: { "messages.sendText": { request: { profile: "text" } } } },
      "`profile` and `text` would both be called `text`",
    ],
    [
      "two refusals of one code",
      { endpoints: { "messages.sendText": { refusals: { blocked: "own_profile" } } } },
      "would both be called `own_profile`",
    ],
    [
      "two endpoints of one address",
      { endpoints: { "likes.like": { path: "/api/block.php" } } },
      "PUT /api/block.php",
    ],
    [
      "a path to another host",
      { endpoints: { "likes.like": { path: "//evil.example/x" } } },
      "a path from the root",
    ],
    ["a name with two dots", { fields: { credits: "a..b" } }, "fields.credits: a name of letters"],
    ["something else than an object", [], "line 1: Invalid input: expected object"],
  ])("%s", (_what, file, message) => {
    expect(() => dialectOf(file)).toThrow(message);
  });
});
