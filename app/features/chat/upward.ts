import { within } from "#app/browser/within";
import type { OlderMessages } from "./chat-model";
import type { ConversationState, LoadedParts } from "./conversation-state";
import { mergeById } from "./merge-messages";

/**
 * Older messages are fetched when the oldest shown one is so many screens away: who arrives there while Chromium still
 * moves the page for a wheel is taken along to the new top (decision 117).
 */
const NEAR_SCREENS = 2;

const ANSWER_TIMEOUT_MS = 12_000;

type Loaded = Pick<ConversationState, "messages" | "parts">;

/** Older messages above the others. `asked`: the address they were asked for by. */
export function withOlder({ messages, parts }: Loaded, asked: string, found: OlderMessages): Loaded {
  const [first, ...later] = parts;
  // Asked for twice.
  if (asked !== first.older) return { messages, parts };
  const { messages: more, ...way } = found;
  const [oldest] = more;
  if (!oldest) return { messages, parts: [{ ...first, ...way }, ...later] };
  return { messages: mergeById(more, messages), parts: [{ from: oldest.id, ...way }, first, ...later] };
}

/** Loads what is above, even where it failed before; false: only its link leads there. */
export type Upward = () => Promise<boolean>;

type Options = {
  box: HTMLElement;
  state(): Loaded;
  showOlder(loaded: { messages: Loaded["messages"]; parts: LoadedParts }): void;
  updatesUrl: string;
  /** Ends it. */
  signal: AbortSignal;
};

/** Loads upward while somebody scrolls up. */
export function createUpward({ box, state, showOlder, updatesUrl, signal }: Options): Upward {
  let asked: string | undefined;

  async function load(): Promise<boolean> {
    const { older } = state().parts[0];
    const before = older && new URL(older, location.href).searchParams.get("before");
    if (!before || asked === older) return true;
    asked = older;
    // The first of the page's two links to other messages is the way up.
    const link = box.querySelector(".day > .link");
    link?.setAttribute("aria-busy", "true");
    try {
      const found = await within(ANSWER_TIMEOUT_MS, async (limit) => {
        const init: RequestInit = { cache: "no-store", signal: limit };
        const answer = await fetch(`${updatesUrl}?before=${before}`, init);
        return answer.ok ? ((await answer.json()) as OlderMessages | false | null) : null;
      });
      if (!found) return false;
      showOlder(withOlder(state(), older, found));
      return true;
    } catch {
      // The caller follows the link instead.
      return false;
    } finally {
      link?.removeAttribute("aria-busy");
    }
  }

  const look = () => {
    const leftPx = box.scrollHeight - box.clientHeight + box.scrollTop;
    if (leftPx < box.clientHeight * NEAR_SCREENS) void load();
  };
  box.addEventListener("scroll", look, { passive: true, signal });
  look();
  return () => {
    asked = undefined;
    return load();
  };
}
