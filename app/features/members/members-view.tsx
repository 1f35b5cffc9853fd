import { ButtonLink } from "#app/ui/button";
import { Chip, Chips } from "#app/ui/chip";
import { EmptyState } from "#app/ui/empty-state";
import { KeyField } from "#app/ui/key-field";
import { MemberGrid } from "#app/ui/member-card";
import { Pager } from "#app/ui/pager";
import { ShowMore } from "#app/ui/show-more";
import type { MembersModel } from "./search.server";
import { SearchForm } from "./search-form-view";

/** The search: one form around the grid carries every like, which keeps 24 cards small. */
export function MembersView({ model }: { model: MembersModel }) {
  const { words, cards, similar, others, chips } = model;
  return (
    <>
      <h1>{words.title}</h1>
      <div className="find">
        {chips.length > 0 ? (
          <Chips label={words.filters_label}>
            {chips.map(({ text, remove, change }) => (
              <Chip key={text} remove={remove} choose={change}>
                {text}
              </Chip>
            ))}
          </Chips>
        ) : null}
        <SearchForm {...model.form} />
        <p className="soft">{model.count}</p>
      </div>
      {cards === "" ? (
        <EmptyState
          icon="search"
          title={words.empty_title}
          text={words.empty_text}
          action={
            <ButtonLink variant="secondary" href={model.all}>
              {words.show_all}
            </ButtonLink>
          }
        />
      ) : null}
      <form method="post" action={model.here}>
        <KeyField value={model.key} />
        <input type="hidden" name="intent" value="like" />
        {cards === "" ? null : <MemberGrid piece="members" label={words.list_label} html={cards} />}
        {similar !== "" ? (
          <section className="section">
            <h2>{words.similar_title}</h2>
            <p className="soft">{words.similar_text}</p>
            <MemberGrid piece="similar" label={words.similar_title} html={similar} />
          </section>
        ) : null}
        {others !== "" ? (
          <section className="section">
            <h2>{words.others_title}</h2>
            <p className="soft">{words.others_text}</p>
            <MemberGrid piece="others" label={words.others_title} html={others} />
          </section>
        ) : null}
      </form>
      {model.previous || model.next ? (
        <ShowMore list="members" href={model.next} label={words.more} added={words.more_shown} auto />
      ) : null}
      {model.previous || model.next ? (
        <Pager
          label={words.pages_label}
          text={model.pageText}
          previous={model.previous ? { href: model.previous, label: words.previous } : undefined}
          next={model.next ? { href: model.next, label: words.next } : undefined}
        />
      ) : null}
    </>
  );
}
