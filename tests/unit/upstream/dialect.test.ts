import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPhoto, readProfile, saveProfile } from "#app/contract/account.server";
import { list as listChats, read as readChat } from "#app/contract/chat.server";
import { readDialect } from "#app/contract/dialect/dialect.server";
import { block, read as readMember, search, unblock } from "#app/contract/members.server";
import { sendText } from "#app/contract/messages.server";
import { listBundles, readDiscountCode } from "#app/contract/packages.server";
import { readSettings } from "#app/contract/site.server";
import { current, login } from "#app/contract/user.server";
import { cookieNames } from "#app/upstream/cookie-names.server";
import { type Bench, startBench, VISITOR } from "./bench";

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => bench.proxy.reset());
afterAll(() => bench.close());

/** A page whose PHP speaks this dialect and answers every call with this body. */
function pageOf(file: object, body: unknown = {}, status = 200, secrets: Record<string, string> = {}) {
  bench.proxy.rule("*", { kind: "answer", status, body });
  return bench.page({ dialect: readDialect(JSON.stringify(file), secrets) }).client;
}

const asked = () => bench.proxy.requests().at(-1);
const CARD = { id: 1, name: "Ann" };

test("OPS-04 a prefix stands for /api; a path of its own does not get it, and may carry a query", async () => {
  const client = pageOf(
    {
      prefix: "/ajax",
      endpoints: {
        "likes.list": { path: "/rest/likes?v=2" },
        "members.unblock": { method: "POST", path: "/x" },
      },
    },
    { chats: [], profiles: [], liked_by: [] },
  );
  await client.ask(listChats);
  expect(asked()?.path).toBe("/ajax/chats.php");
  await client.ask(unblock, { body: { profile: 3 } });
  expect(asked()).toMatchObject({ method: "POST", path: "/x" });
});

test("OPS-04 a field may lie elsewhere: down by dots, up by ../", async () => {
  const answer = {
    "messages.conversation.id": "../conversation_id",
    "messages.text": "content.words",
    profile: "partner",
  };
  const client = pageOf(
    { endpoints: { "chats.read": { answer, request: { profile: "filter.member" } } } },
    {
      partner: CARD,
      messages: [
        { id: 2, conversation_id: 9, kind: "text", content: { words: "Hi" }, own: 0, date: 1_760_000_000 },
      ],
    },
  );
  const { messages, profile } = await client.mustRead(readChat, { query: { profile: 4 } });
  expect(messages).toMatchObject([{ id: 2, conversation: { id: 9 }, text: "Hi" }]);
  expect(profile.name).toBe("Ann");
  expect(asked()?.query.get("filter[member]")).toBe("4");
});

test("OPS-04 an envelope is opened", async () => {
  const client = pageOf({ envelope: { answer: "result.data" } }, { result: { data: { chats: [] } } });
  expect(await client.mustRead(listChats)).toEqual({ chats: [] });
});

const REFUSING = {
  envelope: { answer: "daten", error: "fehler.code", errorData: "fehler.daten" },
  codes: { authentication_required: 17, rate_limited: "ZU_OFT" },
  endpoints: {
    "messages.sendText": {
      refusals: { not_enough_credits: { code: "KEIN_GUTHABEN", data: { costs: "preis" } } },
    },
  },
};
const send = (body: unknown, file: object = REFUSING) =>
  pageOf(file, body).ask(sendText, { body: { profile: 4, text: "Hi" } });

test("OPS-04 a refusal in an envelope is known by its code, whatever the status says", async () => {
  expect(await send({ fehler: { code: "KEIN_GUTHABEN", daten: { credits: 1, preis: 5 } } })).toEqual({
    ok: false,
    code: "not_enough_credits",
    data: { credits: 1, costs: 5 },
  });
  expect(await send({ fehler: { code: "ZU_OFT", daten: { retry_after: "60" } } })).toMatchObject({
    code: "rate_limited",
    data: { retry_after: 60 },
  });
  await expect(send({ fehler: { code: 17 } })).rejects.toMatchObject({ code: "authentication_required" });
  await expect(send({ fehler: { code: "ODD" } })).rejects.toMatchObject({ code: "garbled", field: "error" });
});

