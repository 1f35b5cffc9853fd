import { type RefObject, useEffect } from "react";
import type { ConversationModel } from "./chat-model";
import { changeDraft, draftStorage, readDraft } from "./draft-store";
import { putText } from "./text-box";

/** Stores the text in the box in this browser, and brings it back (CHAT-06). */
export function useDraft(form: RefObject<HTMLFormElement>, { draftKey, draft }: ConversationModel): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a conversation; what the page brought does not change
  useEffect(() => {
    const box = form.current?.elements.namedItem("text");
    if (!(box instanceof HTMLTextAreaElement)) return;
    const storage = draftStorage();
    const stored = readDraft(storage, draftKey);
    // What the page brought or somebody typed before the scripts came stands in the box already.
    const stands = box.value.trim();
    // Another tab's text stays beside it (CHAT-20).
    let was = stored.text.includes(stands) ? stored.text : stands;
    const save = () => {
      const text = box.value.trim() === "" ? "" : box.value;
      changeDraft(storage, draftKey, { text, was });
      was = text;
    };
    // Not saved before the next touch: the page's own post may be on its way with just that text.
    box.addEventListener("input", save);
    if (stored.text && stands === "") putText(box, stored.text);
    else if (stored.text && stands === draft?.trim() && !stored.text.includes(stands)) {
      was = stored.text;
      putText(box, `${stored.text}\n${stands}`);
    }
    return () => box.removeEventListener("input", save);
  }, [draftKey]);
}
