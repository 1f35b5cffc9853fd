import { afterAll, beforeAll, expect, test } from "vitest";
import { seedMembers } from "#server/reference-backend/seed/members";
import { ReferenceSite, until, type Visitor } from "./reference-site";

let site: ReferenceSite;
const seeds = seedMembers(24, Date.now());
const answering = seeds.filter((seed) => seed.answers).map((seed) => seed.id);
const silent = seeds.filter((seed) => !seed.answers).map((seed) => seed.id);
beforeAll(async () => {
  site = await ReferenceSite.start({ limits: { messagesPerMinute: 1000 } });
});
afterAll(() => site.stop());

let keys = 0;
const send = (from: Visitor, profile: number, text: string, key = `key-${++keys}`) =>
  from.post("/api/message.php", { profile, text }, { key });
const texts = (messages: { text: string }[]) => messages.map((message) => message.text);

test("CHAT-06 one key sends one message, however often and however fast it is asked", async () => {
  const member = await site.signUp("Doubler");
  const to = silent[0] ?? 0;
  const answers = await Promise.all([
    send(member, to, "only once", "same"),
    send(member, to, "only once", "same"),
    send(member, to, "only once", "same"),
  ]);
  answers.push(await send(member, to, "only once", "same"));
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  expect(answers[0]?.body.message.key).toBe("same");
  const other = await send(member, to, "something else", "same");
  expect(other.status).toBe(409);
  expect(other.body.error).toBe("key_reused");
  const chat = await member.get(`/api/chat.php?profile=${to}`);
  expect(texts(chat.body.messages)).toEqual(["only once"]);
  expect(chat.body.free_messages_left).toBe(4);
});

test("a key belongs to the member who used it", async () => {
  const to = silent[1] ?? 0;
  const [one, two] = [await site.signUp("Keyone"), await site.signUp("Keytwo")];
  const first = await send(one, to, "from one", "shared");
  const second = await send(two, to, "from two", "shared");
  expect(second.status).toBe(200);
  expect(second.body.message.id).not.toBe(first.body.message.id);
});

test("CHAT-09 a free member has five free messages in two conversations", async () => {
  const member = await site.signUp("Thrifty");
  const [a = 0, b = 0, c = 0] = silent;
  expect((await send(member, a, "1")).status).toBe(200);
  expect((await send(member, b, "2")).status).toBe(200);
  const third = await send(member, c, "3");
  expect(third.status).toBe(402);
  expect(third.body).toEqual({ error: "conversation_limit", limit: 2 });
  for (const text of ["3", "4", "5"]) expect((await send(member, a, text)).status).toBe(200);
  expect((await send(member, a, "6")).body.error).toBe("free_messages_used");
});

test("CHAT-05 sixty sends at once spend fifty credits and not one more", async () => {
  const premium = await site.member("premium@demo.example");
  const to = silent[2] ?? 0;
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(premium, to, `message ${index}`)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
  const refused = answers.filter((answer) => answer.status === 402);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.body).toEqual({ error: "not_enough_credits", credits: 0, costs: 1 });
  expect((await premium.get("/api/user.php")).body.user.credits).toBe(0);
});

test("CHAT-11 a conversation is read in pages by cursor, without gaps or repeats", async () => {
  const premium = await site.member("premium@demo.example");
  const profile = silent[2] ?? 0;
  const newest = await premium.get(`/api/chat.php?profile=${profile}&limit=20`);
  expect(newest.body.messages).toHaveLength(20);
  expect(newest.body.has_older).toBe(true);
  const ids: number[] = newest.body.messages.map((message: { id: number }) => message.id);
  for (let page = 1; page <= 2; page++) {
    const older = await premium.get(`/api/chat.php?profile=${profile}&limit=20&before=${ids[0]}`);
    ids.unshift(...older.body.messages.map((message: { id: number }) => message.id));
    expect(older.body.has_older).toBe(page === 1);
  }
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(ids).toHaveLength(50);
  const after = await premium.get(`/api/chat.php?profile=${profile}&after=${ids[47]}`);
  expect(after.body.messages.map((message: { id: number }) => message.id)).toEqual(ids.slice(48));
});

