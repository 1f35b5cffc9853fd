import { afterAll, beforeAll, expect, test } from "vitest";
import * as account from "#app/contract/account.server";
import { CATALOG } from "#app/contract/catalog.server";
import * as chat from "#app/contract/chat.server";
import type { Dialect } from "#app/contract/dialect/dialect.server";
import type { AskOf, Endpoint } from "#app/contract/endpoint";
import * as likes from "#app/contract/likes.server";
import * as members from "#app/contract/members.server";
import { sendText } from "#app/contract/messages.server";
import { listBundles } from "#app/contract/packages.server";
import * as payments from "#app/contract/payments.server";
import * as signup from "#app/contract/signup.server";
import * as site from "#app/contract/site.server";
import * as user from "#app/contract/user.server";
import type { UpstreamClient } from "#app/upstream/client.server";
import { jpeg } from "#tests/support/pictures";
import { ReferenceSite } from "#tests/unit/server/reference-backend/reference-site";
import { type Bench, startBench, VISITOR } from "#tests/unit/upstream/bench";

/** How the upstream under test is reached: the same accounts, whatever its words. */
export interface Speech {
  origin: string;
  dialect?: Dialect;
  /** The code of the last mail with a link to this path; without it, the reference backend's. */
  mailedCode?(path: string): Promise<string>;
  close?(): Promise<void>;
}

const MEMBER = { email: "premium@demo.example", password: "rendez-demo" };
const PARTNER = 2;

/**
 * Holds an upstream against the contract through the real client: what passes here is what the pages can rely on.
 * @param speak gives who answers; `reference` starts the reference backend and gives its origin
 * @param has which endpoints the upstream answers at all
 */
