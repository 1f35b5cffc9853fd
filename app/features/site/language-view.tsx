import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import type { Option } from "#app/ui/form-types";

export interface LanguageModel {
  title: string;
  words: Words<"nav">;
  key: string;
  chosen: string;
  options: Option[];
  next: string;
}

/** Choosing a language as a page of its own. */
export function LanguageView({ model }: { model: LanguageModel }) {
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <p>{model.words.language_text}</p>
      <form method="post" action={paths.language()} className="form">
        <input type="hidden" name="_key" value={model.key} />
        <input type="hidden" name="next" value={model.next} />
        <Choice
          kind="radio"
          id="language"
          name="language"
          label={model.words.language}
          options={model.options}
          chosen={[model.chosen]}
        />
        <Button>{model.words.save}</Button>
      </form>
    </section>
  );
}
