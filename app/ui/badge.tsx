/** What a badge shows: the number, "99+" from 100, nothing at 0 (SPEC §2 top bar, §9). */
export function badgeText(count: number): string {
  if (count <= 0) return "";
  return count >= 100 ? "99+" : String(count);
}

type BadgeProps = {
  count: number;
  /** Lets the badge script keep it current; then the element stays, hidden, at 0. */
  name?: "unread" | "likes";
  /** What is counted, for screen readers. */
  words?: string;
};

/** A small count beside a word. */
export function Badge({ count, name, words }: BadgeProps) {
  const text = badgeText(count);
  if (text === "" && name === undefined) return null;
  return (
    <>
      <b className="badge" data-badge={name} hidden={text === ""} translate="no">
        {text}
      </b>
      {words ? <span className="sr"> {words}</span> : null}
    </>
  );
}
