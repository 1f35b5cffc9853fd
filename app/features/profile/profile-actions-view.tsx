import { Button, ButtonLink } from "#app/ui/button";
import { KeyField } from "#app/ui/key-field";
import { Notice } from "#app/ui/notice";
import { TextLink } from "#app/ui/text-link";
import type { ProfileModel } from "./profile-model.server";

type ActionsProps = { model: ProfileModel; action: string };

/** Came back from the login to like: the button is where the focus is. */
const focusOnLoad = { autoFocus: true };

/**
 * What can be done about a member (PROF-02); visitors are led to the login (PROF-09). On a phone like and message stay
 * under the thumb while the profile is read (LOOK-07).
 */
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
      {can.write || can.like ? (
        <div className="dock">
          {can.like ? <LikeAction model={model} action={action} /> : null}
          {can.write ? (
            <ButtonLink icon="message" href={links.message}>
              {words.message}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {model.answeredBy ? <p className="soft">{model.answeredBy}</p> : null}
      {model.likeState ? <p className="soft">{model.likeState}</p> : null}
      <div className="row quiet-actions">
        {can.write ? (
          <ButtonLink variant="quiet" size="small" icon="gift" href={links.gift}>
            {words.gift}
          </ButtonLink>
        ) : null}
        {links.photos ? (
          <ButtonLink variant="quiet" size="small" icon="image" href={links.photos}>
            {model.photoCount}
          </ButtonLink>
        ) : null}
      </div>
      {links.signup ? (
        <p className="soft">
          {links.signup.lead} <TextLink href={links.signup.href}>{links.signup.text}</TextLink>
        </p>
      ) : null}
    </section>
  );
}

/** Block and report, after what there is to read. */
export function SafetyActions({ model: { words, links } }: { model: ProfileModel }) {
  return (
    <div className="row quiet-actions">
      <ButtonLink variant="quiet" size="small" icon="ban" href={links.block}>
        {words.block}
      </ButtonLink>
      <ButtonLink variant="quiet" size="small" icon="flag" href={links.report}>
        {words.report}
      </ButtonLink>
    </div>
  );
}

function LikeAction({ model, action }: ActionsProps) {
  const { words, liked, links } = model;
  if (links.like) {
    return (
      <ButtonLink variant="secondary" icon="heart" href={links.like}>
        <span className="dock-word">{words.like}</span>
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
        <span className="dock-word">{liked ? words.unlike : words.like}</span>
      </Button>
    </form>
  );
}
