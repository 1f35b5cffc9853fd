import { vi } from "vitest";
import type { ConversationModel, ConversationNews } from "#app/features/chat/chat-model";
import { type Conversation, createConversation } from "#app/features/chat/conversation-store";
import { saveOutbox } from "#app/features/chat/outbox-store";
import { newStorage } from "#tests/support/browser-storage";

/** What a conversation asks of the text box of its page. */
export class TextBox extends EventTarget {
  value = "";
}

export const DRAFT = "1.2";

/** The browser around a conversation: its box, its storage, and a site that answers when it is told to. */
export interface TalkPage {
  box: TextBox;
  storage: ReturnType<typeof newStorage> | undefined;
  /** Posts that were not answered yet, in the order of the questions. */
  posts: { body: URLSearchParams | FormData; answer(answer: Response): void }[];
  /** How often the poll was woken. */
  woken: number;
  talks: Conversation[];
  /** What its window hears. */
  window: EventTarget;
}

export function openPage(): TalkPage {
  const page: TalkPage = {
    box: new TextBox(),
    storage: newStorage(),
    posts: [],
    woken: 0,
    talks: [],
    window: new EventTarget(),
  };
  vi.stubGlobal("HTMLTextAreaElement", TextBox);
  vi.stubGlobal(
    "document",
    Object.assign(new EventTarget(), {
      getElementById: () => page.box,
      querySelector: () => ({ clientHeight: 1 }),
      hidden: false,
    }),
  );
  vi.stubGlobal("window", {
    get localStorage() {
      return page.storage;
    },
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("addEventListener", page.window.addEventListener.bind(page.window));
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("fetch", (_url: string, { body }: { body: URLSearchParams | FormData }) => {
    return new Promise<Response>((answer) => page.posts.push({ body, answer }));
  });
  return page;
}

const COSTS = {
  cost: "1 credit",
  freeLeft: undefined,
  balance: undefined,
  attachCosts: { photos: [], photoEach: "", photo: "", gif: "", gift: "" },
};

type Shown = Partial<Pick<ConversationModel, "messages" | "older">>;

export function openTalk(page: TalkPage, keys = ["k1", "k2", "k3"], shown: Shown = {}): Conversation {
  const talk = createConversation(
    {
      messages: [],
      older: undefined,
      ...shown,
      olderHidden: false,
      newest: undefined,
      read: undefined,
      typing: false,
      notice: undefined,
      composer: { ...COSTS, keys },
      draftKey: DRAFT,
      action: "/chats/1",
      updatesUrl: "/members/2/chat/updates",
      words: { unconfirmed: "Not sure whether this was sent" },
      attach: { photoTooLarge: "This photo is too large." },
    },
    undefined,
    {
      wake: () => {
        page.woken += 1;
      },
      moved: () => {},
      isOnline: () => true,
    },
  );
  page.talks.push(talk);
  return talk;
}

/** An earlier page of this browser wrote it, and it has not gone out. */
export function storeWaiting({ storage }: TalkPage, text: string): void {
  const message = { id: "a", text, key: "k0", state: "waiting", refusal: undefined } as const;
  saveOutbox(storage, DRAFT, [message], new Set());
}

/** Nothing waits any more: no timer of it goes off in another test, and no post is given up in one. */
export async function closePage({ talks, posts }: TalkPage): Promise<void> {
  for (const talk of talks) for (const message of talk.state().outgoing) talk.discard(message);
  for (const { answer } of posts.splice(0)) answer(new Response(null, { status: 404 }));
  await new Promise((next) => setTimeout(next));
  vi.unstubAllGlobals();
}

/** What a quiet poll brings. */
export function quietNews(more: Partial<ConversationNews> = {}): ConversationNews {
  const counts = { unread: 0, newLikes: 0 };
  return { messages: [], typing: false, composer: COSTS, owner: 1, rows: [], counts, ...more };
}

/** The next post that waits for an answer gets this one; tells its key. */
export async function answerPost({ posts }: TalkPage, answer: Response): Promise<string> {
  await vi.waitUntil(() => posts.length > 0);
  const post = posts.shift();
  post?.answer(answer);
  await new Promise((next) => setTimeout(next));
  return `${post?.body.get("_key")}`;
}
