import { paths } from "#app/paths";
import { Brand } from "#app/ui/brand";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { KeyField } from "#app/ui/key-field";
import type { EntryWarningModel } from "./entry-warning.server";

/** An empty page: where somebody goes who does not want to be seen here. */
const NOWHERE = "about:blank";

/** Over the page until its form is sent: a page of its own without scripts, a modal with them (HOME-02). */
export function EntryWarning({ model, siteName }: { model: EntryWarningModel; siteName: string }) {
  return (
    <Dialog id="site-entry-warning" title={model.title} large locked open="modal">
      <form method="post" action={paths.entryWarning()} className="stack">
        <KeyField value={model.key} />
        <input type="hidden" name="next" value={model.next} />
        <p className="row">
          <Brand name={siteName} />
        </p>
        <p className="lead">{model.adults}</p>
        <ul className="ticks">
          <li>{model.fictional}</li>
          <li>{model.costs}</li>
        </ul>
        <p>{model.younger}</p>
        <Button size="large" wide>
          {model.enter}
        </Button>
        <p className="leave">
          <a className="link" href={NOWHERE} rel="noreferrer">
            {model.leave}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
