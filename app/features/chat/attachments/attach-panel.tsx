import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { AttachCosts, AttachModel } from "../chat-model";
import { PhotoChoice } from "./photo-choice";

type AttachPanelProps = {
  model: AttachModel;
  costs: AttachCosts;
  /** Changes when the photo is on its way: the panel closes. */
  sentPhotos: number;
};

/**
 * Photo, GIF and gift beside the text box (CHAT-02), inside its form: what is being typed travels along and comes back.
 * The photo's button alone sends the form with its file.
 */
export function AttachPanel({ model, costs, sentPhotos }: AttachPanelProps) {
  const panel = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (sentPhotos > 0 && panel.current) panel.current.open = false;
  }, [sentPhotos]);

  return (
    <details className="attach" ref={panel}>
      <summary className="btn btn-quiet btn-round">
        <Icon name="plus" />
        <span className="sr">{model.open}</span>
      </summary>
      <div className="attach-panel">
        <PhotoChoice model={model} cost={costs.photo} sentPhotos={sentPhotos} />
        <div className="row">
          <Button variant="secondary" icon="gif" name="intent" value="gif" formNoValidate>
            {model.gif} · {costs.gif}
          </Button>
          <Button variant="secondary" icon="gift" name="intent" value="gift" formNoValidate>
            {model.gift} · {costs.gift}
          </Button>
        </div>
      </div>
    </details>
  );
}
