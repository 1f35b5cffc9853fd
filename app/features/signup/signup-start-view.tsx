import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { BEGIN_SIGNUP } from "./signup-begin";
import type { SignupModel } from "./signup-model.server";

type SignupStartProps = { model: SignupModel; submit: string };

/** The first of the signup's fields; the form goes on from there with what was typed. */
export function SignupStart({ model, submit }: SignupStartProps) {
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="intent" value={BEGIN_SIGNUP} />
      {model.invite ? <input type="hidden" name="invite" value={model.invite} /> : null}
      <Field
        {...model.constraints.email}
        id="email"
        name="email"
        type="email"
        label={model.words.email}
        autoComplete="email"
        enterKeyHint="go"
      />
      <Button wide size="large">
        {submit}
      </Button>
    </form>
  );
}
