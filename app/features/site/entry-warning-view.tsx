import { paths } from "#app/paths";
import { Brand } from "#app/ui/brand";
import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { KeyField } from "#app/ui/key-field";
import cssUrl from "./entry-warning.css?url";
import type { EntryWarningModel } from "./entry-warning.server";

/** An empty page: where somebody goes who does not want to be seen here. */
const NOWHERE = "about:blank";

/** Over the page until its form is sent: a page of its own without scripts, a modal with them (HOME-02). */
export function EntryWarning({ model, siteName }: { model: EntryWarningModel; siteName: string }) {
  return (
    <>
      <link rel="stylesheet" href={cssUrl} />
      <Dialog id="site-entry-warning" title={model.title} large locked open="modal">
        <form method="post" action={paths.entryWarning()} className="stack">
          <KeyField value={model.key} />
          <input type="hidden" name="next" value={model.next} />
          <p className="entry-brand">
            <Brand name={siteName} />
          </p>
          <p className="entry-words">{model.adults}</p>
          <div>
            <Button size="large" wide>
              {model.enter}
            </Button>
            <a className="link leave" href={NOWHERE} rel="noreferrer">
              {model.leave}
            </a>
          </div>
          <p className="entry-small">
            {model.fictional} {model.costs}
          </p>
        </form>
      </Dialog>
    </>
  );
}
