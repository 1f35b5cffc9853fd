import { Button } from "#app/ui/button";
import { Bubble } from "#app/ui/chat/bubble";
import { FilePreview } from "./attachments/file-preview";
import type { OutgoingMessage } from "./conversation-state";
import type { ChatPageWords } from "./page-words.server";
import type { LiveConversation } from "./use-conversation";

type OutgoingProps = { words: ChatPageWords; live: LiveConversation; message: OutgoingMessage };

/** A message that has not left yet: what it waits for, and what can be done about it (CHAT-16). */
export function OutgoingBubble({ words, live, message }: OutgoingProps) {
  const { photo, state } = message;
  return (
    <Bubble
      side="own"
      from={words.you}
      text={message.text}
      media={photo ? <FilePreview file={photo} alt={words.photo_message} /> : undefined}
      time={{ text: "", iso: "" }}
      state={{ kind: state, words: statusOf(words, message, live.stored) }}
      retry={
        <span className="row">
          <Button variant="quiet" size="small" icon="retry" type="button" onClick={() => live.retry(message)}>
            {words.retry}
          </Button>
          {photo ? null : (
            <Button variant="quiet" size="small" type="button" onClick={() => live.edit(message)}>
              {words.edit}
            </Button>
          )}
          <Button variant="quiet" size="small" type="button" onClick={() => live.discard(message)}>
            {words.discard}
          </Button>
        </span>
      }
    />
  );
}

/** Says only what is known: nothing was "not sent" that may have arrived. */
function statusOf(
  words: ChatPageWords,
  { state, waitsFor, refusal, photo }: OutgoingMessage,
  stored: boolean,
): string {
  if (state === "sending") return words.sending;
  if (state === "failed")
    return refusal?.text === words.unconfirmed || !refusal?.text
      ? refusal?.text || words.failed
      : `${words.failed}. ${refusal.text}`;
  const waits = {
    connection: words.waits_connection,
    site: words.waits_site,
    login: words.waits_login,
  }[waitsFor ?? "site"];
  return stored && !photo ? waits : `${waits} ${words.waits_unstored}`;
}
