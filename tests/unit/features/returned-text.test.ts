import { afterEach, beforeEach, expect, test } from "vitest";
import { readDraft } from "#app/features/chat/draft-store";
import { readOutbox } from "#app/features/chat/outbox-store";
import {
  answerPost,
  closePage,
  DRAFT,
  openPage,
  openTalk,
  storeWaiting,
  type TalkPage,
  TextBox,
} from "#tests/support/open-talk";

const NO_CREDITS = {
  ok: false,
  refusal: { status: 402, text: "You do not have enough credits...", retry: false },
  balance: { credits: 0, words: "credits left" },
};

let page: TalkPage;

beforeEach(() => {
  page = openPage();
});

afterEach(() => closePage(page));

/** Every message that is on its way, and those that follow it, are refused for lack of credits. */
async function refuse(times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) await answerPost(page, Response.json(NO_CREDITS));
}

test("CHAT-05 two messages sent quickly come back in their order, before what was typed meanwhile, where credits are missing", async () => {
  const talk = openTalk(page);
  talk.subscribe(() => {});
  talk.start();
  talk.send("First");
  talk.send("Second");
  page.box.value = "Typed meanwhile";
  await refuse(2);
  expect(page.box.value).toBe("First\nSecond\nTyped meanwhile");
  expect(talk.state()).toMatchObject({
    outgoing: [],
    refusal: { text: NO_CREDITS.refusal.text },
    composer: { balance: { credits: 0 } },
  });
  expect(readOutbox(page.storage, DRAFT)).toEqual([]);
});

test("CHAT-05 CHAT-16 what waited over a reload and is refused for lack of credits comes back before what was typed", async () => {
  storeWaiting(page, "Waited");
  page.box.value = "Typed meanwhile";
  const talk = openTalk(page);
  talk.subscribe(() => {});
  talk.start();
  await refuse(1);
  expect(page.box.value).toBe("Waited\nTyped meanwhile");
  expect(readOutbox(page.storage, DRAFT)).toEqual([]);
});

test.each([
  ["with storage", true],
  ["where the browser keeps nothing", false],
])(
  "CHAT-05 CHAT-18 what is refused while another conversation is open stands in the box again, %s",
  async (_, keeps) => {
    if (!keeps) page.storage = undefined;
    const talk = openTalk(page);
    const leave = talk.subscribe(() => {});
    talk.start();
    talk.send("First");
    talk.send("Second");
    leave();
    const boxOfTheOther = page.box;
    await refuse(2);
    expect(boxOfTheOther.value).toBe("");
    page.box = new TextBox();
    page.box.value = "Typed before";
    talk.subscribe(() => {});
    expect(page.box.value).toBe("First\nSecond\nTyped before");
    // Of the drafts nothing is left that would come once more.
    expect(readDraft(page.storage, DRAFT)).toEqual({ text: "", others: [] });
  },
);

test("CHAT-19 a photo that is refused while another conversation is open stands in its own with the reason, and again after another try", async () => {
  const talk = openTalk(page);
  const leave = talk.subscribe(() => {});
  talk.start();
  const photo = new File(["x"], "harbor.jpg");
  talk.sendPhoto(photo);
  leave();
  await refuse(1);
  const kept = { photo, state: "failed", refusal: { text: NO_CREDITS.refusal.text } };
  expect(talk.state().outgoing).toMatchObject([kept]);
  talk.subscribe(() => {});
  for (const message of talk.state().outgoing) talk.retry(message);
  await refuse(1);
  expect(talk.state().outgoing).toMatchObject([kept]);
});
