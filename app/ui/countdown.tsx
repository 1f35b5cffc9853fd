import { Fragment } from "react";

type Unit = "hours" | "minutes" | "seconds";

type CountdownProps = {
  secondsLeft: number;
  units?: readonly Unit[];
  /** "Offer valid for", read before the numbers. */
  label?: string;
  /** Part of a link's words: what a timer says is no part of a link's name (accname 1.2, 2F). */
  inLink?: boolean;
};

const defaultUnits: readonly Unit[] = ["hours", "minutes", "seconds"];

/** Two-digit text of each unit. */
export function countdownParts(secondsLeft: number): Record<Unit, string> {
  const whole = Math.max(0, Math.floor(secondsLeft));
  const two = (value: number) => String(value).padStart(2, "0");
  return {
    hours: two(Math.floor(whole / 3600)),
    minutes: two(Math.floor(whole / 60) % 60),
    seconds: two(whole % 60),
  };
}

/** Time left as the server saw it; a script lets it tick. */
export function Countdown({ secondsLeft, units = defaultUnits, label, inLink }: CountdownProps) {
  const parts = countdownParts(secondsLeft);
  return (
    <rz-countdown
      class="countdown"
      data-seconds-left={secondsLeft}
      role={inLink ? undefined : "timer"}
      aria-label={label}
      translate="no"
    >
      {units.map((unit, index) => (
        <Fragment key={unit}>
          {index > 0 ? ":" : null}
          <span data-unit={unit}>{parts[unit]}</span>
        </Fragment>
      ))}
    </rz-countdown>
  );
}
