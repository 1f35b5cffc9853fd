import { ButtonLink } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import type { SendRefusal } from "./chat-model";

/** Why nothing was sent, and the way out. */
export function RefusalNotice({ refusal }: { refusal: Partial<SendRefusal> }) {
  return (
    <Notice
      kind="danger"
      announce
      actions={
        refusal.link ? <ButtonLink href={refusal.link.href}>{refusal.link.label}</ButtonLink> : undefined
      }
    >
      <p>{refusal.text}</p>
      {refusal.detail ? <p>{refusal.detail}</p> : null}
    </Notice>
  );
}