test("OPS-04 data of a refusal may stand beside its code", async () => {
  const file = { ...REFUSING, envelope: { error: "fehler.code" } };
  expect(await send({ fehler: { code: "KEIN_GUTHABEN", credits: 1, preis: 5 } }, file)).toMatchObject({
    data: { credits: 1, costs: 5 },
  });
});

test("OPS-04 values of closed lists have the operator's words both ways, in lists and with commas too", async () => {
  const enums = {
    gender: { male: "m", female: "w" },
    interests: { tea: "Tee", coffee: 7 },
    hair_color: { other: "andere" },
  };
  const client = pageOf(
    { enums, endpoints: { "members.read": { enums: { "profile.gender": { female: "Frau" } } } } },
    { profile: { ...CARD, gender: "w", interests: ["Tee", 7, "golf"], hair_color: "andere" }, photos: [] },
  );
  const own = await client.mustRead(readProfile);
  expect(own.profile).toMatchObject({
    gender: "female",
    interests: ["tea", "coffee", "golf"],
    hair_color: "other",
  });
  await client.ask(saveProfile, { body: { gender: "male", interests: ["coffee", "tea"] } });
  expect(JSON.parse(asked()?.body.toString() ?? "")).toEqual({ gender: "m", interests: [7, "Tee"] });
  await client.ask(search, { query: { gender: "female", interests: "tea,coffee" } }).catch(() => {});
  expect(asked()?.query.toString()).toBe("gender=w&interests=Tee%2C7");
  bench.proxy.rule("*", { kind: "answer", body: { profile: { ...CARD, gender: "Frau" }, photos: [] } });
  const other = await client.ask(readMember, { query: { id: 1 } });
  expect(other).toMatchObject({ value: { profile: { gender: "female" } } });
});

test("OPS-04 days, moments in a time zone and numbers are read as the operator's PHP writes them", async () => {
  const file = {
    dates: { day: "d.m.Y", moment: "d.m.Y H:i", timeZone: "Europe/Berlin" },
    numbers: { decimal: ",", thousands: "." },
  };
  const profile = pageOf(file, { profile: { ...CARD, date_of_birth: "24.12.1990" }, photos: [] });
  expect((await profile.mustRead(readProfile)).profile.date_of_birth).toBe("1990-12-24");
  await profile.ask(saveProfile, { body: { date_of_birth: "1990-05-01" } });
  expect(JSON.parse(asked()?.body.toString() ?? "")).toEqual({ date_of_birth: "01.05.1990" });
  const code = { code: "X", status: "active", expires: "31.07.2026 14:30", value_percentage: "12,5" };
  const discount = pageOf(file, { discountcode: { ...code, minimum_order_value: "1.250" } });
  expect((await discount.mustRead(readDiscountCode, { query: { code: "X" } })).discountcode).toMatchObject({
    expires: Date.UTC(2026, 6, 31, 12, 30),
    value_percentage: 12.5,
    minimum_order_value: 1250,
  });
});

test("OPS-04 a moment that is written as a day alone is its beginning; an odd one is no moment", async () => {
  const file = { dates: { day: "d.m.Y", moment: "d.m.Y H:i", timeZone: "Europe/Berlin" } };
  const code = { code: "X", status: "active", value_percentage: 5 };
  const expires = async (text: string) =>
    (
      await pageOf(file, { discountcode: { ...code, expires: text } }).mustRead(readDiscountCode, {
        query: { code: "X" },
      })
    ).discountcode?.expires;
  expect(await expires("31.01.2026")).toBe(Date.UTC(2026, 0, 30, 23));
  await expect(expires("soon")).rejects.toMatchObject({ field: "discountcode.expires" });
});