test("CHAT-02 an empty or too long message is refused; length is counted in code points", async () => {
  const member = await site.signUp("Wordy");
  const to = silent[0] ?? 0;
  expect((await send(member, to, "  \n ")).body.error).toBe("message_empty");
  const long = await send(member, to, "🎈".repeat(501));
  expect(long.body).toEqual({ error: "message_too_long", message_length: 500 });
  expect((await send(member, to, "🎈".repeat(500))).status).toBe(200);
});

test("CHAT-04 unread messages are counted until the conversation is marked as read", async () => {
  const [ann, ben] = [await site.signUp("Ann"), await site.signUp("Ben")];
  await send(ann, ben.id, "one");
  const { body } = await send(ann, ben.id, "two");
  const conversation = body.message.conversation.id;
  expect((await ben.get("/api/user.php")).body.totals.unread_messages).toBe(2);
  const [chat] = (await ben.get("/api/chats.php")).body.chats;
  expect(chat).toMatchObject({
    num_unread_messages: 2,
    profile: { name: "Ann" },
    last_message: { text: "two" },
  });
  expect(chat.last_message.key).toBeUndefined();
  await ben.put("/api/chat.php", { conversation });
  expect((await ben.get("/api/user.php")).body.totals.unread_messages).toBe(0);
});

test("CHAT-08 a removed chat is gone for its remover only, and a new message brings it back empty of the old", async () => {
  const [cat, dan] = [await site.signUp("Cat"), await site.signUp("Dan")];
  const { body } = await send(cat, dan.id, "old");
  const conversation = body.message.conversation.id;
  await dan.delete("/api/chat.php", { conversation });
  expect((await dan.get("/api/chats.php")).body.chats).toEqual([]);
  expect((await cat.get("/api/chats.php")).body.chats).toHaveLength(1);
  await send(cat, dan.id, "new");
  const back = await dan.get(`/api/chat.php?conversation=${conversation}`);
  expect(texts(back.body.messages)).toEqual(["new"]);
  expect(texts((await cat.get(`/api/chat.php?conversation=${conversation}`)).body.messages)).toEqual([
    "old",
    "new",
  ]);
});

test("nobody reads a conversation of others", async () => {
  const [eve, fay, mallory] = [
    await site.signUp("Eve"),
    await site.signUp("Fay"),
    await site.signUp("Mallory"),
  ];
  const { body } = await send(eve, fay.id, "private");
  const answer = await mallory.get(`/api/chat.php?conversation=${body.message.conversation.id}`);
  expect(answer.status).toBe(404);
  expect(answer.body.error).toBe("conversation_not_found");
});

test("CHAT-12 a block works both ways: no profile, no search result, no message, no like, no chat", async () => {
  const [gil, hal] = [await site.signUp("Gil"), await site.signUp("Hal")];
  await send(gil, hal.id, "hello");
  await gil.put("/api/like.php", { profile: hal.id });
  await gil.put("/api/block.php", { profile: hal.id });

  expect((await hal.get("/api/chats.php")).body.chats).toEqual([]);
  expect((await hal.get("/api/likes.php")).body.liked_by).toEqual([]);
  const seen = await hal.get(`/api/member.php?id=${gil.id}`);
  expect(seen.status).toBe(403);
  expect(seen.body).toEqual({ error: "blocked", name: "Gil" });
  expect((await send(hal, gil.id, "why")).body.error).toBe("blocked");
  expect((await hal.put("/api/like.php", { profile: gil.id })).body.error).toBe("blocked");
  expect((await send(gil, hal.id, "psst")).status).toBe(404);
  expect((await gil.get(`/api/member.php?id=${hal.id}`)).body.blocked).toBe(true);
  expect((await gil.get("/api/block.php")).body.profiles[0].name).toBe("Hal");
  for (const [viewer, hidden] of [
    [gil, hal.id],
    [hal, gil.id],
  ] as const) {
    const { results } = (await viewer.get("/api/members.php?gender=&pageSize=48")).body;
    expect(results.map((card: { id: number }) => card.id)).not.toContain(hidden);
  }
  await gil.delete("/api/block.php", { profile: hal.id });
  expect((await hal.get(`/api/member.php?id=${gil.id}`)).status).toBe(200);
});

