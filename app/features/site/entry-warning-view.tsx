import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import type { PageLayout } from "./entry-rule";

export interface EntryWarningModel {
  layouts: readonly PageLayout[];
  title: string;
  adults: string;
  fictional: string;
  costs: string;
  younger: string;
  enter: string;
  key: string;
  next: string;
}

/** Over the page until its form is sent: a page of its own without scripts, a modal with them (HOME-02). */
export function EntryWarning({ model }: { model: EntryWarningModel }) {
  return (
    <Dialog id="site-entry-warning" title={model.title} large locked open="modal">
      <form method="post" action={paths.entryWarning()} className="stack">
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="next" value={model.next} />
        <p className="lead">{model.adults}</p>
        <ul className="ticks">
          <li>{model.fictional}</li>
          <li>{model.costs}</li>
        </ul>
        <p>{model.younger}</p>
        <Button size="large" wide>
          {model.enter}
        </Button>
      </form>
    </Dialog>
  );
}
