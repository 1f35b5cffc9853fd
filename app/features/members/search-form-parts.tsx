import type { Words } from "#app/i18n/catalog";
import { paths } from "#app/paths";
import { AgeFields } from "#app/ui/age-fields";
import { Button } from "#app/ui/button";
import { ErrorSummary } from "#app/ui/error-summary";
import { Icon } from "#app/ui/icon";
import { Notice } from "#app/ui/notice";
import { Select } from "#app/ui/select";
import { TextLink } from "#app/ui/text-link";
import type { SearchFormModel } from "./search-form.server";

/** The search as a GET form: its result is an address. Rendered by search-form-html.server.tsx. */
export function SearchFormParts({ form }: { form: SearchFormModel }) {
  const { words, errors, gender, country, region, ages, locate } = form;
  return (
    <>
      <summary className="chip chip-plain">
        <Icon name="filter" />
        {words.change}
      </summary>
      <ErrorSummary title={form.errorsTitle} errors={errors} />
      {locate?.failed ? (
        <Notice kind="warning" announce>
          <p>{locate.words.location_unknown}</p>
        </Notice>
      ) : null}
      <form method="get" action={paths.members()} className="form filter-form">
        {/* Enter searches: it must not press a button that stands earlier in the form. */}
        <button type="submit" hidden tabIndex={-1} />
        {locate ? <LocateButton words={locate.words} /> : null}
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
            <AgeFields
              labels={{ from: words.min_age, to: words.max_age }}
              values={ages}
              constraints={{ min: ages.lowest, max: ages.highest }}
              errors={errors}
            />
          </div>
        ) : null}
        <div className="row">
          <Button icon="search">{words.submit}</Button>{" "}
          <TextLink href={paths.members({ clear: 1 })}>{words.clear}</TextLink>
        </div>
      </form>
    </>
  );
}

/** Sends the whole form, so that what was chosen stays; without scripts the lists do the same by hand (SRCH-05). */
function LocateButton({ words }: { words: Words<"signup">["steps"] }) {
  return (
    <rz-locate
      hidden
      data-busy={words.locating}
      data-denied={words.location_denied}
      data-failed={words.location_failed}
      data-none={words.location_none}
    >
      <Button
        variant="secondary"
        icon="map-pin"
        name="here"
        value=""
        formMethod="post"
        formAction={paths.members()}
        formNoValidate
      >
        {words.use_location}
      </Button>
      <p role="status" />
    </rz-locate>
  );
}
