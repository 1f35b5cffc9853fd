import { paths } from "#app/paths";
import { Button, ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import type { NewLikeModel } from "./overlay.server";
import { MatchOverlay } from "./overlay-view";

/** The newest like, or the form that asks for one: scripts fetch it where a poll brought news (LIKE-03). */
export function NewLikeView({ model: { words, overlay, key } }: { model: NewLikeModel }) {
  return (
    <>
      {overlay ? <MatchOverlay model={overlay} /> : null}
      <EmptyState
        page
        icon="heart"
        title={overlay ? words.page_title : words.none_title}
        text={overlay ? words.page_text : words.none_text}
        action={
          <>
            <ButtonLink href={paths.likes()}>{words.all_likes}</ButtonLink>
            {overlay ? null : (
              <form method="post" action={paths.newLike()} data-ask-like="">
                <KeyField value={key} />
                <Button variant="secondary">{words.ask}</Button>
              </form>
            )}
          </>
        }
      />
    </>
  );
}
