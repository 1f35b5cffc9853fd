/** A new day in the list of messages. */
export function DaySeparator({ text, iso }: { text: string; iso: string }) {
  return (
    <li className="day">
      <time dateTime={iso}>{text}</time>
    </li>
  );
}
