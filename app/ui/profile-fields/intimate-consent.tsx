import { Checkbox } from "../choice";

export interface IntimateConsentFields {
  /** Who sees the answers, or since when the member agrees to it. */
  text: string;
  /** The tick; undefined where the member agreed before. */
  label: string | undefined;
  ticked: boolean;
  /** Where the agreement is taken back; undefined where there is none yet. */
  back: { href: string; label: string } | undefined;
}

/** Stands above the first intimate question of a form (SAFE-02): who sees the answers, and a tick of its own. */
export function IntimateConsent({
  fields,
  error,
}: {
  fields: IntimateConsentFields;
  error: string | undefined;
}) {
  const { text, label, ticked, back } = fields;
  return (
    <div className="stack">
      <p className="help">
        {text} {back ? <a href={back.href}>{back.label}</a> : null}
      </p>
      {label ? (
        <Checkbox
          id="intimate_consent"
          name="intimate_consent"
          label={label}
          defaultChecked={ticked}
          error={error}
        />
      ) : null}
    </div>
  );
}
