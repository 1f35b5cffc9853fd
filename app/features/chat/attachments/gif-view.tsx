import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { KeyField } from "#app/ui/key-field";
import type { SendRefusal } from "../chat-model";
import { RefusalNotice } from "../refusal-notice";
import type { GifGroup } from "./gif-model";
import type { GifPageModel } from "./gif-page.server";
import { RecipientLine } from "./recipient-line";

type GifViewProps = { model: GifPageModel; refusal: SendRefusal | undefined };

/** Searching GIFs and sending one by its own button (CHAT-13). */
export function GifView({ model, refusal }: GifViewProps) {
  const { words, partner, back, nothing, draftId } = model;
  const groups = model.groups.filter(({ gifs }) => gifs.length > 0);
  return (
    <section className="give stack" data-piece="give">
      <h1>{model.title}</h1>
      <RecipientLine partner={partner} back={{ href: back, label: words.back }} />
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <form method="get" action={model.search} className="gif-search">
        {draftId ? <input type="hidden" name="kept" value={draftId} /> : null}
        <Field id="q" name="q" type="search" label={words.gif_search} defaultValue={model.query} />
        <Button variant="secondary" icon="search">
          {words.gif_submit}
        </Button>
      </form>
      {nothing ? <p role="status">{nothing}</p> : null}
      {groups.length > 0 ? (
        <>
          <Moods label={words.gif_moods} groups={groups} />
          <p>{model.price}</p>
          <form method="post" action={model.action} className="stack">
            <KeyField value={model.formKey} />
            {groups.map(({ mood, gifs }, place) => (
              <section key={mood?.id ?? ""} id={mood && `mood-${mood.id}`} className="stack">
                {mood ? <h2>{mood.title}</h2> : null}
                <ul className="give-grid" aria-label={mood?.title ?? words.gif_results}>
                  {gifs.map(({ name, src, width, height, title }, index) => (
                    <li key={name}>
                      <button type="submit" className="give-card" name="gif" value={name}>
                        <img
                          src={src}
                          alt={title}
                          width={width}
                          height={height}
                          loading={place === 0 && index < 6 ? undefined : "lazy"}
                          decoding="async"
                        />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </form>
        </>
      ) : null}
      {model.credit ? <p className="soft">{model.credit}</p> : null}
    </section>
  );
}

/** The way to each mood; nothing where there is one group alone. */
function Moods({ label, groups }: { label: string; groups: readonly GifGroup[] }) {
  const moods = groups.flatMap(({ mood }) => mood ?? []);
  if (moods.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {moods.map(({ id, title }) => (
          <li key={id}>
            <a className="chip" href={`#mood-${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
