import { Button } from "#app/ui/button";
import { Dialog } from "#app/ui/dialog";
import { KeyField } from "#app/ui/key-field";
import { Picture } from "#app/ui/picture";
import cssUrl from "./like-ask.css?url";
import type { LikeAskModel } from "./like-ask.server";

/** Asks whether the member likes this profile (LIKE-04): a modal after some seconds, part of the page without scripts. */
export function LikeAsk({ model, action }: { model: LikeAskModel; action: string }) {
  const { profile, picture, fictional } = model;
  return (
    <rz-later class="like-ask" data-seconds={model.seconds}>
      <link rel="stylesheet" href={cssUrl} />
      <Dialog id="like-ask" title={model.title} open>
        <div className="like-ask-photo">
          <Picture {...picture} sizes="160px" />
          {fictional ? <i className="fic">{fictional}</i> : null}
        </div>
        <form method="post" action={action} data-swap="actions" id="like-ask-form">
          <KeyField value={model.key} />
        </form>
        <form method="dialog" className="row">
          <Button form="like-ask-form" icon="heart" name="like" value={String(profile)}>
            {model.likeText}
          </Button>
          <Button variant="secondary">{model.laterText}</Button>
        </form>
      </Dialog>
    </rz-later>
  );
}
