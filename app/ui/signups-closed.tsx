import { Icon } from "./icon";

/** Stands where a page would ask to sign up, on a site where nobody may (SIGN-11). */
export function SignupsClosedNote({ closed: { title, text } }: { closed: { title: string; text: string } }) {
  return (
    <p className="signups-closed">
      <Icon name="lock" />
      <span>
        <b>{title}</b> {text}
      </span>
    </p>
  );
}
