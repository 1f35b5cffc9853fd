import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { AttachCosts, AttachModel } from "../chat-model";
import { PhotoChoice } from "./photo-choice";

type AttachPanelProps = { model: AttachModel; costs: AttachCosts };

/**
 * Photo, GIF and gift beside the text box (CHAT-02), inside its form: what is being typed travels along and comes back.
 * The photos' button alone sends the form with its files; GIF and gift open over the conversation where scripts run.
 */
export function AttachPanel({ model, costs }: AttachPanelProps) {
  return (
    <details className="attach">
      <summary className="btn btn-quiet btn-round">
        <Icon name="plus" />
        <span className="sr">{model.open}</span>
      </summary>
      <div className="attach-panel">
        <PhotoChoice model={model} costs={costs} />
        <Button variant="quiet" icon="gif" name="intent" value="gif" formNoValidate>
          {model.gif} <small>{costs.gif}</small>
        </Button>
        <Button variant="quiet" icon="gift" name="intent" value="gift" formNoValidate>
          {model.gift} <small>{costs.gift}</small>
        </Button>
      </div>
    </details>
  );
}