test("ACCT-05 an invisible member is not found by search and cannot be written to or liked", async () => {
  const [ivy, jon] = [await site.signUp("Ivy"), await site.signUp("Jon")];
  await ivy.put("/api/invisible.php", { invisible: true });
  const { results } = (await jon.get("/api/members.php?gender=&pageSize=48")).body;
  expect(results.map((card: { id: number }) => card.id)).not.toContain(ivy.id);
  expect((await send(jon, ivy.id, "hello")).body.error).toBe("profile_invisible");
  expect((await jon.put("/api/like.php", { profile: ivy.id })).body.error).toBe("profile_invisible");
  expect((await site.visitor().get(`/api/member.php?id=${ivy.id}`)).status).toBe(404);
  const seen = async () => {
    const { can_be_written, can_be_liked } = (await jon.get(`/api/member.php?id=${ivy.id}`)).body;
    return [can_be_written, can_be_liked];
  };
  expect(await seen()).toEqual([false, false]);
  // She may write, and is answered; likes stay away.
  expect((await send(ivy, jon.id, "hello Jon")).status).toBe(200);
  expect(await seen()).toEqual([true, false]);
  expect((await send(jon, ivy.id, "hello Ivy")).status).toBe(200);
  expect((await jon.put("/api/like.php", { profile: ivy.id })).body.error).toBe("profile_invisible");
});

test("a refusal is not kept: the same key may succeed when the reason is gone", async () => {
  const [kim, lee] = [await site.signUp("Kim"), await site.signUp("Lee")];
  await lee.put("/api/invisible.php", { invisible: true });
  expect((await send(kim, lee.id, "hello", "again")).status).toBe(409);
  await lee.put("/api/invisible.php", { invisible: false });
  expect((await send(kim, lee.id, "hello", "again")).status).toBe(200);
});

test("messages of more than half a year ago are no longer visible, and the chat says so", async () => {
  const [max, ned] = [await site.signUp("Max"), await site.signUp("Ned")];
  await send(max, ned.id, "long ago");
  site.aheadMs = 181 * 86_400_000;
  try {
    await ned.login("ned@example.org", "a long enough one");
    await send(ned, max.id, "today");
    const { body } = await ned.get(`/api/chat.php?profile=${max.id}`);
    expect(texts(body.messages)).toEqual(["today"]);
    expect(body.older_hidden).toBe(true);
  } finally {
    site.aheadMs = 0;
  }
});

test("a fictional member answers once in the reader's language; two quick messages get one answer", async () => {
  // Longer than the two messages take, on any machine.
  const slow = await ReferenceSite.start({ replyDelayMs: [5_000, 5_100] });
  try {
    const member = await slow.signUp("Kees");
    await member.put("/api/user.php", { language: "nl" });
    const partner = answering[0] ?? 0;
    await send(member, partner, "hoi");
    await send(member, partner, "nog iets");
    const read = async () => (await member.get(`/api/chat.php?profile=${partner}`)).body.messages;
    await until(async () => ((await read()).length > 2 ? true : undefined));
    const messages = await read();
    expect(messages).toHaveLength(3);
    expect(messages[2].own).toBe(false);
    expect(messages[2].text).toMatch(/Kees/);
  } finally {
    await slow.stop();
  }
});

test("restarts keep accounts, sessions, messages and answers that are still to come", async () => {
  const slow = await ReferenceSite.start({ replyDelayMs: [700, 800] });
  try {
    const member = await slow.signUp("Patient");
    const partner = answering[0] ?? 0;
    const sent = await member.post("/api/message.php", { profile: partner, text: "hi" }, { key: "before" });
    await slow.restart();
    expect((await member.get("/api/user.php")).body.user.profile.name).toBe("Patient");
    const again = await member.post("/api/message.php", { profile: partner, text: "hi" }, { key: "before" });
    expect(again.body).toEqual(sent.body);
    await until(async () => {
      const { body } = await member.get(`/api/chat.php?profile=${partner}`);
      return body.messages.length === 2 ? true : undefined;
    });
  } finally {
    await slow.stop();
  }
});
