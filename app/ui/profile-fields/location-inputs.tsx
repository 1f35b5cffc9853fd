import { Button } from "../button";
import { Field } from "../field";
import { errorOf } from "../form-types";
import { Select } from "../select";
import type { LocationFields, Refused } from "./field-models";

interface LocationWords {
  use_location: string;
  locating: string;
  location_denied: string;
  location_failed: string;
  location_none: string;
  choose: string;
  show_regions: string;
  city: string;
}

type LocationInputsProps = Refused & {
  fields: LocationFields;
  words: LocationWords;
  /** Above the button that asks the device. */
  intro: string;
  /**
   * Where the two buttons that save nothing post to, and the piece that is swapped then; default: as the form does.
   * In a form that asks more, a country is asked for only once something of the place is said.
   */
  lookUp?: { action: string; piece: string };
};

/** Country, region and city inside a form; a device that can tell where it is fills them in. */
export function LocationInputs({ fields, words, intro, errors, lookUp }: LocationInputsProps) {
  const { country, region } = fields;
  const looks = lookUp && { formAction: lookUp.action, "data-swap": lookUp.piece };
  return (
    <>
      {/* Enter saves: it must not press a button that stands earlier in the form. */}
      <button type="submit" hidden tabIndex={-1} />
      <div className="stack">
        <p className="lead">{intro}</p>
        <rz-locate
          hidden
          data-busy={words.locating}
          data-denied={words.location_denied}
          data-failed={words.location_failed}
          data-none={words.location_none}
        >
          <Button variant="secondary" icon="map-pin" name="here" value="" formNoValidate {...looks}>
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
        required={!lookUp}
        error={errorOf(errors, "country")}
      />
      <div className="regions">
        <Button variant="quiet" size="small" name="intent" value="regions" formNoValidate {...looks}>
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
    </>
  );
}
