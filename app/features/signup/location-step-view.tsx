import { Button } from "#app/ui/button";
import { Field } from "#app/ui/field";
import { errorOf } from "#app/ui/form-types";
import { Select } from "#app/ui/select";
import type { LocationFields, StepFrame } from "./step-types";

/** Country, region and city; a device that can tell where it is fills them in. */
export function LocationStep({ model, fields }: { model: StepFrame; fields: LocationFields }) {
  const { words, errors } = model;
  const { country, region } = fields;
  return (
    <form method="post" action={model.action} className="form">
      <input type="hidden" name="_key" value={model.key} />
      {/* Enter saves: it must not press a button that stands earlier in the form. */}
      <button type="submit" hidden tabIndex={-1} />
      <div className="stack">
        <p className="lead">{words.location_text}</p>
        <rz-locate
          hidden
          data-busy={words.locating}
          data-denied={words.location_denied}
          data-failed={words.location_failed}
          data-none={words.location_none}
        >
          <Button variant="secondary" icon="map-pin" name="here" value="" formNoValidate>
            {words.use_location}
          </Button>
          <p role="status" />
        </rz-locate>
      </div>
      <Select
        id="country"
        name="country"
        label={country.label}
        options={country.options}
        empty={words.choose}
        defaultValue={country.chosen}
        autoComplete="country"
        required
        error={errorOf(errors, "country")}
      />
      <div>
        <Button variant="secondary" size="small" name="intent" value="regions" formNoValidate>
          {words.show_regions}
        </Button>
      </div>
      {region ? (
        <Select
          id="region"
          name="region"
          label={region.label}
          options={region.options}
          empty={words.choose}
          defaultValue={region.chosen}
          autoComplete="address-level1"
          error={errorOf(errors, "region")}
        />
      ) : null}
      <Field
        id="city"
        name="city"
        label={words.city}
        autoComplete="address-level2"
        enterKeyHint="done"
        defaultValue={fields.city}
        error={errorOf(errors, "city")}
      />
      <Button wide size="large">
        {words.save}
      </Button>
    </form>
  );
}
