import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import { MAX_CODE_LENGTH } from "./discount";
import type { DiscountModel } from "./discount-model.server";

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
        maxLength={MAX_CODE_LENGTH}
        required
        defaultValue={form.typed}
        error={form.error}
      />
      <Button variant="secondary">{form.submit}</Button>
    </form>
  );
}
