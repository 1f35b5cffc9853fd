import { paths } from "#app/paths";
import { Mark } from "#app/ui/brand";
import { ButtonLink } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Picture } from "#app/ui/picture";
import cssUrl from "./overlay.css?url";
import type { OverlayModel } from "./overlay.server";

const SINGLE_SIZES = "(min-width:576px) 320px,70vw";
const PAIR_SIZES = "(min-width:576px) 224px,40vw";

/**
 * Full screen for a new like (LIKE-03): photo and button lead on, a click anywhere else closes. Native all through:
 * the ground is the button of a `method="dialog"` form, so that it closes without scripts too.
 */
export function MatchOverlay({ model }: { model: OverlayModel }) {
  const { profile, picture, match, fictional } = model;
  const titleId = `match-${profile}`;
  return (
    <rz-match data-piece="overlay" data-profile={profile}>
      <link rel="stylesheet" href={cssUrl} />
      <dialog className="match" open aria-labelledby={titleId}>
        <div className={match ? "match-card match-mutual" : "match-card"}>
          <Mark />
          <h2 id={titleId}>{model.title}</h2>
          <div className={match ? "match-pair" : undefined}>
            {match ? (
              <span className="match-photo" aria-hidden="true">
                <Picture {...match.own} alt="" sizes={PAIR_SIZES} eager />
              </span>
            ) : null}
            <a className="match-photo" href={paths.likedMember(profile)} data-emits="rz-match-photo">
              <Picture {...picture} sizes={match ? PAIR_SIZES : SINGLE_SIZES} eager />
              {fictional ? <i className="fic">{fictional}</i> : null}
              <span className="sr"> {model.photoText}</span>
            </a>
          </div>
          <p>{model.text}</p>
          {match?.line ? (
            <a className="match-line" href={paths.memberChat(profile, { text: match.line })} dir="auto">
              {match.line}
            </a>
          ) : null}
          {model.startText ? (
            <ButtonLink
              icon="message"
              href={paths.memberChat(profile, { starting: 1 })}
              data-emits="rz-match-start"
              data-starting-text={model.startingText}
            >
              <span data-label="">{model.startText}</span>
            </ButtonLink>
          ) : null}
        </div>
        <form method="dialog" className="match-ground">
          <button type="submit">
            <Icon name="x" />
            <span className="sr">{model.closeText}</span>
          </button>
        </form>
      </dialog>
    </rz-match>
  );
}
