import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { CodeNoteModel } from "./discount-notes.server";

/** What is said of codes beside a price: why one does not count, or what counts instead. */
export function CodeNotes({ notes }: { notes: CodeNoteModel[] }) {
  return (
    <>
      {notes.map(({ kind, text, link }) => (
        <Notice
          key={text}
          kind={kind}
          actions={link ? <TextLink href={link.href}>{link.text}</TextLink> : undefined}
        >
          <p>{text}</p>
        </Notice>
      ))}
    </>
  );
}
