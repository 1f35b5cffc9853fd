import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Field } from "#app/ui/field";
import { errorOf, type FieldError, type Option } from "#app/ui/form-types";
import { Select } from "#app/ui/select";
import { TextLink } from "#app/ui/text-link";

interface Chosen {
  chosen: string;
  options: Option[];
}

export interface SearchFormModel {
  words: Words<"members">;
  errorsTitle: string;
  gender: Chosen | undefined;
  country: Chosen | undefined;
  region: Chosen | undefined;
  ages: { lowest: number; highest: number; min: string; max: string } | undefined;
  errors: FieldError[];
}

/** The search as a GET form: its result is an address. Folded on phones, so that photographs lead. */
export function SearchForm({ form }: { form: SearchFormModel }) {
  const { words, errors, gender, country, region, ages } = form;
  return (
    <details className="filter" open={errors.length > 0}>
      <summary className="btn btn-secondary">{words.change}</summary>
      <ErrorSummary title={form.errorsTitle} errors={errors} />
      <form method="get" action={paths.members()} className="form filter-form">
        {gender ? (
          <Select
            id="gender"
            name="gender"
            label={words.gender}
            options={gender.options}
            defaultValue={gender.chosen || "all"}
          />
        ) : null}
        {country ? (
          <Select
            id="country"
            name="country"
            label={words.country}
            options={country.options}
            empty={words.any_country}
            defaultValue={country.chosen}
          />
        ) : null}
        {region ? (
          <Select
            id="countryregion"
            name="countryregion"
            label={words.region}
            options={region.options}
            empty={words.any_region}
            defaultValue={region.chosen}
          />
        ) : null}
        {ages ? (
          <div className="row">
            <AgeField
              id="min_age"
              label={words.min_age}
              ages={ages}
              value={ages.min}
              error={errorOf(errors, "min_age")}
            />
            <AgeField
              id="max_age"
              label={words.max_age}
              ages={ages}
              value={ages.max}
              error={errorOf(errors, "max_age")}
            />
          </div>
        ) : null}
        <div className="row">
          <Button icon="search">{words.submit}</Button>{" "}
          <TextLink href={paths.members({ clear: 1 })}>{words.clear}</TextLink>
        </div>
      </form>
    </details>
  );
}

type AgeFieldProps = {
  id: string;
  label: string;
  ages: NonNullable<SearchFormModel["ages"]>;
  value: string;
  error: string | undefined;
};

function AgeField({ id, label, ages, value, error }: AgeFieldProps) {
  return (
    <Field
      id={id}
      name={id}
      type="number"
      inputMode="numeric"
      label={label}
      min={ages.lowest}
      max={ages.highest}
      defaultValue={value}
      error={error}
    />
  );
}
