import type { MessageModel } from "./chat-model";

/** A text with links: each leads to a page of ours that says where it would go. */
export function LinkedText({ parts }: { parts: NonNullable<MessageModel["parts"]> }) {
  return (
    <>
      {parts.map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sent text stays as it is
          <a key={index} className="link" href={href} data-dialog="link" dir="ltr">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </>
  );
}
