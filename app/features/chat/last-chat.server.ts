import { z } from "zod";
import type { PageContext } from "#app/page-context";

const NAME = "last_chat";

const lastChat = z.object({ profile: z.number().int().nonnegative(), openedAtS: z.number().int() });

/** The partner whose chat this login opened last, for a month (CHAT-14). */
export function lastChatOf(context: PageContext): number | undefined {
  return memoryOf(context)?.profile;
}

/** Remembers profile and date of the chat that is opened now (SPEC §3). */
export function rememberChat(context: PageContext, profile: number): void {
  const { runtime, binding } = context;
  const openedAtS = Math.floor(runtime.clock() / 1000);
  runtime.loginMemory.write(binding, NAME, JSON.stringify({ profile, openedAtS }));
}

function memoryOf({ runtime, binding }: PageContext) {
  const text = runtime.loginMemory.read(binding, NAME);
  return text === undefined ? undefined : lastChat.safeParse(JSON.parse(text)).data;
}
