import { changeDraft, draftStorage } from "./draft-store";
import { giveBack } from "./text-box";

/** The way back of what could not be sent. */
export interface ReturnedTexts {
  /** Goes to the text box; where another conversation is shown, as soon as this one is again. */
  take(text: string): void;
  /** The conversation is shown again. */
  show(): void;
}

/** What could not be sent goes back to where it was written, wherever the member is now; a draft keeps it over a reload. */
export function returnedTexts(
  draftKey: string,
  ownBox: () => HTMLTextAreaElement | undefined,
): ReturnedTexts {
  const waiting: string[] = [];
  return {
    take(text) {
      const box = ownBox();
      if (box) {
        giveBack(box, text);
        return;
      }
      changeDraft(draftStorage(), draftKey, { text, was: "" });
      waiting.push(text);
    },
    show() {
      const box = ownBox();
      if (!box) return;
      for (const text of waiting.splice(0)) {
        // The newest came with the draft.
        if (box.value === text) continue;
        changeDraft(draftStorage(), draftKey, { text: "", was: text });
        giveBack(box, text);
      }
    },
  };
}
