import { paths } from "#app/paths";
import { ButtonLink } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import type { SearchHiddenModel } from "./search-hidden.server";

/** Instead of members, where the operator shows them to members only (HOME-03): plain words and the two ways in. */
export function SearchHidden({ model }: { model: SearchHiddenModel }) {
  return (
    <EmptyState
      page
      icon="lock"
      title={model.title}
      text={model.text}
      action={
        <p className="row">
          <ButtonLink size="large" href={paths.signup()}>
            {model.signup}
          </ButtonLink>
          <ButtonLink size="large" variant="secondary" href={model.loginUrl}>
            {model.login}
          </ButtonLink>
        </p>
      }
    />
  );
}
