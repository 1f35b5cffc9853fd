import { Button } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { PushOption, type PushOptionProps } from "#app/ui/push-option";
import type { StepFrame } from "./step-types";

/** Asked only where the site can send notifications; without scripts it says what they need, and goes on. */
type PushStepProps = { model: StepFrame; option: PushOptionProps | undefined };

export function PushStep({ model, option }: PushStepProps) {
  const { words } = model;
  return (
    <form method="post" action={model.action} className="form">
      <KeyField value={model.key} />
      <p className="lead">{words.push_text}</p>
      {option ? <PushOption {...option} /> : null}
      <noscript>
        <p>{words.push_scripts}</p>
      </noscript>
      <Button wide size="large" name="intent" value="skip">
        {words.next}
      </Button>
    </form>
  );
}
