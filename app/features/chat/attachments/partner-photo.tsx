import type { FormEventHandler, ReactNode } from "react";
import { fill } from "#app/i18n/fill";
import { Button } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { KeyField } from "#app/ui/key-field";
import type { ConversationModel, MessageModel, PartnerPhoto } from "../chat-model";
import { MessageMediaView } from "./message-media";
import { useOpenedPhoto } from "./use-opened-photo";

type PhotoProps = { model: ConversationModel; message: MessageModel; photo: PartnerPhoto };

/** A photo of the partner: covered until it is opened (SAFE-07), and reporting it is one step away in any case. */
export function PartnerPhotoView({ model, message, photo }: PhotoProps) {
  const { words } = model;
  const { opened, onSubmit } = useOpenedPhoto(model.updatesUrl, message, photo);
  const media = opened?.media ?? message.media;
  const report = (
    <a className="link" href={photo.report}>
      {words.cover_report}
    </a>
  );
  if (photo.covered && !opened) {
    return (
      <div className="cover">
        <p>
          <Icon name="image" /> {words.cover_text}
        </p>
        <CoverForm model={model} message={message} photo={photo} onSubmit={onSubmit}>
          <CoverChoices model={model} />
        </CoverForm>
        {report}
      </div>
    );
  }
  return (
    <>
      {media ? <MessageMediaView media={media} /> : null}
      <div className="opened" tabIndex={-1} ref={opened ? focusOn : undefined}>
        <CoverForm model={model} message={message} photo={photo}>
          <Button variant="quiet" size="small" icon="eye-off" name="intent" value="again">
            {words.cover_again}
          </Button>
        </CoverForm>
        {report}
      </div>
    </>
  );
}

/** The button that was pressed is gone: the focus stays at the photo. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** This photo, all of this member, or everybody's. */
function CoverChoices({ model: { words, partner } }: Pick<PhotoProps, "model">) {
  return (
    <>
      <Button size="small" icon="eye" name="intent" value="open">
        {words.cover_open}
      </Button>
      <details>
        <summary className="link">{words.cover_more}</summary>
        <Button variant="quiet" size="small" name="intent" value="person">
          {fill(words.cover_person, { name: partner.name })}
        </Button>
        <Button variant="quiet" size="small" name="intent" value="never">
          {words.cover_never}
        </Button>
      </details>
    </>
  );
}

type FormProps = PhotoProps & { onSubmit?: FormEventHandler<HTMLFormElement>; children: ReactNode };

function CoverForm({ model, message, photo, onSubmit, children }: FormProps) {
  return (
    <form method="post" action={photo.action} onSubmit={onSubmit}>
      <KeyField value={model.coverKey} />
      <input type="hidden" name="message" value={message.id} />
      {photo.before === undefined ? null : <input type="hidden" name="before" value={photo.before} />}
      {children}
    </form>
  );
}
