import { type FormEvent, useState } from "react";
import { within } from "#app/browser/within";
import type { MessageModel, OlderMessages, PartnerPhoto } from "../chat-model";
import { postByForm } from "../post-by-form";

const ANSWER_TIMEOUT_MS = 12_000;

export interface OpenedPhoto {
  /** The message with its photo, once it was opened here. */
  opened: MessageModel | undefined;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** Opens one photo where it stands (SAFE-07); the other choices change more, and have the page come anew. */
export function useOpenedPhoto(
  updatesUrl: string,
  { id }: MessageModel,
  { action }: PartnerPhoto,
): OpenedPhoto {
  const [opened, setOpened] = useState<MessageModel>();
  return {
    opened,
    onSubmit: (event) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "open") return;
      event.preventDefault();
      const body = new FormData(event.currentTarget);
      body.set("intent", "open");
      void open({ action, body, updatesUrl, id }).then(async (message) => {
        if (message?.media) setOpened(message);
        else await postByForm({ url: action, body });
      });
    },
  };
}

type Opening = { action: string; body: FormData; updatesUrl: string; id: number };

/** The message as it is after opening; undefined where that is not sure: the form's own way leads there too. */
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
