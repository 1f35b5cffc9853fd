import { Button } from "./button";

export interface PushOptionProps {
  publicKey: string;
  action: string;
  words: { text: string; button: string; done: string; denied: string; failed: string };
}

/** Hidden until a script finds that this device can, is allowed to and does not yet receive notifications (APP-02). */
export function PushOption({ publicKey, action, words }: PushOptionProps) {
  return (
    <rz-push hidden data-key={publicKey} data-src={action}>
      <div className="stack">
        <p>{words.text}</p>
        <Button type="button" variant="secondary" icon="bell">
          {words.button}
        </Button>
        <p role="status" data-done={words.done} data-denied={words.denied} data-failed={words.failed} />
      </div>
    </rz-push>
  );
}
