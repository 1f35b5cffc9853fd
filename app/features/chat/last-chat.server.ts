import { z } from "zod";
import type { PageContext } from "#app/page-context";

const NAME = "last_chat";

const lastChat = z.object({ profile: z.number().int().nonnegative(), openedAtS: z.number().int() });

/** The partner whose chat this login opened last, for a month (CHAT-14). */
export async function lastChatOf(context: PageContext): Promise<number | undefined> {
  return (await memoryOf(context))?.profile;
}

/** Remembers profile and date of the chat that is opened now (SPEC §3). */
export async function rememberChat(context: PageContext, profile: number): Promise<void> {
  const { runtime, binding } = context;
  const openedAtS = Math.floor(runtime.clock() / 1000);
  await runtime.loginMemory.write(binding, NAME, JSON.stringify({ profile, openedAtS }));
}

async function memoryOf({ runtime, binding }: PageContext) {
  const text = await runtime.loginMemory.read(binding, NAME);
  return text === undefined ? undefined : lastChat.safeParse(JSON.parse(text)).data;
}
