import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Conversation, createConversation } from "#app/features/chat/conversation-store";
import { readDraft } from "#app/features/chat/draft-store";
import { readOutbox, saveOutbox } from "#app/features/chat/outbox-store";
import { newStorage } from "#tests/support/browser-storage";

/** What a conversation asks of the text box of its page. */
class TextBox extends EventTarget {
  value = "";
}

const DRAFT = "1.2";
const NO_CREDITS = {
  ok: false,
  refusal: { status: 402, text: "You do not have enough credits...", retry: false },
  balance: { credits: 0, words: "credits left" },
};

let box: TextBox;
let storage: ReturnType<typeof newStorage> | undefined;
/** Answers of the site, in the order of the questions. */
let answers: ((answer: object) => void)[];

beforeEach(() => {
  box = new TextBox();
  storage = newStorage();
  answers = [];
  vi.stubGlobal("HTMLTextAreaElement", TextBox);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { getElementById: () => box, hidden: false }));
  vi.stubGlobal("window", {
    get localStorage() {
      return storage;
    },
  });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("fetch", async () => {
    const answer = await new Promise<object>((resolve) => answers.push(resolve));
    return Response.json(answer);
  });
});

afterEach(() => vi.unstubAllGlobals());

function open(): Conversation {
  const costs = { cost: "1 credit", freeLeft: undefined, balance: undefined };
  const attachCosts = { photos: [], photoEach: "", photo: "", gif: "", gift: "" };
  return createConversation(
    {
      messages: [],
      older: undefined,
      olderHidden: false,
      newest: undefined,
      read: undefined,
      typing: false,
      composer: { ...costs, attachCosts, keys: ["k1", "k2", "k3"] },
      draftKey: DRAFT,
      action: "/chats/1",
      updatesUrl: "/members/2/chat/updates",
      words: { unconfirmed: "Not sure whether this was sent" },
    },
    undefined,
    { wake: () => {}, moved: () => {}, isOnline: () => true },
  );
}

/** Every message that is on its way, and those that follow it, are refused for lack of credits. */
async function refuse(times: number): Promise<void> {
  for (let each = 0; each < times; each += 1) {
    await vi.waitUntil(() => answers.length > 0);
    answers.shift()?.(NO_CREDITS);
  }
  await new Promise((next) => setTimeout(next));
}

test("CHAT-05 two messages sent quickly come back in their order, before what was typed meanwhile, where credits are missing", async () => {
  const talk = open();
  talk.subscribe(() => {});
  talk.start();
  talk.send("First");
  talk.send("Second");
  box.value = "Typed meanwhile";
  await refuse(2);
  expect(box.value).toBe("First\nSecond\nTyped meanwhile");
  expect(talk.state()).toMatchObject({
    outgoing: [],
    refusal: { text: NO_CREDITS.refusal.text },
    composer: { balance: { credits: 0 } },
  });
  expect(readOutbox(storage, DRAFT)).toEqual([]);
});

test("CHAT-05 CHAT-16 what waited over a reload and is refused for lack of credits comes back before what was typed", async () => {
  const refusal = undefined;
  saveOutbox(storage, DRAFT, [{ id: "a", text: "Waited", key: "k0", state: "waiting", refusal }], new Set());
  box.value = "Typed meanwhile";
  const talk = open();
  talk.subscribe(() => {});
  talk.start();
  await refuse(1);
  expect(box.value).toBe("Waited\nTyped meanwhile");
  expect(readOutbox(storage, DRAFT)).toEqual([]);
});

test.each([
  ["with storage", true],
  ["where the browser keeps nothing", false],
])(
  "CHAT-05 CHAT-18 what is refused while another conversation is open stands in the box again, %s",
  async (_, keeps) => {
    if (!keeps) storage = undefined;
    const talk = open();
    const leave = talk.subscribe(() => {});
    talk.start();
    talk.send("First");
    talk.send("Second");
    leave();
    const boxOfTheOther = box;
    await refuse(2);
    expect(boxOfTheOther.value).toBe("");
    box = new TextBox();
    box.value = "Typed before";
    talk.subscribe(() => {});
    expect(box.value).toBe("First\nSecond\nTyped before");
    // Of the drafts nothing is left that would come once more.
    expect(readDraft(storage, DRAFT)).toEqual({ text: "", others: [] });
  },
);

test("CHAT-19 a photo that is refused while another conversation is open stands in its own with the reason, and again after another try", async () => {
  const talk = open();
  const leave = talk.subscribe(() => {});
  talk.start();
  const photo = new File(["x"], "harbor.jpg");
  const became = talk.sendPhoto(photo);
  leave();
  await refuse(1);
  expect(await became).toBe("done");
  const kept = { photo, state: "failed", refusal: { text: NO_CREDITS.refusal.text } };
  expect(talk.state().outgoing).toMatchObject([kept]);
  talk.subscribe(() => {});
  for (const message of talk.state().outgoing) talk.retry(message);
  await refuse(1);
  expect(talk.state().outgoing).toMatchObject([kept]);
});
