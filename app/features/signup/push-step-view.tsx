import { Button } from "#app/ui/button";
import type { StepFrame } from "./step-types";

/** Asked only where the site can send notifications; without scripts it says what they need, and goes on. */
export function PushStep({ model }: { model: StepFrame }) {
  const { words } = model;
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="_key" value={model.key} />
      <p className="lead">{words.push_text}</p>
      <noscript>
        <p>{words.push_scripts}</p>
      </noscript>
      <Button wide size="large" name="intent" value="skip">
        {words.push_next}
      </Button>
    </form>
  );
}
