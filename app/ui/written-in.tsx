import { Icon } from "./icon";

/** Above a text in another language than the page's: which one it is. */
export function WrittenIn({ said }: { said: string | undefined }) {
  if (said === undefined) return null;
  return (
    <p className="place soft">
      <Icon name="globe" /> {said}
    </p>
  );
}
