import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { Choice } from "#app/ui/choice";
import { KeyField } from "#app/ui/key-field";
import { Select } from "#app/ui/select";
import { TextLink } from "#app/ui/text-link";
import type { LanguageModel } from "./language.server";

/** Choosing language and country, as a page of its own (HOME-07). */
export function LanguageView({ model }: { model: LanguageModel }) {
  const { words, countries } = model;
  return (
    <section className="narrow stack">
      <h1>{model.title}</h1>
      <form method="post" action={paths.language()} className="form">
        <KeyField value={model.key} />
        <input type="hidden" name="next" value={model.next} />
        <Choice
          kind="radio"
          id="language"
          name="language"
          label={words.language}
          help={words.language_text}
          options={model.options}
          chosen={[model.chosen]}
        />
        {countries ? (
          <Select
            id="country"
            name="country"
            label={words.country}
            help={words.country_text}
            options={countries.options}
            defaultValue={countries.chosen}
            empty={countries.chosen ? undefined : words.country_none}
            autoComplete="country"
          />
        ) : null}
        <Button wide size="large">
          {words.save}
        </Button>
      </form>
      <p>
        {model.dataUse.ask} <TextLink href={model.dataUse.href}>{model.dataUse.title}</TextLink>
      </p>
    </section>
  );
}
