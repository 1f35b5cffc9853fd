import type { Words } from "#app/i18n/catalog";
import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import type { ChatPartner, SendRefusal } from "../chat-types";
import { RefusalNotice } from "../refusal-notice";
import { RecipientLine } from "./recipient-line";

interface FoundGif {
  name: string;
  src: string;
  width: number;
  height: number;
  title: string;
}

export interface GifPageModel {
  kind: "gifs";
  title: string;
  words: Words<"chat">["attach"];
  partner: ChatPartner;
  back: string;
  query: string;
  kept: string | undefined;
  search: string;
  action: string;
  formKey: string;
  /** What one costs, before it is chosen. */
  price: string;
  gifs: FoundGif[];
  /** Said instead of results. */
  nothing: string | undefined;
  credit: string | undefined;
}

type GifViewProps = { model: GifPageModel; refusal: SendRefusal | undefined };

/** Searching GIFs and sending one by its own button (CHAT-13). */
export function GifView({ model, refusal }: GifViewProps) {
  const { words, partner, back, gifs, nothing, kept } = model;
  return (
    <section className="give stack">
      <h1>{model.title}</h1>
      <RecipientLine partner={partner} back={{ href: back, label: words.back }} />
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <form method="get" action={model.search} className="gif-search">
        {kept ? <input type="hidden" name="kept" value={kept} /> : null}
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
            <input type="hidden" name="_key" value={model.formKey} />
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
