import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { KeyField } from "#app/ui/key-field";
import type { SendRefusal } from "../chat-model";
import { RefusalNotice } from "../refusal-notice";
import type { GifPageModel } from "./gif-page.server";
import { RecipientLine } from "./recipient-line";

type GifViewProps = { model: GifPageModel; refusal: SendRefusal | undefined };

/** Searching GIFs and sending one by its own button (CHAT-13). */
export function GifView({ model, refusal }: GifViewProps) {
  const { words, partner, back, gifs, nothing, draftId } = model;
  return (
    <section className="give stack">
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
      {gifs.length > 0 ? (
        <>
          <p>{model.price}</p>
          <form method="post" action={model.action}>
            <KeyField value={model.formKey} />
            <ul className="give-grid" aria-label={words.gif_results}>
              {gifs.map(({ name, src, width, height, title }, index) => (
                <li key={name}>
                  <button type="submit" className="give-card" name="gif" value={name}>
                    <img
                      src={src}
                      alt={title}
                      width={width}
                      height={height}
                      loading={index < 6 ? undefined : "lazy"}
                      decoding="async"
                    />
                  </button>
                </li>
              ))}
            </ul>
          </form>
        </>
      ) : null}
      {model.credit ? <p className="soft">{model.credit}</p> : null}
    </section>
  );
}
