import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";

export interface DiscountModel {
  /** "Code SPRING20: 20% off", where one counts. */
  active: string | undefined;
  /** What the code asks for. */
  conditions: string[];
  remove: { href: string; text: string } | undefined;
  form: {
    action: string;
    /** Where the credits were missing, carried along. */
    next: string | undefined;
    label: string;
    submit: string;
    typed: string;
    error: string | undefined;
    /** The open order that holds the code. */
    held: { href: string; text: string } | undefined;
  };
}

const FIELD = "code";

/** Which discount the prices below are after, and why a typed code does not count. */
export function DiscountNote({ model: { active, conditions, remove, form } }: { model: DiscountModel }) {
  return (
    <>
      {form.error ? (
        <Notice
          kind="danger"
          announce
          actions={form.held ? <TextLink href={form.held.href}>{form.held.text}</TextLink> : undefined}
        >
          <p>
            <TextLink href={`#${FIELD}`}>{form.error}</TextLink>
          </p>
        </Notice>
      ) : null}
      {active ? (
        <Notice
          kind="success"
          actions={remove ? <TextLink href={remove.href}>{remove.text}</TextLink> : undefined}
        >
          <p>{active}</p>
          {conditions.map((condition) => (
            <p key={condition}>{condition}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

/** A field for a code. It only asks, so the code stands in the address and survives reloads and the way back. */
export function DiscountCodeForm({ model: { form } }: { model: DiscountModel }) {
  return (
    <form method="get" action={form.action} className="form discount">
      {form.next ? <input type="hidden" name="next" value={form.next} /> : null}
      <Field
        id={FIELD}
        name="code"
        label={form.label}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={60}
        required
        defaultValue={form.typed}
        error={form.error}
      />
      <Button variant="secondary">{form.submit}</Button>
    </form>
  );
}
