import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { CodeNotes } from "./code-notes-view";
import { MAX_CODE_LENGTH } from "./discount";
import type { DiscountModel } from "./discount-model.server";

const FIELD = "code";

/** Which discount the prices below are after, and why a typed code does not count. */
export function DiscountNote({
  model: { active, conditions, remove, notes, form },
}: {
  model: DiscountModel;
}) {
  const { error } = form;
  return (
    <>
      {error ? (
        <Notice
          kind="danger"
          announce
          actions={error.link ? <TextLink href={error.link.href}>{error.link.text}</TextLink> : undefined}
        >
          <p>
            <TextLink href={`#${FIELD}`}>{error.text}</TextLink>
          </p>
        </Notice>
      ) : null}
      <CodeNotes notes={notes} />
      {active.length > 0 ? (
        <Notice
          kind="success"
          actions={remove ? <TextLink href={remove.href}>{remove.text}</TextLink> : undefined}
        >
          {active.map((line) => (
            <p key={line}>{line}</p>
          ))}
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
        maxLength={MAX_CODE_LENGTH}
        required
        defaultValue={form.typed}
        error={form.error?.text}
      />
      <Button variant="secondary">{form.submit}</Button>
    </form>
  );
}
