import { sendByForm } from "#app/browser/send-by-form";
import { within } from "#app/browser/within";
import type { MessageModel, OlderMessages } from "../chat-model";

const ANSWER_TIMEOUT_MS = 12_000;

export type Opening = { action: string; body: FormData; updatesUrl: string; id: number };

/** Opens a photo; gives its message as it is then. Where that is not sure the form's own way leads there too. */
export async function openPhoto(opening: Opening): Promise<MessageModel | undefined> {
  const message = await open(opening);
  if (message?.media) return message;
  await sendByForm({ url: opening.action, body: opening.body });
  return undefined;
}

async function open({ action, body, updatesUrl, id }: Opening): Promise<MessageModel | undefined> {
  try {
    return await within(ANSWER_TIMEOUT_MS, async (signal) => {
      // What it answers is the way to the page, which is here already.
      const fields = new URLSearchParams([...body].map(([name, value]) => [name, `${value}`]));
      await fetch(action, { method: "POST", body: fields, redirect: "manual", signal });
      const answer = await fetch(`${updatesUrl}?before=${id + 1}`, { cache: "no-store", signal });
      const { messages } = (await answer.json()) as OlderMessages;
      return messages.find((message) => message.id === id);
    });
  } catch {
    // Not answered in time, or with something else than messages: the form goes there itself.
    return undefined;
  }
}
