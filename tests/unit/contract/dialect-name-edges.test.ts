import { describe, expect, test } from "vitest";
import { saveNotifications } from "#app/contract/account.server";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { DialectFileError } from "#app/contract/dialect/problems.server";
import { list as listLikes } from "#app/contract/likes.server";
import { search } from "#app/contract/members.server";
import { sendPhoto, sendText } from "#app/contract/messages.server";
import { readRegions, readSettings } from "#app/contract/site.server";

const dialectOf = (file: unknown) => readDialect(JSON.stringify(file));

test("HOST-03 a visitor's query cannot pass for the forced domain under the operator's name for it", () => {
  const names = dialectOf({ endpoints: { "site.settings": { request: { domain: "site" } } } });
  const query = { site: "evil.test", domain: "own.test", ref: "a" };
  expect(names.encodeAsk(readSettings, query)).toEqual({ site: "own.test", ref: "a" });
});

describe("an operator", () => {
  test("can name another method, other calls keep theirs", () => {
    const names = dialectOf({ endpoints: { "messages.sendText": { method: "PUT" } } });
    expect(names.methodOf(sendText)).toBe("PUT");
    expect(names.methodOf(sendPhoto)).toBe("POST");
  });

  test("can swap two fields' names", () => {
    const names = dialectOf({
      endpoints: { "members.search": { request: { min_age: "max_age", max_age: "min_age" } } },
    });
    expect(names.encodeAsk(search, { min_age: 20, max_age: 30 })).toEqual({ max_age: 20, min_age: 30 });
  });

  test("can rename a field everywhere and give one call a name of its own", () => {
    const names = dialectOf({
      fields: { name: "label" },
      endpoints: { "likes.list": { answer: { "profiles.name": "nick" } } },
    });
    const answer = { profiles: [{ id: 1, nick: "Anna" }], liked_by: { 0: { id: 2, label: "Bo" } } };
    const own = { profiles: [{ id: 1, name: "Anna" }], liked_by: { 0: { id: 2, name: "Bo" } } };
    expect(names.decodeAnswer(listLikes, answer)).toEqual(own);
  });

  test("can rename what a closed list of keys names", () => {
    const names = dialectOf({ fields: { new_messages: "mail_message" } });
    expect(names.encodeAsk(saveNotifications, { notifications: { new_messages: true } })).toEqual({
      notifications: { mail_message: true },
    });
  });

  test("keeps keys that are data, even one that is spelled like a field", () => {
    const names = dialectOf({ fields: { code: "key", name: "label" } });
    const answer = { regions: { name: [{ key: "NH", label: "Noord-Holland" }] } };
    expect(names.decodeAnswer(readRegions, answer)).toEqual({
      regions: { name: [{ code: "NH", name: "Noord-Holland" }] },
    });
  });

  test("may answer with PHP's empty spellings", () => {
    const names = dialectOf({ fields: { name: "label" } });
    for (const regions of [[], null, {}]) {
      expect(names.decodeAnswer(readRegions, { regions })).toEqual({ regions });
    }
    expect(names.decodeAnswer(listLikes, null)).toBe(null);
  });

  test("hears of every mistake at once", () => {
    const file = { fields: { nmae: "x" }, endpoints: { "messages.sendText": { request: { profil: "x" } } } };
    expect(() => dialectOf(file)).toThrow(DialectFileError);
    expect(() => dialectOf(file)).toThrow(/nmae[\s\S]*profil/);
  });

  test.each([
    [
      "cannot send a body with GET",
      { endpoints: { "messages.sendText": { method: "GET" } } },
      /GET carries no body/,
    ],
    ["cannot climb out with a path", { endpoints: { "likes.list": { path: "/api/../x" } } }, /without \.\./],
    [
      "cannot rename data that a refusal does not have",
      { endpoints: { "messages.sendText": { refusals: { blocked: { data: { nam: "x" } } } } } },
      /refusals\.blocked\.data\.nam: there is no field `nam`; did you mean `name`\?/,
    ],
    ["cannot leave a name empty", { fields: { name: "" } }, /fields\.name/],
  ])("%s", (_what, file, message) => {
    expect(() => dialectOf(file)).toThrow(message);
  });
});