test("OPS-04 bodies travel as forms: lists, booleans and nothing as PHP reads them, files as ever", async () => {
  const client = pageOf({
    bodies: "form",
    endpoints: { "members.block": { bodies: "json", request: { profile: "member.id" } } },
  });
  await client
    .ask(saveProfile, { body: { about_me: "Grüße & so", interests: ["tea", "bbq"] } })
    .catch(() => {});
  expect(asked()?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  const form = new URLSearchParams(asked()?.body.toString());
  expect([...form]).toEqual([
    ["about_me", "Grüße & so"],
    ["interests[]", "tea"],
    ["interests[]", "bbq"],
  ]);
  await client.ask(saveProfile, { body: { interests: [] } }).catch(() => {});
  expect(asked()?.body.toString()).toBe("interests=");
  await client.ask(block, { body: { profile: 4 } });
  expect(asked()?.body.toString()).toBe('{"member":{"id":4}}');
  await client.ask(addPhoto, { body: { photo: new Blob(["x"], { type: "image/webp" }) } }).catch(() => {});
  expect(asked()?.headers["content-type"]).toMatch(/^multipart\/form-data/);
});

test("OPS-04 PHP gets its own request type, headers and a basic authentication from secrets", async () => {
  const file = {
    requestType: "ajax",
    headers: { "X-Requested-With": "XMLHttpRequest", "X-Api-Key": { secret: "UPSTREAM_SECRET_KEY" } },
    basicAuth: { user: "rendez", password: { secret: "UPSTREAM_SECRET_PASSWORD" } },
  };
  const secrets = { UPSTREAM_SECRET_KEY: "k-1", UPSTREAM_SECRET_PASSWORD: "p:w" };
  await pageOf(file, { chats: [] }, 200, secrets).ask(listChats);
  expect(asked()?.headers).toMatchObject({
    "x-request-type": "ajax",
    "x-requested-with": "XMLHttpRequest",
    "x-api-key": "k-1",
    authorization: `Basic ${Buffer.from("rendez:p:w").toString("base64")}`,
  });
});

test("OPS-04 login cookies are known by the operator's patterns: carried, kept for 30 days, ended with the login", async () => {
  const { loginCookies } = readDialect(JSON.stringify({ cookies: ["sitelogin_*", "PHPSESSID"] }));
  const names = cookieNames(["geo"], loginCookies);
  const cookieHeader = "sitelogin_id=7; PHPSESSID=s; geo=NL; auth.x=1; sitelogin=no";
  const page = bench.page({ cookieNames: names, request: { ...VISITOR, cookieHeader } });
  bench.proxy.rule("*", {
    kind: "answer",
    status: 403,
    headers: { "set-cookie": ["sitelogin_id=8; path=/api", "geo=DE"] },
    body: { authentication_required: true },
  });
  await expect(page.client.ask(listChats)).rejects.toMatchObject({ code: "authentication_required" });
  expect(asked()?.headers.cookie).toBe("sitelogin_id=7; PHPSESSID=s; geo=NL");
  const lines = page.setCookies
    .filter((line) => !/Domain=/.test(line))
    .map((line) => line.split("; Expires")[0]);
  expect(lines).toContain("sitelogin_id=8; Path=/; Max-Age=2592000");
  expect(lines.some((line) => line?.startsWith("PHPSESSID=; Path=/; Max-Age=0"))).toBe(true);
  expect(lines.some((line) => line?.startsWith("geo=;"))).toBe(false);
});

test("OPS-04 what the file does not name stays as the contract has it", async () => {
  const client = pageOf({ fields: { credits: "coins" } }, { settings: {}, packages: [], user: null });
  expect(await client.mustRead(current)).toEqual({ user: undefined, totals: undefined });
  expect(asked()).toMatchObject({ method: "GET", path: "/api/user.php" });
  await client.mustRead(listBundles, { query: {} });
  await client.ask(login, { body: { email: "a@b.c", password: "p" } }).catch(() => {});
  expect(asked()?.headers["content-type"]).toBe("application/json");
  await client.ask(readSettings, { query: { domain: "x" } }).catch(() => {});
  expect(asked()?.headers["x-request-type"]).toBe("client");
});