export function contractSuite(
  speak: (reference: () => Promise<string>) => Promise<Speech>,
  has: (endpoint: Endpoint) => boolean = () => true,
): void {
  let backend: ReferenceSite | undefined;
  let speech: Speech;
  let bench: Bench;
  let cookie: string;

  beforeAll(async () => {
    speech = await speak(async () => {
      // Nobody answers by itself: an answer would bring a removed conversation back.
      backend = await ReferenceSite.start({ replyDelayMs: [600_000, 600_000] });
      return backend.backend.origin;
    });
    bench = await startBench({}, speech.origin);
    const { client, setCookies } = page();
    const answer = await client.ask(user.login, { body: MEMBER });
    expect(answer.ok).toBe(true);
    cookie = setCookies.at(-1)?.split(";")[0] ?? "";
    if (has(payments.createPayment)) await makePayment();
  });

  /** The member's first payment, for `payments.read`. */
  async function makePayment(): Promise<void> {
    const { packages } = await asMember().mustRead(listBundles, { query: {} });
    const { id = 0, amount = 0, currency = "" } = packages[0] ?? {};
    const return_url = "https://www.rendez.test/transactions/return";
    const body = { package: id, method: "visa" as const, amount, currency, return_url };
    expect((await asMember().ask(payments.createPayment, { body }, { key: "first" })).ok).toBe(true);
  }

  afterAll(async () => {
    await bench.close();
    await speech.close?.();
    await backend?.stop();
  });

  /** A page of the site, in the dialect. */
  const page = (overrides?: Parameters<Bench["page"]>[0]) =>
    bench.page({ dialect: speech.dialect, ...overrides });
  const asVisitor = (): UpstreamClient => page().client;
  const asMember = (): UpstreamClient => page({ request: { ...VISITOR, cookieHeader: cookie } }).client;

  /** Queries of reads that need one. */
  const QUERIES: Record<string, Record<string, unknown>> = {
    "site.settings": { domain: "www.rendez.test" },
    "signup.checkName": { name: "Nobody is called so" },
    "signup.checkPasswordReset": { code: "not-a-code-of-anybody" },
    "site.geocode": { lat: "52.4", lon: "4.6" },
    "members.search": { country: "NL", pageSize: 5 },
    "members.read": { id: PARTNER },
    "chats.read": { profile: PARTNER, limit: 5 },
    "messages.gifts": { language: "de" },
    "messages.icebreakers": { profile: PARTNER, language: "de" },
    "payments.discountCode": { code: "SPRING20" },
    "payments.bundles": {},
    "payments.read": { id: 1 },
  };

  const askAny = (client: UpstreamClient, endpoint: Endpoint, query?: Record<string, unknown>) =>
    client.ask(endpoint, { query } as AskOf<Endpoint>);

  const READS = CATALOG.filter((endpoint) => endpoint.effect === "read" && has(endpoint));

  test.each(READS.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers a member as its schema says",
    async (name, endpoint) => {
      expect((await askAny(asMember(), endpoint, QUERIES[name])).ok).toBe(true);
    },
  );

  test.each(
    CATALOG.filter(has)
      .filter(({ access, encoding }) => access === "member" && encoding !== "multipart")
      .map((endpoint) => [endpoint.name, endpoint] as const),
  )("%s is for members: a visitor is told to log in, whatever is asked", async (_, endpoint) => {
    const refused = asVisitor().ask(endpoint, { query: {}, body: {} } as AskOf<Endpoint>);
    const code = endpoint.path === "/api/user.php" ? "status" : "authentication_required";
    await expect(refused).rejects.toMatchObject({ code, status: 403 });
  });

  test("what is for anyone answers a visitor", async () => {
    for (const endpoint of READS.filter(
      ({ access, name }) => access === "anyone" && name !== "account.readNotifications",
    )) {
      expect((await askAny(asVisitor(), endpoint, QUERIES[endpoint.name])).ok, endpoint.name).toBe(true);
    }
  });

  test("a visitor is nobody, a member is somebody with totals", async () => {
    expect((await asVisitor().mustRead(user.current)).user).toBeUndefined();
    const { user: me, totals } = await asMember().mustRead(user.current);
    expect(me?.profile.name).toBe("Alex");
    expect(totals).toMatchObject({ unread_messages: expect.any(Number), new_likes: expect.any(Number) });
  });

  test("a wrong login is a declared refusal and sets no cookie", async () => {
    const { client, setCookies } = page();
    const answer = await client.ask(user.login, { body: { ...MEMBER, password: "wrong" } });
    expect(answer).toMatchObject({ ok: false, code: "login_failed" });
    expect(setCookies).toEqual([]);
  });

  test("settings answer for the domain they were asked for", async () => {
    const { settings } = await asVisitor().mustRead(site.readSettings, {
      query: { domain: "www.second.test", ref: "x" },
    });
    expect(settings.domain).toBe("www.second.test");
    expect(settings.message_length).toBeGreaterThan(0);
  });

  test("a search gives pages that follow each other", async () => {
    const pageOf = (pageNumber: number) =>
      asMember().mustRead(members.search, { query: { gender: "", pageSize: 5, pageNumber } });
    const [first, second] = await Promise.all([pageOf(1), pageOf(2)]);
    expect(first.results).toHaveLength(5);
    expect(first.numResults).toBeGreaterThan(5);
    const ids = new Set([...first.results, ...second.results].map(({ id }) => id));
    expect(ids.size).toBe(first.results.length + second.results.length);
  });

  test("a like, a repeated like and its taking back are told in the list", async () => {
    const client = asMember();
    const sent = async () =>
      (await asMember().mustRead(likes.list)).profiles.some(({ id }) => id === PARTNER);
    expect((await client.ask(likes.like, { body: { profile: PARTNER } })).ok).toBe(true);
    expect((await client.ask(likes.like, { body: { profile: PARTNER } })).ok).toBe(true);
    expect(await sent()).toBe(true);
    expect((await client.ask(likes.unlike, { body: { profile: PARTNER } })).ok).toBe(true);
    expect((await client.ask(likes.unlike, { body: { profile: PARTNER } })).ok).toBe(true);
    expect(await sent()).toBe(false);
  });

  test("a message with a key is sent once, whatever is repeated; another payload with it is refused", async () => {
    const ask = (text: string) =>
      asMember().ask(sendText, { body: { profile: PARTNER, text } }, { key: "contract-key-1" });
    const [first, again] = [await ask("Once"), await ask("Once")];
    expect(first.ok && again.ok && first.value.message.id === again.value.message.id).toBe(true);
    expect(await ask("Other")).toMatchObject({ ok: false, code: "key_reused" });
    const { messages } = await asMember().mustRead(chat.read, { query: { profile: PARTNER } });
    expect(messages.filter(({ text, own }) => own && text === "Once")).toHaveLength(1);
    expect(messages.find(({ text }) => text === "Once")?.key).toBe("contract-key-1");
  });

  test("two calls with one key at the same time send once", async () => {
    const ask = () =>
      asMember().ask(sendText, { body: { profile: 3, text: "Together" } }, { key: "contract-key-2" });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map((answer) => (answer.ok ? answer.value.message.id : answer.code))).size).toBe(
      1,
    );
  });

  test("a conversation can be found by partner and by id, read from an id on, marked read and removed", async () => {
    const { conversation, messages } = await asMember().mustRead(chat.read, { query: { profile: PARTNER } });
    const id = conversation?.id ?? 0;
    expect((await asMember().mustRead(chat.read, { query: { conversation: id } })).messages).toEqual(
      messages,
    );
    const newest = messages.at(-1)?.id ?? 0;
    expect(
      (await asMember().mustRead(chat.read, { query: { conversation: id, after: newest } })).messages,
    ).toEqual([]);
    expect((await asMember().ask(chat.markRead, { body: { conversation: id } })).ok).toBe(true);
    expect((await asMember().ask(chat.remove, { body: { conversation: id } })).ok).toBe(true);
    expect((await asMember().mustRead(chat.list)).chats.some((one) => one.conversation.id === id)).toBe(
      false,
    );
  });

  test.each([
    ["a missing member", members.read, { id: 99_999 }, "profile_not_found"],
    ["a missing conversation", chat.read, { conversation: 99_999 }, "conversation_not_found"],
    ["a chat with a missing member", chat.read, { profile: 99_999 }, "profile_not_found"],
  ] as const)("%s is a declared refusal", async (_, endpoint, query, code) => {
    expect(await askAny(asMember(), endpoint, query)).toMatchObject({ ok: false, code });
  });

  test("a text that is too long or empty is a declared refusal", async () => {
    const ask = (text: string) => asMember().ask(sendText, { body: { profile: PARTNER, text } });
    expect(await ask("x".repeat(501))).toMatchObject({
      ok: false,
      code: "message_too_long",
      data: { message_length: 500 },
    });
    expect(await ask("  ")).toMatchObject({ ok: false, code: "message_empty" });
  });

  test("a language change holds", async () => {
    expect((await asMember().ask(user.setLanguage, { body: { language: "de" } })).ok).toBe(true);
    expect((await asMember().mustRead(user.current)).user?.language).toBe("de");
  });

  test("a signup logs in, counts once by its key, and its mailed link confirms it", async () => {
    const body = {
      email: "contract@example.org",
      name: "Contract",
      password: "a long enough one",
      date_of_birth: "1990-01-01",
    };
    const first = page();
    const answer = await first.client.ask(signup.signUp, { body }, { key: "contract-signup" });
    expect(answer.ok && answer.value.user.status).toBe("not_confirmed");
    expect(first.setCookies.at(-1)).toMatch(/^auth\.\w+=[^;]+; Path=\/;/);
    const again = page();
    expect((await again.client.ask(signup.signUp, { body }, { key: "contract-signup" })).ok).toBe(true);
    expect(again.setCookies.at(-1)).toMatch(/^auth\.\w+=[^;]+;/);
    expect(await asVisitor().ask(signup.signUp, { body })).toMatchObject({ ok: false, code: "email_in_use" });
    const mailedCode = speech.mailedCode ?? backend?.mailedCode.bind(backend);
    const code = (await mailedCode?.("/activate")) ?? "";
    expect((await asVisitor().ask(signup.activate, { body: { code } })).ok).toBe(true);
    expect(await asVisitor().ask(signup.activate, { body: { code } })).toMatchObject({
      ok: false,
      code: "link_invalid",
    });
  });

  if (has(account.addPhoto))
    test("a photo is added once by its key, made the main one and deleted", async () => {
      const photo = async (width: number) =>
        new Blob([new Uint8Array(await jpeg(width, 300))], { type: "image/jpeg" });
      const add = async (width: number) =>
        asMember().ask(
          account.addPhoto,
          { body: { photo: await photo(width) } },
          { key: `contract-photo-${width}` },
        );
      const [first, again, second] = [await add(300), await add(300), await add(400)];
      if (!first.ok || !again.ok || !second.ok) throw new Error("refused");
      expect(again.value.photo.id).toBe(first.value.photo.id);
      const ids = async () => (await asMember().mustRead(account.readProfile)).photos.map(({ id }) => id);
      const [one = 0, two = 0] = [first.value.photo.id, second.value.photo.id];
      expect(await ids()).toEqual([one, two]);
      expect((await asMember().ask(account.changePhoto, { body: { photo: two, main: true } })).ok).toBe(true);
      expect((await asMember().mustRead(user.current)).user?.profile.main_image?.id).toBe(two);
      for (const id of [one, two]) {
        expect((await asMember().ask(account.deletePhoto, { body: { photo: id } })).ok).toBe(true);
      }
      expect(await ids()).toEqual([]);
      const text = new Blob(["no picture"], { type: "image/jpeg" });
      expect(await asMember().ask(account.addPhoto, { body: { photo: text } })).toMatchObject({
        ok: false,
        code: "photo_refused",
        data: { reason: "not_a_picture" },
      });
    });

  test("a logout ends the session and deletes the cookie", async () => {
    const login = page();
    await login.client.ask(user.login, { body: MEMBER });
    const own = login.setCookies.at(-1)?.split(";")[0] ?? "";
    const member = page({ request: { ...VISITOR, cookieHeader: own } });
    expect((await member.client.ask(user.logout)).ok).toBe(true);
    expect(member.setCookies.at(-1)).toMatch(/^auth\.\w+=; Path=\/; Max-Age=0;/);
    const gone = page({ request: { ...VISITOR, cookieHeader: own } });
    expect((await gone.client.mustRead(user.current)).user).toBeUndefined();
  });
}
