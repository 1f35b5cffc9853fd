/** Name of the mark on its page: links to a conversation with unread messages begin there. */
export const UNREAD_ID = "unread";

/** Where the unread messages begin. */
export function UnreadMark({ text }: { text: string }) {
  return (
    <li className="unread-mark" id={UNREAD_ID}>
      {text}
    </li>
  );
}
