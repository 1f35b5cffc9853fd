import type { Words } from "#app/i18n/catalog";
import { EmptyState } from "#app/ui/empty-state";
import { MemberGrid } from "#app/ui/member-card";
import { Pager } from "#app/ui/pager";
import { ShowMore } from "#app/ui/show-more";
import { SearchForm, type SearchFormModel } from "./search-form-view";

export interface MembersModel {
  title: string;
  words: Words<"members">;
  form: SearchFormModel;
  /** Cards as finished HTML; empty where nobody was found. */
  cards: string;
  similar: string;
  count: string;
  page: number;
  pageText: string;
  previous: string | undefined;
  next: string | undefined;
  /** The address of this page, where a like comes back to. */
  here: string;
  key: string;
}

/** The search: one form around the grid carries every like, which keeps 24 cards small. */
export function MembersView({ model }: { model: MembersModel }) {
  const { words, cards, similar } = model;
  return (
    <>
      <div className="head">
        <h1>{words.title}</h1>
        <p className="soft">{model.count}</p>
      </div>
      <SearchForm form={model.form} />
      {cards === "" ? <EmptyState icon="search" title={words.empty_title} text={words.empty_text} /> : null}
      <form method="post" action={model.here}>
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="intent" value="like" />
        <MemberGrid piece="members" label={words.list_label} html={cards} />
        {similar !== "" ? (
          <>
            <h2>{words.similar_title}</h2>
            <MemberGrid piece="similar" label={words.list_label} html={similar} />
          </>
        ) : null}
      </form>
      {model.next ? <ShowMore list="members" href={model.next} label={words.more} auto /> : null}
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
