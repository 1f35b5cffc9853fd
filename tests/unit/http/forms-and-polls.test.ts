import { expect, test } from "vitest";
import { z } from "zod";
import { pollDelayMs } from "#app/browser/live/poll-pace";
import { pollAnswer } from "#app/http/etag.server";
import { formDataOf, lineField, readForm, typedOf } from "#app/http/form.server";
import { routeId } from "#app/http/route-id";

const PACE = { activeMs: 4_000, idleMs: 20_000, steadyFor: 2, idleAfter: 10 };
const FAST = { saveData: false, connection: "4g" };

test("CHAT-07 the pace is kept for a while, then slows down evenly while nothing happens and never beyond idle", () => {
  expect([0, 2, 6, 10, 100].map((quiet) => pollDelayMs(PACE, quiet, FAST))).toEqual([
    4_000, 4_000, 12_000, 20_000, 20_000,
  ]);
});

test("CHAT-07 on Save-Data and 2g it is four times slower", () => {
  expect(pollDelayMs(PACE, 0, { saveData: true, connection: undefined })).toBe(16_000);
  for (const connection of ["2g", "slow-2g"])
    expect(pollDelayMs(PACE, 0, { saveData: false, connection })).toBe(16_000);
  expect(pollDelayMs(PACE, 0, { saveData: false, connection: "3g" })).toBe(4_000);
});

const asked = (etag?: string) =>
  new Request("https://x.invalid/", etag === undefined ? {} : { headers: { "If-None-Match": etag } });

test("CHAT-07 the same news is a 304, other news are told", async () => {
  const first = pollAnswer(asked(), { a: 1 });
  const etag = first.headers.get("etag") ?? "";
  expect(await first.json()).toEqual({ a: 1 });
  const same = pollAnswer(asked(etag), { a: 1 });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  expect(pollAnswer(asked(etag), { a: 2 }).status).toBe(200);
  expect(pollAnswer(asked(), false).status).toBe(200);
});

test.each(["1", "42", "123456789012345"])("NAV-11 %s is an id", (text) =>
  expect(routeId(text)).toBe(Number(text)),
);

test.each([
  undefined,
  "",
  "0",
  "-1",
  "1e3",
  "1.0",
  "01",
  "+1",
  " 1",
  "1 ",
  "1\n",
  "٣",
  "１",
  "0x1",
  "1234567890123456",
  "NaN",
])("NAV-11 %j is none", (text) => {
  expect(() => routeId(text)).toThrow(expect.objectContaining({ status: 404 }));
});

function form(...pairs: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of pairs) data.append(name, value);
  return data;
}

const schema = z.object({ name: lineField("signup:name_missing", 5) });
const read = (...pairs: [string, string | Blob][]) => readForm(form(...pairs), schema);

test("SIGN-01 one line of text is trimmed, and put together as people see it", () => {
  expect(read(["name", "  Zoe\u0308 "])).toMatchObject({ ok: true, value: { name: "Zoë" } });
});

test.each([
  ["nothing", [], "signup:name_missing"],
  ["blanks", [["name", "   "]], "signup:name_missing"],
  ["a file", [["name", new Blob(["x"])]], "signup:name_missing"],
  [
    "two values",
    [
      ["name", "a"],
      ["name", "b"],
    ],
    "signup:name_missing",
  ],
  ["an array", [["name[]", "a"]], "signup:name_missing"],
  ["an object", [["name.x", "a"]], "signup:name_missing"],
  ["NUL", [["name", "a\u0000"]], "common:not_allowed"],
  ["a line break", [["name", "a\nb"]], "common:not_allowed"],
  ["too much", [["name", "😀😀😀😀😀😀"]], "common:not_allowed"],
] as [string, [string, string | Blob][], string][])(
  "SIGN-01 %s is a problem of the field with words of its own",
  (_, pairs, words) => {
    expect(read(...pairs)).toMatchObject({ ok: false, problems: { name: words } });
  },
);

test("SIGN-01 length counts what people count: five emoji are five", () => {
  expect(read(["name", "😀😀😀😀😀"]).ok).toBe(true);
});

test("LOOK-04 what was typed comes back, first value of a name, without passwords, keys and files", () => {
  const typed = typedOf(
    form(
      ["a", "1"],
      ["a", "2"],
      ["password", "x"],
      ["old_password", "x"],
      ["_key", "x"],
      ["file", new Blob(["x"])],
      ["long", "y".repeat(30_000)],
    ),
  );
  expect(Object.keys(typed)).toEqual(["a", "long"]);
  expect(typed.a).toBe("1");
  expect(typed.long).toHaveLength(20_000);
});

test("SIGN-01 a body that is no form is refused, not read as an empty one", async () => {
  const request = new Request("https://x.invalid/", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  await expect(formDataOf(request)).rejects.toMatchObject({ status: 400 });
});

const FORM = z.object({ a: z.string(), day: z.object({ year: z.string() }).optional() });

test.each([
  ["a thousand parts", `day.${"a.".repeat(1_000)}b`, "1"],
  ["as many as a form may hold", Array.from({ length: 30_000 }, () => "a").join("."), "1"],
  ["a list of a thousand lists", `a${"[0]".repeat(1_000)}`, "1"],
  ["an index of a billion", "a[999999999]", "1"],
  ["a prototype", "__proto__.a", "1"],
  ["conform's own state, broken", "__state__", "{"],
  ["conform's own command, broken", "__intent__", "{"],
  ["a command of conform's", "__intent__", '{"type":"insert","payload":{"name":"a"}}'],
])("SIGN-01 a name with %s is no field, and what is typed beside it is read", (_, name, value) => {
  const form = new FormData();
  form.append("day.year", "1990");
  form.append(name, value);
  expect(readForm(form, FORM)).toMatchObject({ ok: false });
  form.append("a", "typed");
  expect(readForm(form, FORM).typed).toMatchObject({ a: "typed", "day.year": "1990" });
});

test("SIGN-01 a command of conform's changes nothing", () => {
  const form = new FormData();
  form.append("a", "typed");
  form.append("__intent__", '{"type":"update","payload":{"name":"a","value":"other"}}');
  expect(readForm(form, FORM)).toMatchObject({ ok: true, value: { a: "typed" } });
});
