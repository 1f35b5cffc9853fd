import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { ProfileModel } from "./profile-model.server";

type ActionsProps = { model: ProfileModel; action: string };

/** Came back from the login to like: the button is where the focus is. */
const focusOnLoad = { autoFocus: true };

/** Photo count, like or unlike, gift, message, block and report (PROF-02); visitors are led to the login (PROF-09). */
export function ProfileActions({ model, action }: ActionsProps) {
  const { words, links, can } = model;
  return (
    <section className="profile-actions" aria-label={words.actions_label} data-piece="actions">
      {model.nowLike ? (
        <Notice kind="success">
          <p>{model.nowLike}</p>
        </Notice>
      ) : null}
      {model.unreachable ? (
        <Notice>
          <p>{model.unreachable}</p>
        </Notice>
      ) : null}
      <div className="row">
        {can.write ? (
          <ButtonLink icon="message" href={links.message}>
            {words.message}
          </ButtonLink>
        ) : null}
        {can.like ? <LikeAction model={model} action={action} /> : null}
        {can.write ? (
          <ButtonLink variant="secondary" icon="gift" href={links.gift}>
            {words.gift}
          </ButtonLink>
        ) : null}
      </div>
      {model.likeState ? <p className="soft">{model.likeState}</p> : null}
      {links.signup ? (
        <p className="soft">
          {words.visitor_text} <TextLink href={links.signup}>{words.visitor_signup}</TextLink>
        </p>
      ) : null}
      <div className="row quiet-actions">
        {links.photos ? (
          <ButtonLink variant="quiet" size="small" icon="image" href={links.photos}>
            {model.photoCount}
          </ButtonLink>
        ) : null}
        <ButtonLink variant="quiet" size="small" icon="ban" href={links.block}>
          {words.block}
        </ButtonLink>
        <ButtonLink variant="quiet" size="small" icon="flag" href={links.report}>
          {words.report}
        </ButtonLink>
      </div>
    </section>
  );
}

function LikeAction({ model, action }: ActionsProps) {
  const { words, liked, links } = model;
  if (links.like) {
    return (
      <ButtonLink variant="secondary" icon="heart" href={links.like}>
        {words.like}
      </ButtonLink>
    );
  }
  return (
    <form method="post" action={action} data-swap="actions">
      <KeyField value={model.key} />
      <Button
        variant={model.nowLike ? "primary" : "secondary"}
        icon={liked ? "heart-filled" : "heart"}
        name={liked ? "unlike" : "like"}
        value={String(model.id)}
        {...(model.nowLike ? focusOnLoad : {})}
      >
        {liked ? words.unlike : words.like}
      </Button>
    </form>
  );
}
