import { describe, expect, test } from "vitest";
import { z } from "zod";
import { CATALOG } from "#app/contract/catalog.server";
import { shapeOf } from "#app/contract/dialect/shape.server";
import { gifts } from "#app/contract/messages.server";

/** SPEC §7 row by row: method and address, the fields sent, the fields the answer is read from. */
const SPEC_CALLS: readonly [
  call: string,
  sent: readonly string[] | "not shown",
  answered: readonly string[],
][] = [
  ["POST /api/user.php", "not shown", ["user"]],
  ["GET /api/user.php", [], ["user"]],
  ["PUT /api/user.php", ["language"], []],
  ["POST /api/user.php?push=1", ["subscription"], []],
  ["GET /api/logout.php", [], []],
  ["GET /api/geocode.php", ["lat", "lon"], []],
  ["POST /api/page-hidden.php", [], []],
  ["GET /api/settings.php", ["domain"], ["settings"]],
  ["GET /api/chats.php", [], ["chats"]],
  ["GET /api/likes.php", [], ["profiles", "liked_by"]],
  ["DELETE /api/chat.php", ["conversation"], []],
  ["GET /api/auto-like.php", [], ["id", "main_image"]],
  ["GET /api/discountcode.php", "not shown", []],
  ["GET /api/interests.php", [], []],
  ["GET /api/regions.php", [], []],
  ["GET /api/companyinfo.php", [], []],
];

function callOf({ method, path, fixedQuery }: (typeof CATALOG)[number]): string {
  const query = new URLSearchParams(fixedQuery).toString();
  return `${method} ${path}${query && `?${query}`}`;
}

function fieldNames(schema: z.ZodType): string[] {
  return [...shapeOf(schema).fields.keys()];
}

describe("the calls that SPEC §7 shows", () => {
  const byCall = new Map(CATALOG.map((endpoint) => [callOf(endpoint), endpoint]));

  test.each(SPEC_CALLS)("%s is asked exactly as shown", (call, sent, answered) => {
    const endpoint = byCall.get(call);
    expect(endpoint?.source).toBe("SPEC §7");
    if (!endpoint) return;
    const asked = [...fieldNames(endpoint.query), ...fieldNames(endpoint.body)];
    if (sent !== "not shown") expect(asked).toEqual(sent);
    expect(fieldNames(endpoint.answer)).toEqual(expect.arrayContaining([...answered]));
  });

  test("are all there is from SPEC §7", () => {
    const shown = CATALOG.filter(({ source }) => source === "SPEC §7").map(callOf);
    expect(shown.sort()).toEqual(SPEC_CALLS.map(([call]) => call).sort());
  });

  test("pass the discount code's query through and mark the welcome variant", () => {
    const query = byCall.get("GET /api/discountcode.php")?.query;
    expect(query?.parse({ code: "A", other: "b" })).toEqual({ code: "A", other: "b" });
    expect(query?.parse({ welcome: "true" })).toEqual({ welcome: "true" });
    expect(query?.safeParse({ welcome: "1" }).success).toBe(false);
  });

  test("pass the route's query through to the settings", () => {
    const query = byCall.get("GET /api/settings.php")?.query;
    expect(query?.parse({ domain: "a.test", ref: "b" })).toEqual({ domain: "a.test", ref: "b" });
  });

  test("send the hidden page's beacon with an empty JSON body", () => {
    const beacon = byCall.get("POST /api/page-hidden.php");
    expect(beacon?.encoding).toBe("json");
    expect(beacon?.body.parse({})).toEqual({});
  });
});

describe("the catalog", () => {
  test("names every call once", () => {
    expect(twice(CATALOG.map(({ name }) => name))).toEqual([]);
  });

  test("has one call for a method, path and fixed query", () => {
    expect(twice(CATALOG.map(callOf))).toEqual([]);
  });

  test.each(CATALOG.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s is complete",
    (name, endpoint) => {
      expect(name).toMatch(/^[a-z]+\.[a-zA-Z]+$/);
      expect(endpoint.path).toMatch(/^\/api\/[a-z-]+\.php$/);
      expect(endpoint.summary).toMatch(/\S/);
      expect(endpoint.encoding === "none").toBe(endpoint.body === undefined);
      expect(endpoint.method === "GET" && endpoint.body !== undefined).toBe(false);
      expect(endpoint.effect === "read").toBe(endpoint.method === "GET" && endpoint.effect !== "once");
    },
  );

  const refusals = CATALOG.flatMap(({ name, refusals: codes }) =>
    Object.entries(codes).map(([code, refusal]) => [`${name} ${code}`, refusal] as const),
  );

  test.each(refusals)("%s has words and a 4xx status", (title, { status, summary }) => {
    expect(title.split(" ")[1]).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(summary).toMatch(/\S/);
  });
});

test("HOST-07 fields that the contract does not know are ignored", () => {
  const gift = { id: 1, name: "Rose", match: "g/1.webp", credits: 5 };
  const answer = { gifts: [{ ...gift, rarity: "high" }], served_by: "php-3" };
  expect(gifts.answer.parse(answer)).toEqual({ gifts: [gift] });
});

test("HOST-07 no call's answer refuses a field it does not know", () => {
  const strict = CATALOG.filter(({ answer }) => refusesMore(answer)).map(({ name }) => name);
  expect(strict).toEqual([]);
});

/** Whether any object in it forbids other fields. */
function refusesMore(schema: z.core.$ZodType): boolean {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return json.includes('"additionalProperties":false');
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
