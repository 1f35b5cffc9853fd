import { Notice } from "./notice";

/** What was added of the files of a form, one sentence each. Nothing without any. */
export function AddedPhotos({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Notice kind="success" announce>
      <ul>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes and two files may share a name
          <li key={index}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
